import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, request, type IncomingHttpHeaders } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { build } from 'vite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listenOnLocalhost } from '../sandbox/listen';
import { routesWith } from '../src/config/routes';
import { parseEnv } from '../src/config/env-schema';
import { dishFile, pageFile } from '../src/prerender/file-names';
import { offeredLanguages } from '../src/texts/languages';
import { closeServer } from './close-server';
import { compressed, compressFolder } from './compress';
import { installNginx, startNginx } from './nginx';
import { securityHeaders } from './security-headers';
import { createStaticServer } from './serve-static';
import { targetOf, redirectLines } from './prerender/target';

const env = parseEnv({
  VITE_API_HOST: 'https://api.example.com',
  VITE_LOOKUP_HOST: 'https://lookup.example.com',
  VITE_PRIMARY_DOMAIN: 'order.example.com',
  VITE_PAYMENT_URL: 'https://pay.example.com',
  VITE_TRACKING_URL: 'https://track.example.com',
});
const INSTALLING = 180_000;
const LONG = 'x'.repeat(2000);
const LANGUAGES = [...offeredLanguages.keys()];
const PRERENDERED = routesWith('isPrerendered', true);
const PAGES = LANGUAGES.flatMap((code) => PRERENDERED.map((id) => pageFile(id, code)));

const folder = mkdtempSync(path.join(tmpdir(), 'deployment-'));
const dist = path.join(folder, 'dist');
let script = '';

function write(file: string, text: string): void {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
}

beforeAll(async () => {
  installNginx();
  const source = path.join(folder, 'source');
  write(path.join(source, 'main.css'), `p { color: red; content: '${LONG}' }`);
  write(path.join(source, 'main.js'), `import './main.css'; console.log('${LONG}')`);
  write(
    path.join(source, 'index.html'),
    '<!doctype html><html><head><meta charset="utf-8" /></head><body>application<script type="module" src="/main.js"></script></body></html>',
  );
  write(path.join(source, 'public/sw.js'), '// worker');
  await build({
    configFile: false,
    root: source,
    publicDir: path.join(source, 'public'),
    logLevel: 'error',
    build: { outDir: dist },
    plugins: [securityHeaders(env), compressed()],
  });
  script = `/assets/${readdirSync(path.join(dist, 'assets')).find((name) => name.endsWith('.js')) ?? ''}`;

  const primary = new URL('https://order.example.com');
  const places = ['spice-garden', 'spicegarden.in'].map((name) => targetOf(name, primary));
  for (const { folder: place } of places) {
    for (const file of [...PAGES, dishFile('d 1/½') ?? '']) {
      write(path.join(dist, 'prerendered', place, file), `${place} ${file} ${LONG}`);
    }
    write(path.join(dist, 'prerendered', place, 'sitemap.xml'), '<urlset/>');
  }
  const fallback = '/assets/* /index.html 404\n/* /index.html 200\n';
  const lines = places.flatMap((place) => redirectLines(place, PAGES));
  write(path.join(dist, '_redirects'), `${lines.join('\n')}\n${fallback}`);
  compressFolder(dist);
}, INSTALLING);
afterAll(() => rmSync(folder, { recursive: true }));

interface Host {
  name: string;
  /** @returns the port and a function that stops the host */
  start: () => Promise<{ port: number; stop: () => Promise<unknown> }>;
  /** Only nginx can match the query, read several languages and treat www. as the same domain. */
  isNginx: boolean;
}

const hosts: Host[] = [
  {
    name: 'nginx with deploy/nginx.conf',
    isNginx: true,
    start: async () => {
      const probe = createStaticServer(dist);
      const port = await listenOnLocalhost(probe, 0);
      await closeServer(probe);
      const site = path.resolve(import.meta.dirname, '../deploy/nginx.conf');
      const nginx = await startNginx(site, { folder: dist, port, scratch: path.join(folder, 'nginx') });
      const ended = new Promise((resolve) => nginx.once('exit', resolve));
      return {
        port,
        stop: () => {
          nginx.kill();
          return ended;
        },
      };
    },
  },
  {
    name: 'a static host with _headers and _redirects',
    isNginx: false,
    start: async () => {
      const server = createStaticServer(dist);
      return { port: await listenOnLocalhost(server, 0), stop: () => closeServer(server) };
    },
  },
];

