import type { Plugin, Rolldown } from 'vite';
import type { StorefrontEnv } from '../src/config/env-schema.ts';
import { bundleScript } from './bundle-script.ts';

/** Stands in `index.html` where the script is to be. */
const PLACE = '<!-- src/boot -->';

/** The files of each route's page, by the name of its module in `src/routes`. */
type PageFiles = Record<string, string[]>;

/** A chunk with everything that it imports statically, but what `known` holds already. */
export function filesOf(
  bundle: Rolldown.OutputBundle,
  fileName: string,
  known: ReadonlySet<string> = new Set(),
): Set<string> {
  const files = new Set<string>();
  const visit = (name: string) => {
    const chunk = bundle[name];
    if (chunk?.type !== 'chunk' || files.has(name) || known.has(name)) return;
    files.add(name);
    chunk.viteMetadata?.importedCss.forEach((css) => files.add(css));
    chunk.imports.forEach(visit);
  };
  visit(fileName);
  return files;
}

/** What each page loads beyond the application itself. */
export function pageFiles(bundle: Rolldown.OutputBundle): PageFiles {
  const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
  const entry = chunks.find((chunk) => chunk.isEntry);
  const known = entry ? filesOf(bundle, entry.fileName) : new Set<string>();
  const pages = chunks.flatMap((chunk) => {
    const files = [...filesOf(bundle, chunk.fileName, known)].map((file) => `/${file}`);
    return chunk.moduleIds.flatMap((id) => {
      const page = /\/src\/routes\/([^/]+)\.tsx$/.exec(id)?.[1];
      return page ? [[page, files] as const] : [];
    });
  });
  return Object.fromEntries(pages);
}

/** `src/boot` as one script that stands alone. */
export function bundleBoot({ apiHost, lookupHost, primaryDomain }: StorefrontEnv, pages: PageFiles) {
  return bundleScript('src/boot/index.ts', {
    __STOREFRONT_ENV__: JSON.stringify({ apiHost, lookupHost, primaryDomain }),
    __PAGE_FILES__: JSON.stringify(pages),
  });
}

/** Puts the lines that start the first calls into the page, where no file has to be fetched for them. */
export function bootScript(env: StorefrontEnv): Plugin {
  return {
    name: 'storefront-boot-script',
    transformIndexHtml: {
      order: 'post',
      async handler(html, { bundle }) {
        const code = await bundleBoot(env, bundle ? pageFiles(bundle) : {});
        const api = new URL(env.apiHost).origin;
        const preconnect =
          api === new URL(env.lookupHost).origin
            ? ''
            : `<link rel="preconnect" href="${api}" crossorigin />\n    `;
        return html.replace(PLACE, () => `${preconnect}<script>${code}</script>`);
      },
    },
  };
}
