import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

const TEXT_EXTENSIONS = new Set(['.html', '.js', '.css', '.svg', '.json', '.webmanifest', '.txt', '.xml']);
/** In bytes; compressing smaller files gains nothing. */
const MIN_SIZE = 1024;

const isCurrent = (file: string, modified: number): boolean => {
  const stats = statSync(file, { throwIfNoEntry: false });
  return stats !== undefined && stats.mtimeMs >= modified;
};

/** Writes `.br` and `.gz` files for a folder's text files, unless they are up to date. */
export function compressFolder(folder: string): void {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !TEXT_EXTENSIONS.has(path.extname(entry.name))) continue;
    const file = path.join(entry.parentPath, entry.name);
    const { mtimeMs, size } = statSync(file);
    if (size < MIN_SIZE) continue;
    const source = readFileSync(file);
    if (!isCurrent(`${file}.br`, mtimeMs)) {
      const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
      writeFileSync(`${file}.br`, brotliCompressSync(source, { params }));
    }
    if (!isCurrent(`${file}.gz`, mtimeMs)) writeFileSync(`${file}.gz`, gzipSync(source, { level: 9 }));
  }
}

/** Compresses the build at the highest level, for servers with static compression. */
export function compressed(): Plugin {
  let folder = '';
  return {
    name: 'storefront-compressed',
    // Node builds are not served.
    apply: ({ build }, { command }) => command === 'build' && !build?.ssr,
    configResolved: ({ root, build }) => {
      folder = path.resolve(root, build.outDir);
    },
    closeBundle: () => compressFolder(folder),
  };
}
