/**
 * The lines in the HTML: they start what the page waits for while the application's code is on its way. The
 * build bundles them into `index.html` (`tools/boot-script.ts`).
 */
import { env } from '@/config/env';
import { reloadPage, reloadOnceFor } from '@/platform/chunk-recovery';
import { identifyShop } from '@/domain/shop/identify';
import { deferAppScript } from './deferred-app-script';
import { startPreloadedRequests } from './preloaded-requests';
import { preloadFirstBanner } from './preload-first-banner';
import { matchPage } from './match-page';
import { preloadPage } from './preload-page';

// Without the application's own file nothing is ever drawn or answered: the page may be of a release that is gone.
window.addEventListener(
  'error',
  ({ target }) => {
    if (!(target instanceof HTMLScriptElement && target.type === 'module')) return;
    reloadOnceFor(target.src);
    // The network may not have had it: a tap asks again, and so does the browser once it is back online.
    window.onclick = window.ononline = reloadPage;
  },
  true,
);

const { hostname, pathname } = window.location;
const address = identifyShop(hostname, pathname, env.primaryDomain);
const page = matchPage(pathname.slice(address.basename.length));

function begin(): void {
  const answers = startPreloadedRequests(address);
  preloadPage(page);
  answers
    .then(async ({ banners }) => {
      if (page === 'home') preloadFirstBanner(await banners);
    })
    // What did not come is asked for again by the application, which can say so.
    .catch(() => undefined);
}

if (!deferAppScript(begin)) begin();
