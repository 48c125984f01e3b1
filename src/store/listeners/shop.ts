/** Listeners for what the shop has loaded: the persisted catalogue and the installed app; and the network. */
import { selectCatalogue, catalogueCleared } from '@/domain/catalogue/catalogue';
import { removeCatalogue, writeCatalogue } from '@/domain/catalogue/stored-catalogue';
import { networkChanged } from '@/domain/connectivity/slice';
import type { ShopSite } from '@/domain/shop/identify';
import { selectCompletedInfo } from '@/domain/shop/slice';
import type { StoreLike } from '@/domain/root-reducer';
import { onPageRestored } from '@/platform/page-events';
import { afterFirstScreen } from '@/platform/scheduling';
import type { Listen } from './listen';

/** Tells the store when the browser goes online or offline. @returns a function that stops it. */
export function watchNetwork(store: StoreLike): () => void {
  const watching = new AbortController();
  for (const type of ['online', 'offline']) {
    const update = () => store.dispatch(networkChanged(type === 'online'));
    window.addEventListener(type, update, { signal: watching.signal });
  }
  // Neither event reaches a page that is still loading, or that is in the back/forward cache.
  const check = () => {
    const isOnline = navigator.onLine;
    if (isOnline !== store.getState().connectivity.isOnline) store.dispatch(networkChanged(isOnline));
  };
  check();
  const stopWatchingRestore = onPageRestored(check);
  return () => {
    watching.abort();
    stopWatchingRestore();
  };
}

export function listenForCatalogue(listen: Listen, shop: ShopSite): void {
  listen({
    predicate: (_, state, before) =>
      (state.menu !== before.menu || state.shop !== before.shop) && selectCatalogue(state) !== null,
    effect: async (_, { cancelActiveListeners, getState, pause }) => {
      cancelActiveListeners();
      await pause(afterFirstScreen());
      const catalogue = selectCatalogue(getState());
      if (catalogue) await writeCatalogue(shop, catalogue);
    },
  });
  listen({ actionCreator: catalogueCleared, effect: () => removeCatalogue(shop) });
}

/** Its chunk may be unavailable offline, and nothing visible depends on it. */
const importWebApp = () => import('@/integrations/web-app').catch(() => null);

/** Makes the page installable, and available offline. */
export function listenForWebApp(listen: Listen, shop: ShopSite): void {
  listen({
    predicate: (_, state, before) => selectCompletedInfo(state) !== selectCompletedInfo(before),
    effect: async (_, { cancelActiveListeners, getState, pause, signal }) => {
      cancelActiveListeners();
      await pause(afterFirstScreen());
      const webApp = await pause(importWebApp());
      const info = selectCompletedInfo(getState());
      if (info) await webApp?.addManifest(info, shop.basename, signal);
    },
  });
  if (!import.meta.env.PROD) return;
  listen({
    predicate: (_, state) => selectCatalogue(state) !== null,
    effect: async (_, { pause, unsubscribe }) => {
      unsubscribe();
      await pause(afterFirstScreen());
      await (await importWebApp())?.registerServiceWorker(shop);
    },
  });
}
