import { useEffect, useState } from 'react';
import { STILL_TRYING } from '@/config/limits';

/** Whether a call has been under way for so long that its control has to say so (contract, section 7). */
export function useStillTrying(busy: boolean): boolean {
  const [isLate, setLate] = useState(false);

  useEffect(() => {
    if (!busy) return;
    const timer = setTimeout(() => setLate(true), STILL_TRYING);
    return () => {
      clearTimeout(timer);
      setLate(false);
    };
  }, [busy]);

  return isLate;
}
