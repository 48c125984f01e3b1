/**
 * `npm start [-- --menu FILE ... --fresh --built --own-origin]`: the storefront on a static server, and the sandbox.
 */
import path from 'node:path';
import { build } from 'vite';

import { assertPortFree, listenOnLocalhost } from '../sandbox/listen';
import { startSandbox } from '../sandbox/server';
import { SANDBOX_PAGES, setPagesOrigin } from './build-storefront';
import { closeServer } from './close-server';
import { readOptions, STOREFRONT_PORT } from './options';
import { printUrls } from './print-urls';
import { fail, runTogether } from './run-together';
import { createStaticServer } from './serve-static';

const STOREFRONT = `http://localhost:${String(STOREFRONT_PORT)}`;
const DIST = path.resolve(import.meta.dirname, '../dist');

async function start(): Promise<void> {
  const options = readOptions(process.argv.slice(2));
  // Before the build, which takes half a minute.
  await assertPortFree(STOREFRONT_PORT);
  await assertPortFree(options.port);
  if (options.ownOrigin) setPagesOrigin(STOREFRONT);
  if (!options.built) await build({ mode: 'sandbox', logLevel: 'warn' });

  const sandbox = await startSandbox({
    ...options,
    pagesOrigin: options.ownOrigin ? STOREFRONT : undefined,
    log: console.log,
  });
  const storefront = createStaticServer(
    DIST,
    options.ownOrigin ? { paths: SANDBOX_PAGES, origin: sandbox.origin } : undefined,
  );
  await listenOnLocalhost(storefront, STOREFRONT_PORT);
  runTogether([
    { name: 'The storefront', server: storefront, close: () => closeServer(storefront) },
    { name: 'The sandbox', server: sandbox.server, close: sandbox.close },
  ]);
  printUrls(options.restaurants, STOREFRONT_PORT, sandbox.origin);
}

start().catch(fail);
