import { selectShownMenu } from '@/domain/menu/slice';
import { selectShopHeader } from '@/domain/shop/slice';
import { wait } from '@/platform/wait';
import type { AppStore } from '@/store';

/** ms that the first drawing waits: long enough to take up what is there, too short to be seen. */
const FIRST_SCREEN_TIMEOUT_MS = 100;

/**
 * Resolves when the catalogue and the page's code can be drawn, or soon. Both often arrive while the application
 * is started; placeholders drawn just before cost a phone as much time as the dishes, and React shows what
 * follows on a placeholder 300 ms later.
 * @param code resolves when the page's code is there.
 */
export async function waitForFirstScreen(store: AppStore, code: Promise<void>): Promise<void> {
  let unsubscribe = () => {};
  const catalogue = new Promise<void>((resolve) => {
    const look = () => {
      const state = store.getState();
      if (selectShownMenu(state) && selectShopHeader(state)) resolve();
    };
    unsubscribe = store.subscribe(look);
    look();
  });
  await Promise.race([Promise.all([catalogue, code.catch(() => undefined)]), wait(FIRST_SCREEN_TIMEOUT_MS)]);
  unsubscribe();
}
