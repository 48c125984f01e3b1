/** `node --import tsx tests/e2e/serve.ts WORKERS`: a storefront and a sandbox per worker. */
import path from 'node:path';
import { logAnswers } from '../../sandbox/handlers/answer-log';
import { assertPortFree, listenOnLocalhost } from '../../sandbox/listen';
import { demoRestaurants } from '../../sandbox/restaurants';
import { startSandbox } from '../../sandbox/server';
import { buildStorefront } from '../../tools/build-storefront';
import { closeServer } from '../../tools/close-server';
import { fail, runTogether, type Running } from '../../tools/run-together';
import { createStaticServer } from '../../tools/serve-static';
import { storefrontPort } from './origins';

async function serve(workers: number): Promise<void> {
  const ports = Array.from({ length: workers }, (_, worker) => storefrontPort(worker));
  for (const port of ports) {
    await assertPortFree(port);
    await assertPortFree(port + 1);
  }
  logAnswers();
  const running: Running[] = [];
  // Starts them in order: the runner waits for the last sandbox.
  for (const port of ports) {
    const folder = path.resolve('node_modules/.cache/storefront-e2e', String(port + 1));
    await buildStorefront(`http://localhost:${String(port + 1)}`, folder);
    const storefront = createStaticServer(folder);
    await listenOnLocalhost(storefront, port);
    const sandbox = await startSandbox({ restaurants: demoRestaurants, port: port + 1, fresh: true });
    running.push(
      { name: 'The storefront', server: storefront, close: () => closeServer(storefront) },
      { name: 'The sandbox', server: sandbox.server, close: sandbox.close },
    );
  }
  runTogether(running);
}

serve(Number(process.argv[2] ?? 1)).catch(fail);
