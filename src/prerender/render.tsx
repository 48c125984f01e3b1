import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { App } from '@/app/app';
import { restoreCatalogue, type Catalogue } from '@/domain/catalogue/catalogue';
import type { ShopSite } from '@/domain/shop/identify';
import { makeStaticStore } from '@/store';

/** Renders a page's markup in the current language, for hydration. @param path below the restaurant's base */
export async function renderPage(site: ShopSite, catalogue: Catalogue, path: string): Promise<string> {
  const store = makeStaticStore(site);
  store.dispatch(restoreCatalogue(catalogue));
  const location = `${site.basename}${path}`;
  const failures: unknown[] = [];
  const { prelude } = await prerender(
    <App store={store} Router={(props) => <StaticRouter {...props} location={location} />} />,
    {
      // Inlines all Suspense boundaries. Streamed ones would need an inline script.
      progressiveChunkSize: Infinity,
      onError: (error) => {
        failures.push(error);
      },
    },
  );
  const markup = await new Response(prelude).text();
  if (failures.length > 0) throw new Error(`${path} cannot be rendered: ${String(failures[0])}`);
  return markup;
}
