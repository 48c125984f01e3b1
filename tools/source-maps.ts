import { mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';
import { releaseOfEntry } from '../src/lib/release-name.ts';

/** Source maps are outside the build, as they are not deployed. */
export function mapsFolderOf(outDir: string): string {
  return `${outDir}-maps`;
}

/** Moves the source maps out of the build, and writes the release's name beside them for the upload. */
export function separateSourceMaps(): Plugin {
  let folder = '';
  return {
    name: 'storefront-source-maps',
    apply: ({ build }, { command }) => command === 'build' && !build?.ssr,
    configResolved: ({ root, build }) => {
      folder = path.resolve(root, build.outDir);
    },
    writeBundle(_options, bundle) {
      const target = mapsFolderOf(folder);
      rmSync(target, { recursive: true, force: true });
      mkdirSync(target, { recursive: true });
      for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
        if (!file.endsWith('.map')) continue;
        mkdirSync(path.join(target, path.dirname(file)), { recursive: true });
        renameSync(path.join(folder, file), path.join(target, file));
      }
      const entry = Object.values(bundle).find((output) => output.type === 'chunk' && output.isEntry);
      if (entry) writeFileSync(path.join(target, 'release'), releaseOfEntry(entry.fileName));
    },
  };
}
