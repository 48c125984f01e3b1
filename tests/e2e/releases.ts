import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { listenOnLocalhost } from '../../sandbox/listen';
import { closeServer } from '../../tools/close-server';
import { createStaticServer } from '../../tools/serve-static';
import { SANDBOX } from './origins';
import type { SecondBuild } from './second-build';

export interface Releases {
  /** The storefront first serves the release of all end-to-end tests. */
  origin: string;
  deploy: (release: 'first' | 'second') => void;
  close: () => Promise<void>;
}

export async function startReleases({ folder }: SecondBuild): Promise<Releases> {
  const served = mkdtempSync(path.join(tmpdir(), 'releases-'));
  const builds = {
    first: path.resolve('node_modules/.cache/storefront-e2e', new URL(SANDBOX).port),
    second: folder,
  };
  const deploy = (release: keyof typeof builds) => {
    rmSync(served, { recursive: true, force: true });
    cpSync(builds[release], served, { recursive: true });
  };
  deploy('first');
  const server = createStaticServer(served);
  const port = await listenOnLocalhost(server, 0);
  return {
    origin: `http://localhost:${String(port)}`,
    deploy,
    close: async () => {
      await closeServer(server);
      rmSync(served, { recursive: true });
    },
  };
}
