import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { listenOnLocalhost } from '../../sandbox/listen';
import { buildFor } from '../../tools/build-for';
import { closeServer } from '../../tools/close-server';
import { createStaticServer } from '../../tools/serve-static';
import { SANDBOX } from './origins';

/** In what the second build differs: it is told apart by its name, and has no map, and so the strictest policy. */
export const SECOND_BUILD = {
  VITE_PRODUCT_NAME: 'Storefront, the second release',
  VITE_GOOGLE_MAPS_KEY: '',
};

export interface SecondBuild {
  folder: string;
  /** Where it is served. */
  origin: string;
  close: () => Promise<void>;
}

/** Builds the storefront once more against this worker's sandbox, and serves it on a port of its own. */
export async function startSecondBuild(): Promise<SecondBuild> {
  const folder = mkdtempSync(path.join(tmpdir(), 'second-build-'));
  const before = { ...process.env };
  Object.assign(process.env, SECOND_BUILD);
  await buildFor(SANDBOX, folder);
  for (const name of Object.keys(SECOND_BUILD)) {
    const value = before[name];
    if (value === undefined) Reflect.deleteProperty(process.env, name);
    else process.env[name] = value;
  }
  const server = createStaticServer(folder);
  const port = await listenOnLocalhost(server, 0);
  return {
    folder,
    origin: `http://localhost:${String(port)}`,
    close: async () => {
      await closeServer(server);
      rmSync(folder, { recursive: true });
    },
  };
}
