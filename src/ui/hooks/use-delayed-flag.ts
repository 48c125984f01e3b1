import { useEffect, useState } from 'react';

/** Returns whether `isActive` has been true for `delayMs` ms. */
export function useDelayedFlag(isActive: boolean, delayMs: number): boolean {
  const [isOn, setOn] = useState(false);

  useEffect(() => {
    if (!isActive) return;
    const timer = setTimeout(() => setOn(true), delayMs);
    return () => {
      clearTimeout(timer);
      setOn(false);
    };
  }, [delayMs, isActive]);

  return isActive && isOn;
}
