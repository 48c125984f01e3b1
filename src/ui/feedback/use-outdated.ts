import { useSyncExternalStore } from 'react';
import { isOutdated, onOutdated } from '@/platform/chunk-recovery';

/** Whether the page is of a former release, so that what is missing of it comes with a reload only. */
export function useOutdated(): boolean {
  return useSyncExternalStore(onOutdated, isOutdated, () => false);
}
