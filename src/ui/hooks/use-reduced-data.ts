import { useSyncExternalStore } from 'react';
import { prefersReducedData } from '@/platform/reduced-data';

const never = () => () => undefined;

/** Returns whether the browser requests reduced data; false in prerendered markup. */
export function useReducedData(): boolean {
  return useSyncExternalStore(never, prefersReducedData, () => false);
}
