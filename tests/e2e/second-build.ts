import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { listenOnLocalhost } from '../../sandbox/listen';
import { buildStorefront, SANDBOX_PAGES } from '../../tools/build-storefront';
import { closeServer } from '../../tools/close-server';
import { mapsFolderOf } from '../../tools/source-maps';
import { createStaticListener } from '../../tools/serve-static';
import { SANDBOX } from './origins';

/** Has no map (hence the strictest policy), and payment and tracking pages on its own origin. */
export const SECOND_BUILD = {
  VITE_PRODUCT_NAME: 'Storefront, the second release',
  VITE_GOOGLE_MAPS_KEY: '',
};

export interface SecondBuild {
  folder: string;
  origin: string;
  close: () => Promise<void>;
}

export async function startSecondBuild(): Promise<SecondBuild> {
  const folder = mkdtempSync(path.join(tmpdir(), 'second-build-'));
  const server = createServer();
  const port = await listenOnLocalhost(server, 0);
  const origin = `http://localhost:${String(port)}`;
  await buildStorefront(SANDBOX, folder, { pagesOrigin: origin, sendsReports: true, env: SECOND_BUILD });
  server.on('request', createStaticListener(folder, { paths: SANDBOX_PAGES, origin: SANDBOX }));
  return {
    folder,
    origin,
    close: async () => {
      await closeServer(server);
      rmSync(folder, { recursive: true });
      rmSync(mapsFolderOf(folder), { recursive: true });
    },
  };
}
