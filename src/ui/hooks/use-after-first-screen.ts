import { startTransition, useEffect, useState } from 'react';
import { afterFirstScreen } from '@/platform/scheduling';

/** Returns true once the page has loaded and is idle, for content that the first screen does not need. */
export function useAfterFirstScreen(): boolean {
  const [isAfter, setIsAfter] = useState(false);
  useEffect(() => {
    void afterFirstScreen().then(() => startTransition(() => setIsAfter(true)));
  }, []);
  return isAfter;
}
