import { networkChanged, selectConnectivity, selectHasMenuFailed } from '@/domain/connectivity/slice';
import type { RootState, StoreLike } from '@/domain/state';
import { retryDelay } from '@/lib/retry-delay';
import { onPageRestored } from '@/platform/page-events';
import { whenVisible } from '@/platform/scheduling';
import { loadShop } from '../load-shop';
import type { Listen } from './listen';

const RETRY_DELAYS_MS = [15_000, 15_000, 30_000, 60_000];

function needsRetry(state: RootState): boolean {
  const connectivity = selectConnectivity(state);
  return connectivity === 'unreachable' || (connectivity === 'online' && selectHasMenuFailed(state));
}

/** Repeats failed calls when online again, and periodically while the page is visible. */
export function listenForConnectivity(listen: Listen): void {
  let attempts = 0;
  listen({
    actionCreator: networkChanged,
    effect: async ({ payload: isOnline }, { dispatch }) => {
      if (isOnline) await dispatch(loadShop());
    },
  });
  listen({
    actionCreator: loadShop.fulfilled,
    effect: async (_, { cancelActiveListeners, delay, dispatch, getState, pause }) => {
      cancelActiveListeners();
      if (!needsRetry(getState())) {
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
