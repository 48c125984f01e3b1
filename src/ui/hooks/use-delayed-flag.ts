import { useEffect, useState } from 'react';

/** Returns whether `isActive` has been true for `delayMs` ms. */
export function useDelayedFlag(isActive: boolean, delayMs: number): boolean {
  const [isElapsed, setElapsed] = useState(false);

  useEffect(() => {
    if (!isActive) return;
    const timer = setTimeout(() => setElapsed(true), delayMs);
    return () => {
      clearTimeout(timer);
      setElapsed(false);
    };
  }, [delayMs, isActive]);

  return isActive && isElapsed;
}
