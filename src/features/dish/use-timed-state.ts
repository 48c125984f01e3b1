import { useEffect, useState } from 'react';

/** Something shown for a while, such as a status message: `show(value, ms)` replaces what was shown before. */
export function useTimedState<Value>(): [Value | null, (value: Value, ms: number) => void, () => void] {
  const [shown, setShown] = useState<{ value: Value; ms: number } | null>(null);

  useEffect(() => {
    if (shown === null) return;
    const timer = setTimeout(() => setShown(null), shown.ms);
    return () => clearTimeout(timer);
  }, [shown]);

  return [shown?.value ?? null, (value, ms) => setShown({ value, ms }), () => setShown(null)];
}
