import { useEffect, useState } from 'react';

/**
 * Whether something has been under way for long.
 * @param after ms that nothing has to be said of.
 */
export function useLate(isUnderWay: boolean, after: number): boolean {
  const [isLate, setLate] = useState(false);

  useEffect(() => {
    if (!isUnderWay) return;
    const timer = setTimeout(() => setLate(true), after);
    return () => {
      clearTimeout(timer);
      setLate(false);
    };
  }, [after, isUnderWay]);

  return isUnderWay && isLate;
}
