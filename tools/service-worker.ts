import { createHash } from 'node:crypto';
import type { Plugin, Rolldown } from 'vite';
import type { StorefrontEnv } from '../src/config/env-schema.ts';
import { moduleOf, routesWith } from '../src/config/routes.ts';
import { filesOf } from './boot-script.ts';
import { bundleScript } from './bundle-script.ts';

/** Modules needed from the menu to payment. Other files are cached when they are used. */
const MODULES = [
  'src/main.tsx',
  ...routesWith('isPrecached', true).map((id) => `src/routes/${moduleOf(id)}.tsx`),
  'src/features/menu/category-sheet.tsx',
  'src/features/dish/dish-popup.tsx',
  'src/features/dish/repeat-sheet.tsx',
  'src/features/addresses/address-sheet.tsx',
  'src/features/addresses/map-picker.tsx',
  'src/features/login/login-dialog.tsx',
  'src/app/layout/side-menu.tsx',
  'src/ui/overlay/toasts.tsx',
  'src/ui/feedback/state-illustration.tsx',
  'src/app/errors/failed-lookup.tsx',
  'src/api/transport.ts',
];

function precachedFiles(bundle: Rolldown.OutputBundle): string[] {
  const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
  const files = MODULES.flatMap((module) => {
    const chunk = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(`/${module}`)));
    if (!chunk) throw new Error(`The service worker should cache ${module}, which is in no chunk`);
    return [...filesOf(bundle, chunk.fileName)];
  });
  return [...new Set(files)].sort().map((file) => `/${file}`);
}

/** Writes `sw.js`. Must run after all plugins that change the page, as the release's name is a hash of the page. */
export function serviceWorker({
  app: { paymentUrl, trackingUrl },
  server: { primaryDomain },
}: StorefrontEnv): Plugin {
  return {
    name: 'storefront-service-worker',
    apply: 'build',
    enforce: 'post',
    async generateBundle(_options, bundle) {
      const page = bundle['index.html'];
      if (page?.type !== 'asset') return;
      const files = precachedFiles(bundle);
      const hash = createHash('sha256').update(page.source).update(files.join());
      const name = hash.digest('hex').slice(0, 12);
      const release = { name, files, externalPages: [paymentUrl, trackingUrl], primaryDomain };
      const source = await bundleScript('service-worker/index.ts', { __RELEASE__: JSON.stringify(release) });
      this.emitFile({ type: 'asset', fileName: 'sw.js', source });
    },
  };
}
