import { startTransition, useEffect, useState } from 'react';
import { afterFirstScreen } from '@/platform/scheduling';

/** Returns true once the page has loaded and is idle, for content that the first screen does not need. */
export function useAfterFirstScreen(): boolean {
  const [isAfter, setIsAfter] = useState(false);
  useEffect(() => {
    let isUnmounted = false;
    void afterFirstScreen().then(() => {
      if (!isUnmounted) startTransition(() => setIsAfter(true));
    });
    return () => {
      isUnmounted = true;
    };
  }, []);
  return isAfter;
}
