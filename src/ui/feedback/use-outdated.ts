import { useSyncExternalStore } from 'react';
import { isOutdated, onOutdated } from '@/platform/chunk-recovery';

/** Returns whether a newer release is deployed, so that chunks of this one load only after a reload. */
export function useOutdated(): boolean {
  return useSyncExternalStore(onOutdated, isOutdated, () => false);
}
