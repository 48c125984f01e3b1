import { existsSync, readFileSync } from 'node:fs';
import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from 'node:http';
import path from 'node:path';
import sirv from 'sirv';

import { compressFolder } from './compress';
import { headersFor, parseHeaderRules } from './header-rules';
import { isProxied, proxyRequest, type ProxiedPaths } from './proxy-requests';
import { parseRedirectRules, ruleFor } from './redirect-rules';

const pathOf = (request: IncomingMessage): string => (request.url ?? '/').split(/[?#]/)[0] ?? '/';

/**
 * The address of a request, for `Location`. A path that begins with two slashes would lead to another host, so a dot
 * segment, which has no effect, comes before it.
 */
const ownAddress = ({ url = '/' }: IncomingMessage): string => (/^\/(?![/\\])/.test(url) ? url : `/.${url}`);

/** Configuration of hosts, which is not served. */
const HOST_CONFIGURATION = /^\/_(headers|redirects|nginx\/.*)$/;

/**
 * Serves a folder like a static host. Reads its rules per request, as `npm run prerender` may change them.
 * @param proxied paths proxied to another server, without the folder's headers and rewrites
 */
export function createStaticListener(folder: string, proxied?: ProxiedPaths): RequestListener {
  if (!existsSync(path.join(folder, 'index.html')))
    throw new Error(`${folder} has no index.html: build first`);
  compressFolder(folder);
  const read = (name: string) => readFileSync(path.join(folder, name), 'utf8');
  const files = sirv(folder, { brotli: true, gzip: true, etag: true, dev: true });

  const sendError = (response: ServerResponse, status: number, text: string): void => {
    response.writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' });
    response.end(text);
  };

  return (request, response) => {
    const pathname = pathOf(request);
    if (proxied && isProxied(proxied, pathname)) {
      proxyRequest(proxied, request, response);
      return;
    }
    const notFound = () => sendError(response, 404, 'Not found');
    if (HOST_CONFIGURATION.test(pathname)) {
      notFound();
      return;
    }
    const redirectRules = parseRedirectRules(read('_redirects'));
    const rewrite = (isFile: boolean, otherwise: () => void): void => {
      const { host = '', 'accept-language': languages } = request.headers;
      const rule = ruleFor(redirectRules, { host, pathname, isFile, languages });
      if (rule?.status !== 200) {
        otherwise();
        return;
      }
      request.url = rule.target;
      files(request, response, notFound);
    };
    for (const [name, value] of headersFor(parseHeaderRules(read('_headers')), pathname))
      response.setHeader(name, value);
    // A payment page may come back with a form, which a reload would send again.
    if (request.method === 'POST' && !pathname.startsWith('/assets/')) {
      response.writeHead(303, { Location: ownAddress(request) }).end();
      return;
    }
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      sendError(response, 405, 'Only GET, HEAD and forms');
      return;
    }
    rewrite(true, () => files(request, response, () => rewrite(false, notFound)));
  };
}

export function createStaticServer(folder: string, proxied?: ProxiedPaths): Server {
  return createServer(createStaticListener(folder, proxied));
}
