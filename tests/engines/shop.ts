/** The built storefront and a sandbox in this process, on this worker's ports. */
import { createServer } from 'node:http';
import { listenOnLocalhost } from '../../sandbox/listen';
import { demoRestaurants } from '../../sandbox/restaurants';
import { startSandbox } from '../../sandbox/server';
import type { World } from '../../sandbox/world';
import { closeServer } from '../../tools/close-server';
import { createStaticListener } from '../../tools/serve-static';
import { buildFolder, storefrontPort } from './ports';
import { REPORT_PATH } from './page-errors';

export interface Shop {
  /** The restaurant's address, without a trailing slash. */
  base: string;
  server: string;
  world: World;
  /** Console errors, uncaught errors and policy violations reported since the last reset. */
  errors: string[];
  reset: () => void;
  disconnect: () => Promise<void>;
  connect: () => Promise<void>;
  close: () => Promise<void>;
}

export async function openShop(): Promise<Shop> {
  const port = storefrontPort(Number(process.env['VITEST_POOL_ID'] ?? 1));
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
  const sandbox = await startSandbox({ restaurants: demoRestaurants, port: port + 1, fresh: true });
  const disconnect = async () => {
    await closeServer(storefront);
    await closeServer(sandbox.server);
  };
  return {
    base: `http://localhost:${String(port)}/spice-garden`,
    server: sandbox.origin,
    world: sandbox.world,
    errors,
    reset: () => {
      sandbox.world.reset();
      errors.length = 0;
    },
    disconnect,
    connect: async () => {
      await listenOnLocalhost(sandbox.server, port + 1);
      await listenOnLocalhost(storefront, port);
    },
    close: disconnect,
  };
}
