import { selectMenu } from '@/domain/menu/slice';
import { selectShownInfo } from '@/domain/shop/slice';
import type { RootState } from '@/domain/state';
import { wait } from '@/platform/scheduling';
import type { AppStore } from '@/store';

/** Long enough to restore existing data, too short to be noticed. */
const INITIAL_CONTENT_TIMEOUT_MS = 100;

/** Resolves when `isReached` holds for the state, or after `timeoutMs`. */
function waitForState(
  store: AppStore,
  isReached: (state: RootState) => boolean,
  timeoutMs: number,
): Promise<void> {
  return new Promise((resolve) => {
    const finish = () => {
      clearTimeout(timer);
      unsubscribe();
      resolve();
    };
    const check = () => {
      if (isReached(store.getState())) finish();
    };
    const timer = setTimeout(finish, timeoutMs);
    const unsubscribe = store.subscribe(check);
    check();
  });
}

const hasCatalogue = (state: RootState) => Boolean(selectMenu(state).data && selectShownInfo(state));

/**
 * Resolves when the catalogue and the page's code are ready, or after a short timeout. Without the wait, skeletons
 * would flash before persisted dishes: React delays content after a fallback by 300 ms.
 */
export async function waitForInitialContent(store: AppStore, code: Promise<void>): Promise<void> {
  await Promise.all([
    waitForState(store, hasCatalogue, INITIAL_CONTENT_TIMEOUT_MS),
    Promise.race([code.catch(() => undefined), wait(INITIAL_CONTENT_TIMEOUT_MS)]),
  ]);
}
