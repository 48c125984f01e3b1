/** Listeners for what the shop loads: retries, the persisted catalogue and the installed app. */
import { selectCatalogue, catalogueCleared } from '@/domain/catalogue/catalogue';
import { removeCatalogue, writeCatalogue } from '@/domain/catalogue/stored-catalogue';
import { networkChanged, selectConnectivity, selectHasMenuFailed } from '@/domain/connectivity/slice';
import { pageViewed } from '@/domain/events';
import type { Resource } from '@/domain/resource-state';
import type { ShopSite } from '@/domain/shop/identify';
import { selectShownInfo } from '@/domain/shop/slice';
import type { RootState, StoreLike } from '@/domain/state';
import { retryDelay } from '@/lib/retry-delay';
import { onPageRestored } from '@/platform/page-events';
import { afterFirstScreen, whenVisible } from '@/platform/scheduling';
import { loadShop } from '../load-shop';
import type { Listen } from './listen';

const RETRY_DELAYS_MS = [15_000, 15_000, 30_000, 60_000];

const haveAddressesFailed = ({ addresses }: RootState) => addresses.list.status === 'failed';

function needsPeriodicRetry(state: RootState): boolean {
  const connectivity = selectConnectivity(state);
  const isMissing = selectHasMenuFailed(state) || haveAddressesFailed(state);
  return connectivity === 'unreachable' || (connectivity === 'online' && isMissing);
}

function hasFailedCall(state: RootState): boolean {
  const { cart, menu, session, shop } = state;
  const ofShop: Resource<unknown>[] = [shop.info, shop.profile, shop.timing, session.wallet];
  const resources = [...ofShop, menu.menu, menu.banners, menu.categoryTiles];
  return (
    shop.lookup === 'failed' ||
    haveAddressesFailed(state) ||
    (cart.cartId !== '' && cart.fetch.status === 'failed') ||
    resources.some(({ status }) => status === 'failed')
  );
}

/** Repeats failed calls when online again, on the next page, and periodically while the page is visible. */
export function listenForRetries(listen: Listen): void {
  listen({
    actionCreator: networkChanged,
    effect: async ({ payload: isOnline }, { dispatch }) => {
      if (isOnline) await dispatch(loadShop());
    },
  });
  let isFirstPage = true;
  listen({
    actionCreator: pageViewed,
    effect: async (_, { dispatch, getState }) => {
      const shouldRetry = !isFirstPage && hasFailedCall(getState());
      isFirstPage = false;
      if (shouldRetry) await dispatch(loadShop());
    },
  });
  let attempts = 0;
  listen({
    predicate: (action, state, before) =>
      loadShop.fulfilled.match(action) || (haveAddressesFailed(state) && !haveAddressesFailed(before)),
    effect: async (_, { cancelActiveListeners, delay, dispatch, getState, pause }) => {
      cancelActiveListeners();
      if (!needsPeriodicRetry(getState())) {
        attempts = 0;
        return;
      }
      await delay(retryDelay(RETRY_DELAYS_MS, attempts));
      await pause(whenVisible());
      attempts += 1;
      void dispatch(loadShop());
    },
  });
}

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
    actionCreator: loadShop.fulfilled,
    effect: async (_, { getState, pause }) => {
      const catalogue = selectCatalogue(getState());
      if (!catalogue) return;
      await pause(afterFirstScreen());
      await writeCatalogue(shop, catalogue);
    },
  });
  listen({ actionCreator: catalogueCleared, effect: () => removeCatalogue(shop) });
}

/** Makes the page installable, and available offline. */
export function listenForWebApp(listen: Listen): void {
  listen({
    predicate: (_, state, before) => selectShownInfo(state) !== selectShownInfo(before),
    effect: async (_, { cancelActiveListeners, getState, pause, signal }) => {
      cancelActiveListeners();
      await pause(afterFirstScreen());
      // The chunk may be unavailable offline, and nothing visible depends on it.
      const webApp = await pause(import('@/integrations/web-app').catch(() => null));
      const info = selectShownInfo(getState());
      if (info) await webApp?.addManifest(info, getState().shop.site.basename, signal);
    },
  });
  if (!import.meta.env.PROD) return;
  listen({
    actionCreator: loadShop.fulfilled,
    effect: async (_, { getState, pause }) => {
      if (!selectCatalogue(getState()) || !('serviceWorker' in navigator)) return;
      await pause(afterFirstScreen());
      // Bypasses the HTTP cache, so that a new release is found. A failure only means no offline use.
      await navigator.serviceWorker.register('/sw.js', { updateViaCache: 'none' }).catch(() => undefined);
    },
  });
}
