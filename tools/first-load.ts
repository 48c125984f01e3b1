import type { Plugin, Rolldown } from 'vite';
import { filesOf, pageFiles } from './boot-script.ts';

/** Where a build says what its pages load at first, below its folder. */
export const REPORT = '.vite/first-load.json';

/** What the browser has to fetch before a page can be drawn for the first time. */
export interface FirstLoad {
  /** Scripts and style sheets as the page asks for them, from the build's folder on. */
  files: string[];
  /**
   * All that went into the scripts, in characters of code before it is minified: the product's own modules by their
   * path, others by their package.
   */
  parts: Record<string, number>;
}

/** The package that a module is of, or its path below the project for a module of the product's own. */
function partOf(id: string): string | undefined {
  const module = id.replace(/^\0/, '').replace(/\?.*$/, '');
  const inPackage = /^.*\/node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(module)?.[1];
  return inPackage ?? /\/(src\/.+)$/.exec(module)?.[1];
}

/** What each page loads at first: the application, and beside it what the lines in the HTML ask for. */
export function firstLoads(bundle: Rolldown.OutputBundle): Record<string, FirstLoad> {
  const entry = Object.values(bundle).find((output) => output.type === 'chunk' && output.isEntry);
  if (!entry) throw new Error('The build has no entry');
  const shared = [...filesOf(bundle, entry.fileName)];
  const loads = Object.entries(pageFiles(bundle)).map(([page, own]) => {
    const files = [...shared, ...own.map((file) => file.slice(1))];
    const parts: Record<string, number> = {};
    for (const file of files) {
      const output = bundle[file];
      if (output?.type !== 'chunk') continue;
      for (const [id, { renderedLength }] of Object.entries(output.modules)) {
        const part = partOf(id);
        if (part !== undefined) parts[part] = (parts[part] ?? 0) + renderedLength;
      }
    }
    return [page, { files, parts }] as const;
  });
  return Object.fromEntries(loads);
}

/** Writes down what the pages load at first, for `npm run size`. */
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
