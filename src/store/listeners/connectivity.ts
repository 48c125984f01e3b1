import { addListener } from '@reduxjs/toolkit';
import type { AppStore } from '@/store';
import { networkChanged, selectHasMenuFailed, selectConnectivity } from '@/domain/connectivity/slice';
import type { RootState } from '@/domain/state';
import { wait, whenVisible } from '@/platform/scheduling';
import { loadShop } from '../start';

/** Retry delays; the last one repeats. */
const RETRY_DELAYS_MS = [15_000, 15_000, 30_000, 60_000];

function needsRetry(state: RootState): boolean {
  const connectivity = selectConnectivity(state);
  return connectivity === 'unreachable' || (connectivity === 'online' && selectHasMenuFailed(state));
}

/** Repeats failed calls when online again, and periodically while visible. @returns a function that stops it. */
export function watchConnectivity(store: AppStore): () => void {
  let attempts = 0;
  const onOnline = () => {
    store.dispatch(networkChanged(true));
    void store.dispatch(loadShop());
  };
  const onOffline = () => {
    store.dispatch(networkChanged(false));
  };
  window.addEventListener('online', onOnline);
  window.addEventListener('offline', onOffline);
  const stopRetrying = store.dispatch(
    addListener({
      actionCreator: loadShop.fulfilled,
      effect: async (_, { cancelActiveListeners, delay, pause }) => {
        cancelActiveListeners();
        if (!needsRetry(store.getState())) {
          attempts = 0;
          return;
        }
        await delay(RETRY_DELAYS_MS[Math.min(attempts, RETRY_DELAYS_MS.length - 1)] ?? 0);
        await pause(whenVisible());
        attempts += 1;
        void store.dispatch(loadShop());
      },
    }),
  );
  // The first load may have failed before this listener existed.
  const stopped = new AbortController();
  if (needsRetry(store.getState())) {
    void wait(RETRY_DELAYS_MS[0] ?? 0, stopped.signal)
      .then(whenVisible)
      .then(() => store.dispatch(loadShop()))
      .catch(() => undefined);
  }
  return () => {
    stopped.abort();
    window.removeEventListener('online', onOnline);
    window.removeEventListener('offline', onOffline);
    stopRetrying({ cancelActive: true });
  };
}
