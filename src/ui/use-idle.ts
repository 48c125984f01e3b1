import { startTransition, useEffect, useState } from 'react';
import { whenSettled } from '@/lib/usable';

/** False until the page has loaded and has nothing better to do: for what the first screen does without. */
export function useIdle(): boolean {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => {
    let isGone = false;
    void whenSettled().then(() => {
      if (!isGone) startTransition(() => setIdle(true));
    });
    return () => {
      isGone = true;
    };
  }, []);
  return isIdle;
}
