import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, request, type IncomingHttpHeaders, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { listenOnLocalhost } from '../sandbox/listen';
import { closeServer } from './close-server';
import { createStaticServer } from './serve-static';

const HEADERS = `/*
  X-Frame-Options: DENY
  Content-Security-Policy: default-src 'self'
  Cache-Control: no-cache
/assets/*
  ! X-Frame-Options
  Cache-Control: public, max-age=9
`;

let folder = '';
let server: Server;
let port = 0;

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'serve-static-'));
  mkdirSync(path.join(folder, 'assets'));
  writeFileSync(path.join(folder, 'index.html'), `<!doctype html><title>Shop</title>${' '.repeat(2000)}`);
  writeFileSync(path.join(folder, 'assets', 'main-1.js'), `console.log(1);${' '.repeat(2000)}`);
  writeFileSync(path.join(folder, 'icon.svg'), '<svg/>');
  writeFileSync(path.join(folder, '_headers'), HEADERS);
  writeFileSync(path.join(folder, '_redirects'), '/assets/* /index.html 404\n/* /index.html 200\n');
  server = createStaticServer(folder);
  port = await listenOnLocalhost(server, 0);
});
afterAll(async () => {
  await closeServer(server);
  rmSync(folder, { recursive: true });
});

/** `fetch` would normalise paths and decompress bodies. */
function get(target: string, encoding = '', method = 'GET') {
  return new Promise<{ status: number; headers: IncomingHttpHeaders; body: string }>((resolve, reject) => {
    const headers = { 'Accept-Encoding': encoding };
    request({ port, host: '127.0.0.1', path: target, method, headers }, (response) => {
      let body = '';
      response.on('data', (chunk: Buffer) => (body += chunk.toString()));
      response.on('end', () => {
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body });
      });
    })
      .on('error', reject)
      .end();
  });
}

describe('the static server', () => {
  it.each([
    '/',
    '/spice-garden',
    '/spice-garden/menu/50%25%20off%20%2F%20combos',
    '/menu/Dr.%20Pepper',
    '/a.b.c',
    '/%',
  ])('answers %s with the application', async (target) => {
    const { status, headers, body } = await get(target);
    expect(status).toBe(200);
    expect(body).toContain('<title>Shop</title>');
    expect(headers).toMatchObject({
      'content-type': 'text/html;charset=utf-8',
      'cache-control': 'no-cache',
      'x-frame-options': 'DENY',
      'content-security-policy': "default-src 'self'",
    });
  });

  it('serves files unchanged, and 404 for a missing asset', async () => {
    expect((await get('/icon.svg')).body).toBe('<svg/>');
    expect((await get('/assets/main-0.js')).status).toBe(404);
    expect((await get('/_headers')).status).toBe(404);
    expect((await get('/', '', 'POST')).status).toBe(405);
  });

  it('applies the rules of a folder over the general ones', async () => {
    const { headers } = await get('/assets/main-1.js');
    expect(headers).toMatchObject({ 'cache-control': 'public, max-age=9' });
    expect(headers).not.toHaveProperty('x-frame-options');
  });

  it.each([
    ['gzip, deflate, br', 'br'],
    ['gzip', 'gzip'],
    ['', undefined],
  ])("compresses for Accept-Encoding '%s'", async (accepted, used) => {
    for (const target of ['/assets/main-1.js', '/spice-garden/menu']) {
      expect((await get(target, accepted)).headers['content-encoding']).toBe(used);
    }
  });

  it('serves files and redirects that are written while it runs', async () => {
    const redirects = path.join(folder, '_redirects');
    writeFileSync(path.join(folder, 'later.html'), 'written later');
    writeFileSync(redirects, `/later-shop /later.html 200\n${readFileSync(redirects, 'utf8')}`);
    expect((await get('/later-shop')).body).toBe('written later');
  });

  it('ignores redirects to another server', async () => {
    const redirects = path.join(folder, '_redirects');
    const line = '/checkout/* https://pay.example.com/checkout/:splat 200';
    writeFileSync(redirects, `${line}\n${readFileSync(redirects, 'utf8')}`);
    expect((await get('/checkout/card')).body).toContain('<title>Shop</title>');
  });

  it('forwards paths to another server with method, query and body, and adds no header to its answers', async () => {
    const other = createServer((incoming, outgoing) => {
      let body = '';
      incoming.on('data', (chunk: Buffer) => (body += chunk.toString()));
      incoming.on('end', () => {
        outgoing.writeHead(303, { Location: '/paid' });
        outgoing.end(`${incoming.method ?? ''} ${incoming.url ?? ''} ${body}`);
      });
    });
    const origin = `http://localhost:${String(await listenOnLocalhost(other, 0))}`;
    const front = createStaticServer(folder, { paths: ['/pay'], origin });
    const at = `http://localhost:${String(await listenOnLocalhost(front, 0))}`;
    const paid = await fetch(`${at}/pay/now?a=%20b`, { method: 'POST', body: 'x=1', redirect: 'manual' });
    expect(paid.status).toBe(303);
    expect(paid.headers.get('Location')).toBe('/paid');
    expect(paid.headers.get('Content-Security-Policy')).toBeNull();
    expect(await paid.text()).toBe('POST /pay/now?a=%20b x=1');
    expect(await (await fetch(`${at}/payments`)).text()).toContain('<title>Shop</title>');
    await closeServer(other);
    expect((await fetch(`${at}/pay`)).status).toBe(502);
    await closeServer(front);
  });

  it('rejects a folder without a build', () => {
    expect(() => createStaticServer(path.join(folder, 'assets'))).toThrow('build first');
  });
});
