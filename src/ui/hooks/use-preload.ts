import { useEffect } from 'react';
import { prefersReducedData } from '@/platform/reduced-data';
import { afterFirstScreen } from '@/platform/scheduling';
import type { LazyComponent } from '../feedback/lazy-with-preload';

/** Fetches the code of what a tap opens before the tap, once the page is idle; not where data are to be saved. */
export function usePreload(targets: readonly Pick<LazyComponent<never>, 'preload'>[]): void {
  useEffect(() => {
    if (prefersReducedData()) return;
    void afterFirstScreen().then(() => Promise.all(targets.map((target) => target.preload())));
  }, [targets]);
}
