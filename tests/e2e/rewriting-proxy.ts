import { createServer } from 'node:http';
import { listenOnLocalhost } from '../../sandbox/listen';
import { closeServer } from '../../tools/close-server';

/** What proxies do to the scripts of a page. */
export const REWRITES = [
  {
    what: 'changes the type of scripts that do not opt out',
    rewrite: (html: string) =>
      html.replace(
        /<script(?![^>]*(?:data-cfasync="false"|"application\/))/g,
        '$& type="9f1-text/javascript"',
      ),
    startsPrerendered: true,
  },
  {
    what: 'changes a space in the inline scripts',
    rewrite: (html: string) => html.replaceAll('<script data-cfasync="false">', '$& '),
    startsPrerendered: false,
  },
  {
    what: 'adds a script of its own',
    rewrite: (html: string) => html.replace('<head>', '$&<script>globalThis.injected = true</script>'),
    startsPrerendered: true,
  },
];

/** Serves another server's files, and its pages as `rewrite` returns them. */
export async function serveRewritten(from: string, rewrite: (html: string) => string) {
  const server = createServer((request, response) => {
    void fetch(from + (request.url ?? '')).then(async (answer) => {
      for (const name of ['Content-Type', 'Content-Security-Policy'])
        response.setHeader(name, answer.headers.get(name) ?? '');
      const isPage = answer.headers.get('Content-Type')?.startsWith('text/html') ?? false;
      response.end(isPage ? rewrite(await answer.text()) : Buffer.from(await answer.arrayBuffer()));
    });
  });
  const origin = `http://localhost:${String(await listenOnLocalhost(server, 0))}`;
  return { origin, close: () => closeServer(server) };
}
