/** What the two kinds of hosts in docs/deployment.md answer. nginx is tested in a full run only. */
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
import { MANIFEST_FILE } from '../src/integrations/web-app';
import { dishFile, pageFile } from '../src/prerender/file-names';
import { languages } from '../src/texts/languages';
import { isFullRun } from '../tests/test-scope';
import { closeServer } from './close-server';
import { compressed, compressFolder } from './compress';
import { startNginx } from './nginx';
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
const START_TIMEOUT_MS = 180_000;
/** What a payment page sends back. */
const FORM = Array.from({ length: 20 }, (_, index) => `udf${String(index)}=value`).join('&');
const LONG = 'x'.repeat(2000);
const PRERENDERED = routesWith('isPrerendered', true);
const PAGES = [...languages.keys()].flatMap((code) => PRERENDERED.map((id) => pageFile(id, code)));
const SITE = path.resolve(import.meta.dirname, '../deploy/nginx.conf');

const folder = mkdtempSync(path.join(tmpdir(), 'deployment-'));
const dist = path.join(folder, 'dist');
let script = '';

function write(file: string, text: string): void {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
}

beforeAll(async () => {
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
    for (const file of [...PAGES, dishFile('d 1/½') ?? ''])
      write(path.join(dist, 'prerendered', place, file), `${place} ${file} ${LONG}`);
    write(path.join(dist, 'prerendered', place, 'sitemap.xml'), '<urlset/>');
    write(path.join(dist, 'prerendered', place, MANIFEST_FILE), JSON.stringify({ name: place }));
  }
  const fallback = '/assets/* /index.html 404\n/* /index.html 200\n';
  const lines = places.flatMap((place) => redirectLines(place, PAGES));
  write(path.join(dist, '_redirects'), `${lines.join('\n')}\n${fallback}`);
  compressFolder(dist);
}, START_TIMEOUT_MS);
afterAll(() => rmSync(folder, { recursive: true }));

interface Host {
  port: number;
  stop: () => Promise<unknown>;
}

async function startStaticHost(): Promise<Host> {
  const server = createStaticServer(dist);
  return { port: await listenOnLocalhost(server, 0), stop: () => closeServer(server) };
}

