import { useSyncExternalStore } from 'react';

/** The value changes only with hydration. */
const subscribe = () => () => undefined;

/** Returns false during prerendering and hydration, for content that depends on the browser, diner or query. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
}
