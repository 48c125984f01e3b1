import { rmSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import type * as Prerender from '../../src/prerender/index';

export type Renderer = typeof Prerender;

/** Builds `src/prerender` for Node with a mode's configuration and passes it to `use`. */
export async function withRenderer<T>(mode: string, use: (renderer: Renderer) => Promise<T>): Promise<T> {
  // Below node_modules, so that the built code finds its packages.
  const outDir = path.resolve(`node_modules/.cache/storefront-prerender-${process.pid}`);
  try {
    await build({
      mode,
      logLevel: 'error',
      publicDir: false,
      build: { ssr: 'src/prerender/index.ts', outDir, emptyOutDir: true },
    });
    return await use((await import(pathToFileURL(path.join(outDir, 'index.js')).href)) as Renderer);
  } finally {
    rmSync(outDir, { recursive: true, force: true });
  }
}
