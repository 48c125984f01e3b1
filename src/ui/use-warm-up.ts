import { useEffect } from 'react';
import { wantsReducedData } from '@/lib/reduced-data';
import { whenSettled } from '@/lib/usable';
import type { OnDemand } from './on-demand';

/** Fetches the code of what a tap opens before the tap, once the page is idle; not where data are to be saved. */
export function useWarmUp(parts: readonly Pick<OnDemand<never>, 'preload'>[]): void {
  useEffect(() => {
    if (wantsReducedData()) return;
    void whenSettled().then(() => Promise.all(parts.map((part) => part.preload())));
  }, [parts]);
}