/** nginx with deploy/nginx.conf, in which the example of a proxy is active. */
async function startNginxHost(): Promise<Host> {
  const service = createServer((incoming, outgoing) => outgoing.end(`service ${incoming.url ?? ''}`));
  const example = readFileSync(SITE, 'utf8')
    .replace(/^ {2}#(location| {2}|\})/gm, '  $1')
    .replace('127.0.0.1:8080', `127.0.0.1:${String(await listenOnLocalhost(service, 0))}`);
  const { port, stop } = await startNginx(example, { folder: dist, scratch: path.join(folder, 'nginx') });
  return { port, stop: () => Promise.all([stop(), closeServer(service)]) };
}

describe.each([
  { name: 'a static host with _headers and _redirects', isNginx: false, start: startStaticHost },
  ...(isFullRun ? [{ name: 'nginx with deploy/nginx.conf', isNginx: true, start: startNginxHost }] : []),
])('$name', ({ start, isNginx }) => {
  let host: Host;
  beforeAll(async () => {
    host = await start();
  }, START_TIMEOUT_MS);
  afterAll(() => host.stop());

  /** `fetch` would normalise paths, decompress bodies and set the host itself. `target` may begin with a host. */
  function send(method: string, target: string, headers: Record<string, string>, form = '') {
    const [, name = '', path = ''] = /^([^/]*)(.*)$/.exec(target) ?? [];
    return new Promise<{ status: number; headers: IncomingHttpHeaders; body: string }>((resolve, reject) => {
      const options = {
        method,
        port: host.port,
        host: '127.0.0.1',
        path,
        headers: { Host: name || 'order.example.com', ...headers },
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
        .end(form);
    });
  }
  const get = (target: string, headers: Record<string, string> = {}) => send('GET', target, headers);

  it.each([
    ['/', 'application'],
    ['/green-leaf', 'application'],
    ['/green-leaf/menu/50%25%20off%20%2F%20combos', 'application'],
    ['greenleaf.in/menu/Dr.%20Pepper', 'application'],
    ['greenleaf.in/order-history/order-details/7?x=1', 'application'],
    ['/spice-garden', 'order.example.com/spice-garden index.html'],
    ['/spice-garden/', 'order.example.com/spice-garden index.html'],
    ['/spice-garden/menu', 'order.example.com/spice-garden menu.html'],
    ['/spice-garden/menu/Main%20course', 'order.example.com/spice-garden menu.html'],
    ['/spice-garden/cart', 'application'],
    ['/spice-garden/menus', 'application'],
    ['spicegarden.in/?utm_source=x', 'spicegarden.in index.html'],
    ['spicegarden.in/menu/Starters', 'spicegarden.in menu.html'],
    ['spicegarden.in/cart', 'application'],
  ])(
    'answers %s with the prerendered page where there is one, or the application',
    async (target, content) => {
      const { status, headers, body } = await get(target);
      expect(status).toBe(200);
      expect(body).toContain(content);
      expect(headers['content-type']).toMatch(/^text\/html; ?charset=utf-8$/);
      expect(headers['cache-control']).toBe('no-cache');
      expect(headers).toHaveProperty('content-security-policy');
    },
  );

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
  });

  it('sends the security headers with every file, and with a 404', async () => {
    const files = [script, '/sw.js', '/assets/gone-1234.js', '/spice-garden', '/spice-garden/sitemap.xml'];
    for (const target of files) {
      const { headers } = await get(target);
      expect(headers, target).toMatchObject({
        'content-security-policy': expect.stringMatching(/^default-src '(self|none)'/) as string,
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'strict-origin-when-cross-origin',
        'permissions-policy': 'geolocation=(self), camera=(), microphone=(), payment=(), usb=()',
      });
    }
  });

  it('lets the service worker fetch the site’s files, and nothing else', async () => {
    const { headers } = await get('/sw.js');
    expect(headers['content-type']).toMatch(/javascript/);
    expect(headers['content-security-policy']).toBe("default-src 'none'; connect-src 'self'");
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
      const { headers } = await get(target, { 'Accept-Encoding': encoding });
      expect(headers['content-encoding']).toBe(used);
      expect(headers.vary).toMatch(/^Accept-Encoding(, Accept-Language)?$/);
    }
  });

  it.each([
    ['hi-IN,hi;q=0.9,en-US;q=0.8', '.hi.html'],
    ['HI', '.hi.html'],
    ['en-IN,en;q=0.9,hi;q=0.8', '.html'],
    // Hiligaynon.
    ['hil,en;q=0.5', '.html'],
    ['*', '.html'],
  ])(
    'answers Accept-Language %s with the page prerendered in that language, or else in English',
    async (languages, ending) => {
      const accept = { 'Accept-Language': languages };
      expect((await get('/spice-garden', accept)).body).toContain(`spice-garden index${ending}`);
      expect((await get('/spice-garden/menu/Starters', accept)).body).toContain(`spice-garden menu${ending}`);
      expect((await get('spicegarden.in/menu', accept)).body).toContain(`spicegarden.in menu${ending}`);
      expect((await get('/spice-garden/cart', accept)).body).toContain('application');
      expect((await get('/spice-garden/sitemap.xml', accept)).body).toBe('<urlset/>');
    },
  );

  it.each([...languages.keys()])('serves the pages prerendered in %s', async (code) => {
    const { body } = await get('/spice-garden/menu', { 'Accept-Language': code });
    expect(body).toContain(`spice-garden ${pageFile('menu', code)}`);
  });

  it('serves the sitemap of each restaurant', async () => {
    for (const target of ['/spice-garden/sitemap.xml', 'spicegarden.in/sitemap.xml']) {
      const { headers, body } = await get(target);
      expect(body).toBe('<urlset/>');
      expect(headers['content-type']).toMatch(/xml/);
    }
    expect((await get('/green-leaf/sitemap.xml')).body).toContain('application');
  });

  it('serves the web app manifest of each restaurant', async () => {
    for (const [target, name] of [
      ['/spice-garden/manifest.webmanifest', 'order.example.com/spice-garden'],
      ['spicegarden.in/manifest.webmanifest', 'spicegarden.in'],
    ] as const) {
      const { headers, body } = await get(target, { 'Accept-Language': 'hi' });
      expect(JSON.parse(body)).toEqual({ name });
      expect(headers['content-type']).toMatch(/^application\/manifest\+json/);
      expect(headers['cache-control']).toBe('no-cache');
    }
  });

  it.each([
    ['application/x-www-form-urlencoded', FORM],
    ['multipart/form-data; boundary=x', `--x\r\n${FORM}\r\n--x--\r\n`],
    ['application/x-www-form-urlencoded', ''],
  ])('answers a posted form (%s) with 303 to the same address', async (type, form) => {
    const fromElsewhere = { Origin: 'https://pay.example.com', 'Content-Type': type };
    for (const target of [
      '/spice-garden/orderInfo?OrderId=1042',
      '/spice-garden/orderInfo?OrderId=%231042%20%2F%E0%A4%85&x=a+b',
      '/spice-garden/orderInfo',
      'spicegarden.in/orderInfo?OrderId=1042',
      '/green-leaf/cart',
      '/',
    ]) {
      const { status, headers, body } = await send('POST', target, fromElsewhere, form);
      expect(status, target).toBe(303);
      expect(headers.location).toBe(target.slice(target.indexOf('/')));
      expect(headers['cache-control']).toBe('no-cache');
      expect(headers).toHaveProperty('content-security-policy');
      expect(body).not.toContain(FORM);
    }
  });

  it('leads a posted form to no other host', async () => {
    for (const target of [
      '//evil.example/?OrderId=1',
      '/\\evil.example/',
      '///evil.example',
      '/\\/evil.example',
    ]) {
      const { status, headers } = await send('POST', target, {}, FORM);
      expect(status, target).toBe(303);
      const address = new URL(headers.location ?? '', 'https://order.example.com/');
      expect(address.href).toBe(`https://order.example.com${target.replaceAll('\\', '/')}`);
    }
  });

  it('accepts no other method than GET, HEAD and a form for a page', async () => {
    for (const [method, target] of [
      ['POST', script],
      ['PUT', '/spice-garden'],
      ['PATCH', '/spice-garden/orderInfo'],
    ] as const)
      expect((await send(method, target, {}, FORM)).status, `${method} ${target}`).toBe(405);
  });

  it('does not serve the configuration files of hosts', async () => {
    for (const file of ['/_headers', '/_redirects', '/_nginx/headers.conf'])
      expect((await get(file)).status).toBe(404);
  });

  // Static hosts cannot match the query, read several languages or treat www. as the same domain.
  if (!isNginx) return;

  it('serves the preview of a shared dish on any page of its restaurant', async () => {
    for (const target of [
      '/spice-garden/menu/Starters?dish=d+1%2F%C2%BD',
      '/spice-garden?a=b&dish=d+1%2F%C2%BD',
      'www.spicegarden.in/menu?dish=d+1%2F%C2%BD',
    ])
      expect((await get(target)).body).toContain('dish/d+1%2F%C2%BD.html');
    expect((await get('/spice-garden/menu?dish=d-gone')).body).toContain('menu.html');
    expect((await get('/spice-garden/menu?dish=../menu')).body).toContain('menu.html');
    expect((await get('/spice-garden/cart?dish=../../../../index')).body).toContain('application');
  });

  it('chooses the first language that the product has, as the browser does', async () => {
    for (const [languages, file] of [
      ['mr-IN, HI-in;q=0.9, en;q=0.8', 'menu.hi.html'],
      ['fr, en;q=0.9, hi;q=0.8', 'menu.html'],
      [`${'ta,  '.repeat(300)}hi`, 'menu.hi.html'],
      [`${'ta,  '.repeat(300)}te`, 'menu.html'],
    ] as const) {
      const { body, headers } = await get('/spice-garden/menu', { 'Accept-Language': languages });
      expect(body).toContain(file);
      // Otherwise a shared cache would send it to everyone.
      expect(headers.vary).toContain('Accept-Language');
    }
  });

  it('treats a leading www. as the domain itself', async () => {
    expect((await get('www.spicegarden.in/')).body).toContain('spicegarden.in index.html');
  });

  it('forwards to a server behind the example of a proxy without the storefront’s headers', async () => {
    for (const target of ['/track?OrderId=7', '/track/orders/7']) {
      const { body, headers } = await get(target);
      expect(body).toBe(`service ${target}`);
      expect(headers).not.toHaveProperty('content-security-policy');
      expect(headers['x-content-type-options']).toBe('nosniff');
    }
    expect((await get('/tracking')).body).toContain('application');
    expect((await send('POST', '/track?OrderId=7', {}, FORM)).body).toBe('service /track?OrderId=7');
  });
});

it('deploy/nginx.conf names every prerendered page', () => {
  const named = [...readFileSync(SITE, 'utf8').matchAll(/([\w-]+)\$language\.html/g)];
  const pages = named.map(([, name = '']) => `${name}.html`);
  expect(new Set(pages)).toEqual(new Set(PRERENDERED.map((id) => pageFile(id, 'en'))));
});
