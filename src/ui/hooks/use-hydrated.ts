import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** Returns false during prerendering and hydration, for content that depends on the browser, diner or query. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
