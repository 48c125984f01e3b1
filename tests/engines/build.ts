/** Global setup: builds, finder script, installed engines. `ENGINES_REUSE=1` reuses the previous builds. */
import path from 'node:path';
import { build } from 'vite';
import type { TestProject } from 'vitest/node';
import { assertPortFree } from '../../sandbox/listen';
import { buildStorefront } from '../../tools/build-storefront';
import { chromiumPath } from '../../tools/chromium';
import { findFirefox, findWebKit } from '../../tools/find-browsers';
import { addErrorReports } from './page-errors';
import { buildFolder, storefrontPort, WORKERS } from './ports';
import type { WebKitPaths } from './webkit';

declare module 'vitest' {
  interface ProvidedContext {
    finderSource: string;
    paths: { chromium: string; firefox?: string | undefined; webkit?: WebKitPaths | undefined };
  }
}

async function bundleFinder(): Promise<string> {
  const entry = path.resolve('tests/engines/finder.ts');
  const result = await build({
    configFile: false,
    logLevel: 'error',
    build: { write: false, lib: { entry, formats: ['iife'], name: 'finderModule' } },
  });
  const [code] = [result].flat().flatMap((bundle) => ('output' in bundle ? [bundle.output[0].code] : []));
  if (code === undefined) throw new Error('The finder was not built');
  return code;
}

export default async function setup(project: TestProject): Promise<void> {
  project.provide('paths', { chromium: chromiumPath(), firefox: findFirefox(), webkit: findWebKit() });
  // Vitest sets NODE_ENV=test, which would produce a development build.
  process.env['NODE_ENV'] = 'production';
  for (let worker = 1; worker <= WORKERS; worker += 1) {
    const port = storefrontPort(worker);
    await assertPortFree(port);
    await assertPortFree(port + 1);
    if (process.env['ENGINES_REUSE'] !== undefined) continue;
    await buildStorefront(`http://localhost:${String(port + 1)}`, buildFolder(port));
    addErrorReports(buildFolder(port));
  }
  project.provide('finderSource', await bundleFinder());
}
