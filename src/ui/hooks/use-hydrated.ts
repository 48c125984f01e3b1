import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/**
 * False in markup that was written ahead of the visit and while the page takes it over, else true: for what
 * such markup cannot hold, as it depends on the browser, the diner or the address's query.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
