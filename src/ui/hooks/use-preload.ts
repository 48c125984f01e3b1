import { useEffect } from 'react';
import { isSaveDataOn } from '@/platform/save-data';
import { afterFirstScreen } from '@/platform/scheduling';
import type { LazyComponent } from '../feedback/lazy-with-preload';

export function usePreload(targets: readonly Pick<LazyComponent<never>, 'preload'>[]): void {
  useEffect(() => {
    if (isSaveDataOn()) return;
    void afterFirstScreen().then(() => Promise.all(targets.map((target) => target.preload())));
  }, [targets]);
}
