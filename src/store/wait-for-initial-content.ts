import { selectShownMenu } from '@/domain/menu/slice';
import { selectShownInfo } from '@/domain/shop/slice';
import { wait } from '@/platform/scheduling';
import type { AppStore } from '@/store';

/** Long enough to restore existing data, too short to be noticed. */
const INITIAL_CONTENT_TIMEOUT_MS = 100;

/**
 * Resolves when the catalogue and the page's code are ready, or after a short timeout. Without the wait, skeletons
 * would flash before persisted dishes: React delays content after a fallback by 300 ms.
 */
export async function waitForInitialContent(store: AppStore, code: Promise<void>): Promise<void> {
  let unsubscribe = () => {};
  const catalogue = new Promise<void>((resolve) => {
    const check = () => {
      const state = store.getState();
      if (selectShownMenu(state) && selectShownInfo(state)) resolve();
    };
    unsubscribe = store.subscribe(check);
    check();
  });
  await Promise.race([
    Promise.all([catalogue, code.catch(() => undefined)]),
    wait(INITIAL_CONTENT_TIMEOUT_MS),
  ]);
  unsubscribe();
}
