import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { listenOnLocalhost } from '../sandbox/listen';
import { closeServer } from './close-server';
import { createStaticServer } from './serve-static';

let folder = '';
let server: Server;
let origin = '';

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'serve-static-'));
  mkdirSync(path.join(folder, 'assets'));
  writeFileSync(path.join(folder, 'index.html'), '<!doctype html><title>Shop</title>');
  writeFileSync(path.join(folder, 'icon.svg'), '<svg/>');
  writeFileSync(path.join(folder, '_headers'), "/*\n  Content-Security-Policy: default-src 'self'\n");
  writeFileSync(path.join(folder, '_redirects'), '/assets/* /index.html 404\n/* /index.html 200\n');
  server = createStaticServer(folder);
  origin = `http://localhost:${String(await listenOnLocalhost(server, 0))}`;
});
afterAll(async () => {
  await closeServer(server);
  rmSync(folder, { recursive: true });
});

const textAt = async (target: string) => (await fetch(origin + target)).text();

/** What hosts do with `_headers` and `_redirects` is tested in deployment.test.ts. */
describe('the static server', () => {
  it('answers paths that look like files, or are no valid encoding, with the application', async () => {
    for (const target of ['/menu/Dr.%20Pepper', '/a.b.c', '/%'])
      expect(await textAt(target)).toContain('<title>Shop</title>');
  });

  it('serves files unchanged, and refuses to be written to', async () => {
    expect(await textAt('/icon.svg')).toBe('<svg/>');
    for (const [method, target] of [
      ['PUT', '/icon.svg'],
      ['DELETE', '/'],
      ['POST', '/assets/app.js'],
    ] as const)
      expect((await fetch(origin + target, { method })).status).toBe(405);
  });

  it('serves files and redirects that are written while it runs, without those to another server', async () => {
    const redirects = path.join(folder, '_redirects');
    const lines = '/checkout/* https://pay.example.com/checkout/:splat 200\n/later-shop /later.html 200\n';
    writeFileSync(path.join(folder, 'later.html'), 'written later');
    writeFileSync(redirects, lines + readFileSync(redirects, 'utf8'));
    expect(await textAt('/later-shop')).toBe('written later');
    expect(await textAt('/checkout/card')).toContain('<title>Shop</title>');
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
    const target = `http://localhost:${String(await listenOnLocalhost(other, 0))}`;
    const front = createStaticServer(folder, { paths: ['/pay'], origin: target });
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
