import { startTransition, useEffect, useState } from 'react';
import { afterFirstScreen } from '@/platform/scheduling';

/** False until the page has loaded and has nothing better to do: for what the first screen does without. */
export function useIdle(): boolean {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => {
    let isUnmounted = false;
    void afterFirstScreen().then(() => {
      if (!isUnmounted) startTransition(() => setIdle(true));
    });
    return () => {
      isUnmounted = true;
    };
  }, []);
  return isIdle;
}