describe.each(hosts)('$name', ({ start, isNginx }) => {
  let running: Awaited<ReturnType<Host['start']>>;
  beforeAll(async () => {
    running = await start();
  });
  afterAll(() => running.stop());

  /** `fetch` would normalise paths, decompress bodies and set the host itself. */
  function get(
    target: string,
    { host = 'order.example.com', encoding = '', saveData = '', languages = '' } = {},
  ) {
    return new Promise<{ status: number; headers: IncomingHttpHeaders; body: string }>((resolve, reject) => {
      const options = {
        port: running.port,
        host: '127.0.0.1',
        path: target,
        headers: {
          Host: host,
          'Accept-Encoding': encoding,
          ...(saveData && { 'Save-Data': saveData }),
          ...(languages && { 'Accept-Language': languages }),
        },
      };
      request(options, (response) => {
        let body = '';
        response.setEncoding('utf8');
        response.on('data', (chunk: string) => (body += chunk));
        response.on('end', () =>
          resolve({ status: response.statusCode ?? 0, headers: response.headers, body }),
        );
      })
        .on('error', reject)
        .end();
    });
  }

  it.each([
    ['order.example.com', '/'],
    ['order.example.com', '/green-leaf'],
    ['order.example.com', '/green-leaf/menu/50%25%20off%20%2F%20combos'],
    ['greenleaf.in', '/'],
    ['greenleaf.in', '/menu/Dr.%20Pepper'],
    ['greenleaf.in', '/order-history/order-details/7?x=1'],
  ])('answers %s%s with the application, which browsers revalidate', async (host, target) => {
    const { status, headers, body } = await get(target, { host });
    expect(status).toBe(200);
    expect(body).toContain('application');
    expect(headers['content-type']).toMatch(/^text\/html; ?charset=utf-8$/);
    expect(headers['cache-control']).toBe('no-cache');
  });

  it('sends the security headers of the build with every page', async () => {
    const { headers, body } = await get('/green-leaf');
    const policy = String(headers['content-security-policy']);
    expect(policy).toContain("script-src 'self'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(body).toContain(policy.replace("; frame-ancestors 'none'", ''));
    // The hash of the sent style sheet, which prerendered pages inline.
    const sheet = readdirSync(path.join(dist, 'assets')).find((name) => name.endsWith('.css')) ?? '';
    const hash = createHash('sha256')
      .update(readFileSync(path.join(dist, 'assets', sheet)))
      .digest('base64');
    expect(policy).toContain(`style-src 'self' 'sha256-${hash}';`);
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
    });
    expect(headers['permissions-policy']).toContain('geolocation=(self)');
  });

  it('sends the security headers with every file, and with a 404', async () => {
    for (const target of [
      script,
      '/sw.js',
      '/assets/gone-1234.js',
      '/spice-garden',
      '/spice-garden/sitemap.xml',
    ]) {
      const { headers } = await get(target);
      expect(headers, target).toMatchObject({
        'content-security-policy': expect.stringMatching(/^default-src '(self|none)'/),
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'strict-origin-when-cross-origin',
        'permissions-policy': 'geolocation=(self), camera=(), microphone=(), payment=(), usb=()',
      });
    }
  });

  it('lets the service worker fetch the site’s files and pictures, and nothing else', async () => {
    const { headers } = await get('/sw.js');
    expect(headers['content-type']).toMatch(/javascript/);
    expect(headers['content-security-policy']).toBe("default-src 'none'; connect-src 'self' https: http:");
    expect(headers['x-content-type-options']).toBe('nosniff');
  });

  it('lets browsers cache hashed files for a year, but neither other nor missing files', async () => {
    const { headers } = await get(script);
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(headers['content-type']).toMatch(/javascript/);
    expect((await get('/sw.js')).headers['cache-control']).toBe('no-cache');
    const missing = await get('/assets/gone-1234.js');
    expect(missing.status).toBe(404);
    expect(missing.headers['cache-control']).not.toContain('immutable');
  });

  it.each([
    ['gzip, deflate, br', 'br'],
    ['gzip', 'gzip'],
    ['', undefined],
  ])("compresses for Accept-Encoding '%s'", async (encoding, used) => {
    for (const target of [script, '/spice-garden/menu']) {
      const { headers } = await get(target, { encoding });
      expect(headers['content-encoding']).toBe(used);
      if (target === script) expect(headers.vary).toBe('Accept-Encoding');
      else expect(headers.vary).toMatch(/^Accept-Encoding(, Save-Data, Accept-Language)?$/);
    }
  });

  it.each([
    ['order.example.com', '/spice-garden', 'order.example.com/spice-garden index.html'],
    ['order.example.com', '/spice-garden/', 'order.example.com/spice-garden index.html'],
    ['order.example.com', '/spice-garden/menu', 'order.example.com/spice-garden menu.html'],
    ['order.example.com', '/spice-garden/menu/Main%20course', 'order.example.com/spice-garden menu.html'],
    ['order.example.com', '/spice-garden/cart', 'application'],
    ['order.example.com', '/spice-garden/menus', 'application'],
    ['spicegarden.in', '/', 'spicegarden.in index.html'],
    ['spicegarden.in', '/?utm_source=x', 'spicegarden.in index.html'],
    ['spicegarden.in', '/menu', 'spicegarden.in menu.html'],
    ['spicegarden.in', '/menu/Starters', 'spicegarden.in menu.html'],
    ['spicegarden.in', '/cart', 'application'],
  ])('answers %s%s with the prerendered page where there is one', async (host, target, content) => {
    const { headers, body } = await get(target, { host });
    expect(body).toContain(content);
    expect(headers['content-type']).toMatch(/^text\/html/);
    expect(headers['cache-control']).toBe('no-cache');
    expect(headers).toHaveProperty('content-security-policy');
  });

  it.each([
    ['hi-IN,hi;q=0.9,en-US;q=0.8', '.hi.html'],
    ['HI', '.hi.html'],
    ['en-IN,en;q=0.9,hi;q=0.8', '.html'],
    // Hiligaynon.
    ['hil,en;q=0.5', '.html'],
    ['fr-FR', '.html'],
    ['*', '.html'],
  ])(
    'answers Accept-Language %s with the page prerendered in that language, or else in English',
    async (languages, ending) => {
      for (const [host, target, file] of [
        ['order.example.com', '/spice-garden', 'order.example.com/spice-garden index'],
        ['order.example.com', '/spice-garden/menu/Main%20course', 'order.example.com/spice-garden menu'],
        ['spicegarden.in', '/', 'spicegarden.in index'],
        ['spicegarden.in', '/menu', 'spicegarden.in menu'],
      ] as const) {
        expect((await get(target, { host, languages })).body).toContain(`${file}${ending}`);
      }
      expect((await get('/spice-garden/cart', { languages })).body).toContain('application');
      expect((await get('/spice-garden/sitemap.xml', { languages })).body).toBe('<urlset/>');
    },
  );

  it.each(LANGUAGES)('serves the pages prerendered in %s', async (code) => {
    const { body } = await get('/spice-garden/menu', { languages: code });
    expect(body).toContain(`spice-garden ${pageFile('menu', code)}`);
  });

  it('serves the sitemap of each restaurant', async () => {
    for (const [host, target] of [
      ['order.example.com', '/spice-garden/sitemap.xml'],
      ['spicegarden.in', '/sitemap.xml'],
    ] as const) {
      const { headers, body } = await get(target, { host });
      expect(body).toBe('<urlset/>');
      expect(headers['content-type']).toMatch(/xml/);
    }
    expect((await get('/green-leaf/sitemap.xml')).body).toContain('application');
  });

  if (isNginx) {
    it('serves the preview of a shared dish on any page of its restaurant', async () => {
      for (const [host, target] of [
        ['order.example.com', '/spice-garden/menu/Starters?dish=d+1%2F%C2%BD'],
        ['order.example.com', '/spice-garden?a=b&dish=d+1%2F%C2%BD'],
        ['www.spicegarden.in', '/menu?dish=d+1%2F%C2%BD'],
      ] as const) {
        expect((await get(target, { host })).body).toContain('dish/d+1%2F%C2%BD.html');
      }
      expect((await get('/spice-garden/menu?dish=d-gone')).body).toContain('menu.html');
      expect((await get('/spice-garden/menu?dish=../menu')).body).toContain('menu.html');
      expect((await get('/spice-garden/cart?dish=../../../../index')).body).toContain('application');
    });

    it('serves no prerendered home page, whose banner loads at once, when Save-Data is on', async () => {
      for (const [host, target] of [
        ['order.example.com', '/spice-garden'],
        ['spicegarden.in', '/'],
      ] as const) {
        expect((await get(target, { host, saveData: 'on' })).body).toContain('application');
        const { body, headers } = await get(target, { host, saveData: 'off' });
        expect(body).toContain('index.html');
        // Otherwise a shared cache would send it to everyone.
        expect(headers.vary).toContain('Save-Data');
      }
      expect((await get('/spice-garden/menu', { saveData: 'on' })).body).toContain('menu.html');
    });

    it('chooses the first language that the product has, as the browser does', async () => {
      for (const [languages, file] of [
        ['mr-IN, HI-in;q=0.9, en;q=0.8', 'menu.hi.html'],
        ['fr, en;q=0.9, hi;q=0.8', 'menu.html'],
        [`${'ta,  '.repeat(300)}hi`, 'menu.hi.html'],
        [`${'ta,  '.repeat(300)}te`, 'menu.html'],
      ] as const) {
        const { body, headers } = await get('/spice-garden/menu', { languages });
        expect(body).toContain(file);
        // Otherwise a shared cache would send it to everyone.
        expect(headers.vary).toContain('Accept-Language');
      }
      expect((await get('/spice-garden?dish=d+1%2F%C2%BD', { languages: 'hi' })).body).toContain('dish/d+1');
      const sparing = await get('/spice-garden', { languages: 'hi', saveData: 'on' });
      expect(sparing.body).toContain('application');
    });

    it('treats a leading www. as the domain itself', async () => {
      expect((await get('/', { host: 'www.spicegarden.in' })).body).toContain('spicegarden.in index.html');
    });
  }

  it('does not serve the configuration files of hosts', async () => {
    for (const file of ['/_headers', '/_redirects', '/_nginx/headers.conf']) {
      expect((await get(file)).status).toBe(404);
    }
  });
});

