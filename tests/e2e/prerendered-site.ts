import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { listenOnLocalhost } from '../../sandbox/listen';
import { closeServer } from '../../tools/close-server';
import { createStaticServer } from '../../tools/serve-static';
import { holdRequests } from './hold-requests';
import { SANDBOX } from './origins';
import { SECOND_BUILD, type SecondBuild } from './second-build';

export interface PrerenderedSite {
  folder: string;
  origin: string;
  /** How the run of `npm run prerender` ended. */
  run: { status: number | null; stderr: string };
  close: () => Promise<void>;
}

/** Prerenders restaurants into a copy of a build and serves it. The build has no map, so its policy is the strictest. */
export async function servePrerendered(
  { folder: build }: SecondBuild,
  names: readonly string[],
): Promise<PrerenderedSite> {
  const folder = mkdtempSync(path.join(tmpdir(), 'prerendered-site-'));
  cpSync(build, folder, { recursive: true });
  const server = createStaticServer(folder);
  const origin = `http://localhost:${String(await listenOnLocalhost(server, 0))}`;
  await fetch(`${SANDBOX}/__sandbox/reset`, { method: 'POST' });
  const run = spawnSync(
    process.execPath,
    [
      ...['--import', 'tsx', 'tools/prerender.ts', ...names],
      ...['--out', folder, '--origin', origin, '--mode', 'sandbox'],
    ],
    {
      encoding: 'utf8',
      env: { ...process.env, ...SECOND_BUILD, VITE_API_HOST: SANDBOX, VITE_LOOKUP_HOST: SANDBOX },
    },
  );
  return {
    folder,
    origin,
    run,
    close: async () => {
      await closeServer(server);
      rmSync(folder, { recursive: true });
    },
  };
}

/** Opens a page without its code. @returns a function that releases the code */
export async function openBeforeCode(page: Page, url: string): Promise<() => void> {
  const release = await holdRequests(page, '**/assets/*.js');
  await page.goto(url, { waitUntil: 'commit' });
  return release;
}
