/**
 * What the end-to-end tests run against: for each worker the built storefront and a sandbox of its own, on
 * ports of their own (`origins.ts`). `node --import tsx tests/e2e/serve.ts WORKERS`
 */
import path from 'node:path';
import { build } from 'vite';
import { assertPortFree, listenOnLocalhost } from '../../sandbox/listen';
import { demoRestaurants } from '../../sandbox/restaurants';
import { startSandbox } from '../../sandbox/server';
import { closeServer } from '../../tools/close-server';
import { fail, runTogether, type Running } from '../../tools/run-together';
import { createStaticServer } from '../../tools/serve-static';

/** The storefront against the sandbox on one port, in a folder of its own. */
async function buildFor(sandboxPort: number): Promise<string> {
  const origin = `http://localhost:${String(sandboxPort)}`;
  Object.assign(process.env, {
    VITE_API_HOST: origin,
    VITE_LOOKUP_HOST: origin,
    VITE_PAYMENT_URL: `${origin}/pay`,
    VITE_TRACKING_URL: `${origin}/track`,
    VITE_GOOGLE_MAPS_URL: origin,
    VITE_CLARITY_URL: `${origin}/analytics/behaviour/{id}`,
    VITE_PIXEL_URL: `${origin}/analytics/pixel.js`,
  });
  const outDir = path.resolve('node_modules/.cache/storefront-e2e', String(sandboxPort));
  await build({ mode: 'sandbox', logLevel: 'error', build: { outDir, emptyOutDir: true } });
  return outDir;
}

async function serve(workers: number): Promise<void> {
  const ports = Array.from({ length: workers }, (_, worker) => 4000 + 2 * worker);
  for (const port of ports) {
    await assertPortFree(port);
    await assertPortFree(port + 1);
  }
  const running: Running[] = [];
  // One after the other: the last sandbox is there when all are, and that is what the runner waits for.
  for (const port of ports) {
    const storefront = createStaticServer(await buildFor(port + 1));
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
