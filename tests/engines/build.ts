/** Global setup: builds, finder script, installed engines. `ENGINES_REUSE=1` reuses the previous builds. */
import path from 'node:path';
import { build } from 'vite';
import type { TestProject } from 'vitest/node';
import { assertPortFree } from '../../sandbox/listen';
import { buildStorefront } from '../../tools/build-storefront';
import { chromiumPath } from '../../tools/chromium';
import { findFirefox, findWebKit } from '../../tools/find-browsers';
import type { WebKitPaths } from './driver/webkit';
import { addErrorReports } from './page-errors';
import { buildFolder, storefrontPort, WORKERS } from './ports';

declare module 'vitest' {
  interface ProvidedContext {
    finderSource: string;
    paths: { chromium: string; firefox?: string | undefined; webkit?: WebKitPaths | undefined };
  }
}

async function bundleFinder(): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      lib: { entry: path.resolve('tests/engines/page/finder.ts'), formats: ['iife'], name: 'finderModule' },
    },
  });
  const bundles = [result].flat();
  const code = bundles.flatMap((bundle) => ('output' in bundle ? [bundle.output[0].code] : []))[0];
  if (code === undefined) throw new Error('The finder was not built');
  return code;
}

export default async function setup(project: TestProject): Promise<void> {
  project.provide('paths', { chromium: chromiumPath(), firefox: findFirefox(), webkit: findWebKit() });
  // Vitest sets NODE_ENV=test, which would produce a development build.
  process.env['NODE_ENV'] = 'production';
  const isReused = process.env['ENGINES_REUSE'] !== undefined;
  for (let worker = 1; worker <= WORKERS; worker += 1) {
    const port = storefrontPort(worker);
    await assertPortFree(port);
    await assertPortFree(port + 1);
    const folder = buildFolder(port);
    if (isReused) continue;
    await buildStorefront(`http://localhost:${String(port + 1)}`, folder);
    addErrorReports(folder);
  }
  project.provide('finderSource', await bundleFinder());
}
