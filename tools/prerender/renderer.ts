import { rmSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import type * as Prerender from '../../src/prerender/index';

type Renderer = typeof Prerender;

/**
 * The product's own code, built to run here with the configuration of a mode.
 * @returns what `use` makes of it.
 */
export async function withRenderer<T>(mode: string, use: (renderer: Renderer) => Promise<T>): Promise<T> {
  // Among the packages that the built code imports.
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
