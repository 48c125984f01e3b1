import type { Plugin, Rolldown } from 'vite';
import { filesOf, pageFiles } from './boot-script.ts';

/** Path of the report, below the build's folder. */
export const REPORT = '.vite/first-load.json';

/** The files needed before a page's first render. */
export interface FirstLoad {
  /** Scripts and style sheets, relative to the build's folder. */
  files: string[];
  /** Characters of code before minification, by package or by path of the project's own modules. */
  parts: Record<string, number>;
}

function moduleName(id: string): string | undefined {
  const module = id.replace(/^\0/, '').replace(/\?.*$/, '');
  const inPackage = /^.*\/node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(module)?.[1];
  return inPackage ?? /\/(src\/.+)$/.exec(module)?.[1];
}

/** Returns each page's first load: the entry, and the files that `src/boot` preloads. */
export function firstLoads(bundle: Rolldown.OutputBundle): Record<string, FirstLoad> {
  const entry = Object.values(bundle).find((output) => output.type === 'chunk' && output.isEntry);
  if (!entry) throw new Error('The build has no entry');
  const shared = [...filesOf(bundle, entry.fileName)];
  const loads = Object.entries(pageFiles(bundle)).map(([page, pageOnly]) => {
    const files = [...shared, ...pageOnly.map((file) => file.slice(1))];
    const parts: Record<string, number> = {};
    for (const file of files) {
      const output = bundle[file];
      if (output?.type !== 'chunk') continue;
      for (const [id, { renderedLength }] of Object.entries(output.modules)) {
        const part = moduleName(id);
        if (part !== undefined) parts[part] = (parts[part] ?? 0) + renderedLength;
      }
    }
    return [page, { files, parts }] as const;
  });
  return Object.fromEntries(loads);
}

export function firstLoadReport(): Plugin {
  return {
    name: 'storefront-first-load',
    apply: ({ build }, { command }) => command === 'build' && !build?.ssr,
    enforce: 'post',
    generateBundle(_options, bundle) {
      this.emitFile({ type: 'asset', fileName: REPORT, source: JSON.stringify(firstLoads(bundle)) });
    },
  };
}
