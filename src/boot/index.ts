/**
 * The lines in the HTML: they start what the page waits for while the application's code is on its way. The
 * build bundles them into `index.html` (`tools/boot-script.ts`).
 */
import { env } from '@/config/env';
import { loadAnew, reloadOnceFor } from '@/lib/release';
import { identifyShop } from '@/domain/shop/identify';
import { loadCodeLater } from './code-later';
import { startFirstCalls } from './first-calls';
import { fetchFirstPicture } from './first-picture';
import { pageOf } from './page-of';
import { preloadPage } from './preload-page';

// Without the application's own file nothing is ever drawn or answered: the page may be of a release that is gone.
window.addEventListener(
  'error',
  ({ target }) => {
    if (!(target instanceof HTMLScriptElement && target.type === 'module')) return;
    reloadOnceFor(target.src);
    // The network may not have had it: a tap asks again, and so does the browser once it is back online.
    window.onclick = window.ononline = loadAnew;
  },
  true,
);

const { hostname, pathname } = window.location;
const address = identifyShop(hostname, pathname, env.primaryDomain);
const page = pageOf(pathname.slice(address.basename.length));

function begin(): void {
  const answers = startFirstCalls(address);
  preloadPage(page);
  answers
    .then(async ({ banners }) => {
      if (page === 'home') fetchFirstPicture(await banners);
    })
    // What did not come is asked for again by the application, which can say so.
    .catch(() => undefined);
}

if (!loadCodeLater(begin)) begin();
