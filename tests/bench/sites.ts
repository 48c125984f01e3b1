import { execFile } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { createServer, type RequestListener } from 'node:http';
import path from 'node:path';
import { promisify } from 'node:util';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import { listenOnLocalhost } from '../../sandbox/listen';
import { buildStorefront } from '../../tools/build-storefront';
import { closeServer } from '../../tools/close-server';
import { screenOf } from './reference-pages/screen';
import { staticPage } from './reference-pages/static';
import { restaurants } from './restaurants';

/** Usual rules of a static host: hashed files are cached for a year, all other paths serve index.html. */
const HOST_RULES = {
  _headers:
    '/*\n  Cache-Control: no-cache\n/assets/*\n  ! Cache-Control\n  Cache-Control: public, max-age=31536000, immutable\n',
  _redirects: '/* /index.html 200\n',
};

const folderOf = (site: string) => path.resolve('node_modules/.cache/storefront-bench', site);

/**
 * Builds the storefront of a checkout, and prerenders one restaurant.
 * @param origin where the build is served
 * @param api origin of the API
 * @returns the folder
 */
export async function buildProduct(
  site: string,
  checkout: string,
  origin: string,
  api: string,
  listener: RequestListener,
): Promise<string> {
  const folder = folderOf(site);
  const here = process.cwd();
  process.chdir(checkout);
  await buildStorefront(api, folder);
  // Node does not trust the certificate of `api`.
  const server = createServer(listener);
  const host = `http://localhost:${await listenOnLocalhost(server, 0)}`;
  const options = ['--out', folder, '--origin', origin, '--mode', 'sandbox'];
  await promisify(execFile)('npm', ['run', 'prerender', '--', restaurants.prerendered.slug, ...options], {
    env: { ...process.env, VITE_API_HOST: host, VITE_LOOKUP_HOST: host },
  });
  await closeServer(server);
  process.chdir(here);
  return folder;
}

/** Builds the bare React page, and writes the static page of the usual restaurant into `static/`. */
export async function buildReferencePages(api: string): Promise<string> {
  const folder = folderOf('reference-pages');
  await build({
    configFile: false,
    root: path.join(import.meta.dirname, 'reference-pages'),
    plugins: [react()],
    define: { __SCREENS__: JSON.stringify(`${api}/screens`) },
    build: { target: 'es2022', modulePreload: { polyfill: false }, outDir: folder, emptyOutDir: true },
    logLevel: 'error',
  });
  const files = {
    ...HOST_RULES,
    'static/index.html': staticPage(screenOf('home', restaurants.usual, api)),
    'static/menu/index.html': staticPage(screenOf('menu', restaurants.usual, api)),
  };
  mkdirSync(path.join(folder, 'static/menu'), { recursive: true });
  for (const [file, text] of Object.entries(files)) writeFileSync(path.join(folder, file), text);
  return folder;
}
