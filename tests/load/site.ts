import path from 'node:path';
import { listenOnLocalhost } from '../../sandbox/listen';
import { demoRestaurants } from '../../sandbox/restaurants';
import { startSandbox, type RunningSandbox } from '../../sandbox/server';
import { buildStorefront } from '../../tools/build-storefront';
import { closeServer } from '../../tools/close-server';
import { createStaticServer } from '../../tools/serve-static';

export interface Site {
  storefront: string;
  sandbox: RunningSandbox;
  close: () => Promise<void>;
}

export async function openSite(): Promise<Site> {
  const sandbox = await startSandbox({ restaurants: demoRestaurants, port: 0, fresh: true });
  const folder = path.resolve('node_modules/.cache/storefront-load');
  await buildStorefront(sandbox.origin, folder);
  const server = createStaticServer(folder);
  const port = await listenOnLocalhost(server, 0);
  return {
    storefront: `http://localhost:${String(port)}`,
    sandbox,
    close: async () => {
      await closeServer(server);
      await sandbox.close();
    },
  };
}
