/** `npm run dev [-- --menu FILE ... --fresh]`: the storefront with hot reload, and the sandbox. */
import { createServer } from 'node:http';
import { createServer as createVite } from 'vite';

import { assertPortFree, listenOnLocalhost } from '../sandbox/listen';
import { startSandbox } from '../sandbox/server';
import { closeServer } from './close-server';
import { readOptions, STOREFRONT_PORT } from './options';
import { printUrls } from './print-urls';
import { fail, runTogether } from './run-together';

async function dev(): Promise<void> {
  const options = readOptions(process.argv.slice(2));
  await assertPortFree(STOREFRONT_PORT);
  await assertPortFree(options.port);

  const server = createServer();
  const vite = await createVite({
    mode: 'sandbox',
    appType: 'spa',
    // Vite's own server binds one loopback address only; ours binds both.
    server: { middlewareMode: { server }, ws: { server } },
  });
  server.on('request', vite.middlewares);
  await listenOnLocalhost(server, STOREFRONT_PORT);
  const sandbox = await startSandbox({ ...options, log: console.log });
  runTogether([
    {
      name: 'The storefront',
      server,
      close: async () => {
        await vite.close();
        await closeServer(server);
      },
    },
    { name: 'The sandbox', server: sandbox.server, close: sandbox.close },
  ]);
  printUrls(options.restaurants, STOREFRONT_PORT, sandbox.origin);
}

dev().catch(fail);
