import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type RequestListener } from 'node:http';
import path from 'node:path';
import { promisify } from 'node:util';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import type { RestaurantRecord } from '../../sandbox/restaurants/record';
import { listenOnLocalhost } from '../../sandbox/listen';
import { buildFor } from '../../tools/build-for';
import { closeServer } from '../../tools/close-server';
import { screenOf } from './floors/screen';
import { staticPage } from './floors/static';
import { slugOf, USUAL } from './shops';

/** What every static host is told: files of which the name says what is in them are kept, the rest is the page. */
const HOST_RULES = {
  _headers:
    '/*\n  Cache-Control: no-cache\n/assets/*\n  ! Cache-Control\n  Cache-Control: public, max-age=31536000, immutable\n',
  _redirects: '/* /index.html 200\n',
};

const CACHE = path.resolve('node_modules/.cache/storefront-bench');

function writeHostRules(folder: string): void {
  for (const [name, text] of Object.entries(HOST_RULES)) writeFileSync(path.join(folder, name), text);
}

/** The storefront against the API at `api`. @returns its folder. */
export async function buildProduct(api: string): Promise<string> {
  const folder = path.join(CACHE, 'product');
  await buildFor(api, folder);
  return folder;
}

/**
 * The product with the pages of the usual restaurant written ahead, as `npm run prerender` does.
 * @param product the folder of the product.
 * @param origin where its copy will be served.
 * @param api answers for the API: the command speaks plain HTTP/1 with it.
 * @returns the folder of the copy.
 */
export async function prerender(product: string, origin: string, api: RequestListener): Promise<string> {
  const folder = path.join(CACHE, 'written');
  rmSync(folder, { recursive: true, force: true });
  cpSync(product, folder, { recursive: true });
  const server = createServer(api);
  const host = `http://localhost:${await listenOnLocalhost(server, 0)}`;
  const words = [
    'tools/prerender.ts',
    slugOf(USUAL),
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

/** The bare React page, whose one fetch goes to `api`. @returns its folder. */
export async function buildReactFloor(api: string): Promise<string> {
  const folder = path.join(CACHE, 'react');
  await build({
    configFile: false,
    root: path.join(import.meta.dirname, 'floors/react'),
    plugins: [react()],
    define: { __SCREENS__: JSON.stringify(`${api}/screens`) },
    build: { target: 'es2022', modulePreload: { polyfill: false }, outDir: folder, emptyOutDir: true },
    logLevel: 'error',
  });
  writeHostRules(folder);
  return folder;
}

/** The static pages of the restaurants: home and menu. @returns their folder. */
export function writeStaticFloor(shops: readonly RestaurantRecord[], api: string): string {
  const folder = path.join(CACHE, 'static');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, 'index.html'), '<!doctype html><title>Nothing here</title>');
  writeHostRules(folder);
  for (const shop of shops) {
    for (const page of ['home', 'menu'] as const) {
      const file = path.join(folder, shop.slug, page === 'menu' ? 'menu/index.html' : 'index.html');
      mkdirSync(path.dirname(file), { recursive: true });
      writeFileSync(file, staticPage(screenOf(page, shop, api)));
    }
  }
  return folder;
}
