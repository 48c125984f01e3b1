import fs from 'node:fs/promises';
import path from 'node:path';
import type { Plugin } from 'vite';

const INDEX = /\/src\/texts\/generated\/messages\/_index\.js$/;
const PART = /^export \* from '(\.\/\w+\.js)'$/gm;
const IMPORT = /^import .*;?$/gm;

/** For tests, which do not bundle: hundreds of compiled messages, read anew for each file of tests, come as one module. */
export function textsInOne(): Plugin {
  return {
    name: 'texts-in-one',
    enforce: 'pre',
    async load(id) {
      if (!INDEX.test(id)) return undefined;
      const index = await fs.readFile(id, 'utf8');
      const parts = await Promise.all(
        [...index.matchAll(PART)].map(([, file = '']) =>
          fs.readFile(path.resolve(path.dirname(id), file), 'utf8'),
        ),
      );
      const imports = new Set(parts.flatMap((part) => part.match(IMPORT) ?? []));
      return [...imports, ...parts.map((part) => part.replace(IMPORT, ''))].join('\n');
    },
  };
}
