import { useEffect, useState } from 'react';

/** State that resets to null after `ms`. */
export function useTimedState<Value>(): [Value | null, (value: Value, ms: number) => void, () => void] {
  const [shown, setShown] = useState<{ value: Value; ms: number } | null>(null);

  useEffect(() => {
    if (shown === null) return;
    const timer = setTimeout(() => setShown(null), shown.ms);
    return () => clearTimeout(timer);
  }, [shown]);

  return [shown?.value ?? null, (value, ms) => setShown({ value, ms }), () => setShown(null)];
}
