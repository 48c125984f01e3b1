import { useSyncExternalStore } from 'react';
import { prefersReducedData } from '@/platform/reduced-data';

/** The preference is read once; changes are ignored. */
const subscribe = () => () => undefined;

/** Returns whether the browser requests reduced data; false in prerendered markup. */
export function useReducedData(): boolean {
  return useSyncExternalStore(subscribe, prefersReducedData, () => false);
}
