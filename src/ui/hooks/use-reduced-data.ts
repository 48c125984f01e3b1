import { useSyncExternalStore } from 'react';
import { prefersReducedData } from '@/platform/reduced-data';

const never = () => () => undefined;

/** Whether the diner's browser asks to be sparing with data; false in markup that was written ahead. */
export function useReducedData(): boolean {
  return useSyncExternalStore(never, prefersReducedData, () => false);
}
