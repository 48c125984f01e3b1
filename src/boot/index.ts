/** Inline script in the HTML: starts requests while the app loads. Bundled by `tools/boot-script.ts`. */
import { serverEnv } from '@/config/server-env';
import { reloadOnceFor } from '@/platform/chunk-recovery';
import { navigation } from '@/platform/navigation';
import { identifyShop } from '@/domain/shop/identify';
import { normalizeUrl } from '@/lib/normalize-url';
import { deferAppScript } from './deferred-app-script';
import { matchPage, preloadFirstBanner, preloadPageFiles, startPreloadedRequests } from './preloads';

// The app's entry file may belong to a release that is gone from the server.
window.addEventListener(
  'error',
  ({ target }) => {
    if (!(target instanceof HTMLScriptElement && target.type === 'module')) return;
    reloadOnceFor(target.src);
    // The network may be down. Reload on the next click or when the browser is back online.
    window.addEventListener('click', navigation.reload, true);
    window.ononline = navigation.reload;
  },
  true,
);

const { location, history } = window;
const url = normalizeUrl(location);
// Before any other script reads the URL.
if (url !== `${location.pathname}${location.search}${location.hash}`) {
  history.replaceState(history.state, '', url);
}
const site = identifyShop(location.hostname, location.pathname, serverEnv.primaryDomain);
// The router redirects unknown paths to home.
const page = matchPage(location.pathname.slice(site.basename.length)) ?? matchPage('/');

function begin(): void {
  const catalogue = startPreloadedRequests(site);
  preloadPageFiles(page);
  catalogue
    .then(async ({ banners }) => {
      if (page?.id === 'home') preloadFirstBanner(await banners);
    })
    // The app repeats a failed request and shows its error.
    .catch(() => undefined);
}

if (!deferAppScript(begin)) begin();
