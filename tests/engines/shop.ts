/** The built storefront and a sandbox in this process, on this worker's ports. */
import { createServer } from 'node:http';
import { listenOnLocalhost } from '../../sandbox/listen';
import { demoRestaurants } from '../../sandbox/restaurants';
import { startSandbox } from '../../sandbox/server';
import { closeServer } from '../../tools/close-server';
import { createStaticListener } from '../../tools/serve-static';
import { REPORT_PATH } from './page-errors';
import { buildFolder, storefrontPort } from './ports';

export type Shop = Awaited<ReturnType<typeof openShop>>;

export async function openShop() {
  const port = storefrontPort(Number(process.env['VITEST_POOL_ID'] ?? 1));
  /** Console errors, uncaught errors and policy violations reported since the last reset. */
  const errors: string[] = [];
  const answer = createStaticListener(buildFolder(port));
  const storefront = createServer((request, response) => {
    if (request.url !== REPORT_PATH) {
      answer(request, response);
      return;
    }
    let text = '';
    request.on('data', (part: Buffer) => (text += part.toString()));
    request.on('end', () => {
      errors.push(text);
      response.writeHead(204).end();
    });
  });
  await listenOnLocalhost(storefront, port);
  const { server, world, origin } = await startSandbox({
    restaurants: demoRestaurants,
    port: port + 1,
    fresh: true,
  });
  return {
    /** The restaurant's address, without a trailing slash. */
    base: `http://localhost:${String(port)}/spice-garden`,
    sandbox: origin,
    world,
    errors,
    reset: () => {
      world.reset();
      errors.length = 0;
    },
    disconnect: async () => {
      await closeServer(storefront);
      await closeServer(server);
    },
    connect: async () => {
      await listenOnLocalhost(server, port + 1);
      await listenOnLocalhost(storefront, port);
    },
  };
}
