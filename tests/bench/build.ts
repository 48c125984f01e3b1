import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type RequestListener } from 'node:http';
import path from 'node:path';
import { promisify } from 'node:util';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import type { RestaurantRecord } from '../../sandbox/restaurants/record';
import { listenOnLocalhost } from '../../sandbox/listen';
import { buildStorefront } from '../../tools/build-storefront';
import { closeServer } from '../../tools/close-server';
import { prerenderedPage } from './reference-pages/hydrating/prerendered';
import { screenOf, type Screen } from './reference-pages/screen';
import { staticPage } from './reference-pages/static';
import { slugOf, DEFAULT_SIZE } from './shops';

/** Usual rules of a static host: hashed files are cached for a year, all other paths serve index.html. */
const HOST_RULES = {
  _headers:
    '/*\n  Cache-Control: no-cache\n/assets/*\n  ! Cache-Control\n  Cache-Control: public, max-age=31536000, immutable\n',
  _redirects: '/* /index.html 200\n',
};

const CACHE = path.resolve('node_modules/.cache/storefront-bench');

function writeHostRules(folder: string): void {
  for (const [name, text] of Object.entries(HOST_RULES)) writeFileSync(path.join(folder, name), text);
}

export async function buildProduct(api: string): Promise<string> {
  const folder = path.join(CACHE, 'product');
  await buildStorefront(api, folder);
  return folder;
}

/** Copies the product and prerenders the usual restaurant's pages. `api` speaks plain HTTP/1. @returns the folder. */
export async function prerender(product: string, origin: string, api: RequestListener): Promise<string> {
  const folder = path.join(CACHE, 'prerendered');
  rmSync(folder, { recursive: true, force: true });
  cpSync(product, folder, { recursive: true });
  const server = createServer(api);
  const host = `http://localhost:${await listenOnLocalhost(server, 0)}`;
  const words = [
    'tools/prerender.ts',
    slugOf(DEFAULT_SIZE),
    '--out',
    folder,
    '--origin',
    origin,
    '--mode',
    'sandbox',
  ];
  await promisify(execFile)(process.execPath, ['--import', 'tsx', ...words], {
    env: { ...process.env, VITE_API_HOST: host, VITE_LOOKUP_HOST: host },
  });
  await closeServer(server);
  return folder;
}

async function buildReference(name: string, define: Record<string, string>): Promise<string> {
  const folder = path.join(CACHE, name);
  await build({
    configFile: false,
    root: path.join(import.meta.dirname, 'reference-pages', name),
    plugins: [react()],
    define,
    build: { target: 'es2022', modulePreload: { polyfill: false }, outDir: folder, emptyOutDir: true },
    logLevel: 'error',
  });
  writeHostRules(folder);
  return folder;
}

export function buildReactReference(api: string): Promise<string> {
  return buildReference('react', { __SCREENS__: JSON.stringify(`${api}/screens`) });
}

export async function buildHydratingReference(
  shops: readonly RestaurantRecord[],
  api: string,
): Promise<string> {
  const folder = await buildReference('hydrating', {});
  const html = readFileSync(path.join(folder, 'index.html'), 'utf8');
  writePages(folder, shops, api, (screen) => prerenderedPage(html, screen));
  return folder;
}

export function writeStaticReference(shops: readonly RestaurantRecord[], api: string): string {
  const folder = path.join(CACHE, 'static');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, 'index.html'), '<!doctype html><title>Nothing here</title>');
  writeHostRules(folder);
  writePages(folder, shops, api, staticPage);
  return folder;
}

function writePages(
  folder: string,
  shops: readonly RestaurantRecord[],
  api: string,
  htmlOf: (screen: Screen) => string,
): void {
  for (const shop of shops) {
    for (const page of ['home', 'menu'] as const) {
      const file = path.join(folder, shop.slug, page === 'menu' ? 'menu/index.html' : 'index.html');
      mkdirSync(path.dirname(file), { recursive: true });
      writeFileSync(file, htmlOf(screenOf(page, shop, api)));
    }
  }
}
