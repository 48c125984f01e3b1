import { useEffect, useState } from 'react';

/**
 * Whether something has been under way for long.
 * @param after ms that nothing has to be said of.
 */
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
