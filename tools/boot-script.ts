import type { Plugin, Rolldown } from 'vite';
import type { BootPage } from '../src/boot/preloads.ts';
import type { ServerEnv } from '../src/config/env-schema.ts';
import { moduleOf, routeIds, routes } from '../src/config/routes.ts';
import { bundleScript } from './bundle-script.ts';

const PLACEHOLDER = '<!-- src/boot, inlined by tools/boot-script.ts -->';

/** Cloudflare's Rocket Loader leaves scripts with this attribute, before `src`, as they are. */
const NOT_REWRITTEN = 'data-cfasync="false"';

/** Files of each page, by route id. */
type PageFiles = Record<string, string[]>;

/** Returns a chunk with its static imports, without the `excluded` files. */
export function filesOf(
  bundle: Rolldown.OutputBundle,
  fileName: string,
  excluded: ReadonlySet<string> = new Set(),
): Set<string> {
  const files = new Set<string>();
  const visit = (name: string) => {
    const chunk = bundle[name];
    if (chunk?.type !== 'chunk' || files.has(name) || excluded.has(name)) return;
    files.add(name);
    chunk.viteMetadata?.importedCss.forEach((css) => files.add(css));
    chunk.imports.forEach(visit);
  };
  visit(fileName);
  return files;
}

/** Returns the files that each page loads beyond the entry. */
export function pageFiles(bundle: Rolldown.OutputBundle): PageFiles {
  const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
  const entry = chunks.find((chunk) => chunk.isEntry);
  const entryFiles = entry ? filesOf(bundle, entry.fileName) : new Set<string>();
  const pages = routeIds.flatMap((id) => {
    const module = `/src/routes/${moduleOf(id)}.tsx`;
    const chunk = chunks.find(({ moduleIds }) => moduleIds.some((each) => each.endsWith(module)));
    if (!chunk) return [];
    return [[id, [...filesOf(bundle, chunk.fileName, entryFiles)].map((file) => `/${file}`)] as const];
  });
  return Object.fromEntries(pages);
}

export function bundleBootScript(env: ServerEnv, files: PageFiles) {
  const pages: BootPage[] = routeIds.map((id) => ({
    id,
    patterns: routes[id].patterns,
    files: files[id] ?? [],
  }));
  return bundleScript('src/boot/index.ts', {
    __SERVER_ENV__: JSON.stringify(env),
    __PAGES__: JSON.stringify(pages),
  });
}

/** Inlines `src/boot` into the page, so that the first requests start without loading a file. */
export function bootScript(env: ServerEnv): Plugin {
  return {
    name: 'storefront-boot-script',
    transformIndexHtml: {
      order: 'post',
      async handler(html, { bundle }) {
        const code = await bundleBootScript(env, bundle ? pageFiles(bundle) : {});
        const api = new URL(env.apiHost).origin;
        const preconnect =
          api === new URL(env.lookupHost).origin
            ? ''
            : `<link rel="preconnect" href="${api}" crossorigin />\n    `;
        return html
          .replace(PLACEHOLDER, () => `${preconnect}<script ${NOT_REWRITTEN}>${code}</script>`)
          .replaceAll('<script type="module"', `$& ${NOT_REWRITTEN}`);
      },
    },
  };
}
