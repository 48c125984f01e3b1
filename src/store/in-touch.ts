import { addListener } from '@reduxjs/toolkit';
import type { AppStore, RootState } from '@/store';
import { networkChanged, selectIsMenuLate, selectReach } from '@/domain/connection/slice';
import { whenVisible } from '@/lib/usable';
import { wait } from '@/lib/wait';
import { loadShop } from './start';

/** ms after which a restaurant that did not answer is asked again, then each time after the last. */
const ASK_AGAIN = [15_000, 15_000, 30_000, 60_000];

function isWaitedFor(state: RootState): boolean {
  const reach = selectReach(state);
  return reach === 'unreachable' || (reach === 'reached' && selectIsMenuLate(state));
}

/**
 * Follows the browser's network, and asks again for what went unanswered: when the network is back, and from
 * time to time while somebody looks at the page of a server that does not answer.
 * @returns what ends it.
 */
export function stayInTouch(store: AppStore): () => void {
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
  const stopAsking = store.dispatch(
    addListener({
      actionCreator: loadShop.fulfilled,
      effect: async (_, { cancelActiveListeners, delay }) => {
        cancelActiveListeners();
        if (!isWaitedFor(store.getState())) {
          attempts = 0;
          return;
        }
        await delay(ASK_AGAIN[Math.min(attempts, ASK_AGAIN.length - 1)] ?? 0);
        await whenVisible();
        attempts += 1;
        void store.dispatch(loadShop());
      },
    }),
  );
  // The first load may have failed before anybody followed it.
  const gone = new AbortController();
  if (isWaitedFor(store.getState())) {
    void wait(ASK_AGAIN[0] ?? 0, gone.signal)
      .then(whenVisible)
      .then(() => store.dispatch(loadShop()))
      .catch(() => undefined);
  }
  return () => {
    gone.abort();
    window.removeEventListener('online', onOnline);
    window.removeEventListener('offline', onOffline);
    stopAsking({ cancelActive: true });
  };
}
