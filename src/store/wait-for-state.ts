import type { RootState } from '@/domain/state';
import type { AppStore } from '@/store';

/** Resolves when `isReached` holds for the state, or after `timeoutMs`. */
export function waitForState(
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