it('deploy/nginx.conf names every prerendered page', () => {
  const site = readFileSync(path.resolve(import.meta.dirname, '../deploy/nginx.conf'), 'utf8');
  const named = [...site.matchAll(/([\w-]+)\$language\.html/g)].map(([, name]) => `${name}.html`);
  expect(new Set(named)).toEqual(new Set(PRERENDERED.map((id) => pageFile(id, 'en'))));
});

describe('the proxy example in deploy/nginx.conf', () => {
  it('forwards to the other server without the storefront’s headers', async () => {
    const service = createServer((incoming, outgoing) => outgoing.end(`service ${incoming.url ?? ''}`));
    const servicePort = await listenOnLocalhost(service, 0);
    const probe = createStaticServer(dist);
    const port = await listenOnLocalhost(probe, 0);
    await closeServer(probe);
    const scratch = path.join(folder, 'nginx-own-origin');
    const site = path.join(scratch, 'example.conf');
    const example = readFileSync(path.resolve(import.meta.dirname, '../deploy/nginx.conf'), 'utf8')
      .replace(/^ {2}#(location| {2}|\})/gm, '  $1')
      .replace('127.0.0.1:8080', `127.0.0.1:${String(servicePort)}`);
    write(site, example);
    const nginx = await startNginx(site, { folder: dist, port, scratch });
    const at = (target: string) => fetch(`http://127.0.0.1:${String(port)}${target}`);
    for (const target of ['/track?OrderId=7', '/track/orders/7']) {
      const answer = await at(target);
      expect(await answer.text()).toBe(`service ${target}`);
      expect(answer.headers.get('Content-Security-Policy')).toBeNull();
      expect(answer.headers.get('X-Content-Type-Options')).toBe('nosniff');
    }
    expect(await (await at('/tracking')).text()).toContain('application');
    nginx.kill();
    await closeServer(service);
  });
});
