import { useEffect, useEffectEvent } from 'react';
import { Button } from './button';

/** Back online, what did not load is asked for without being told. */
export function useRetryWhenOnline(onRetry: () => void) {
  const retry = useEffectEvent(onRetry);
  useEffect(() => {
    const onOnline = () => retry();
    window.addEventListener('online', onOnline);
    return () => window.removeEventListener('online', onOnline);
  }, []);
}

interface MissingPromptProps {
  text: string;
  retryLabel: string;
  onRetry: () => void;
}

/** For a dialog whose code did not load: says so above the page, which stays as it is. */
export function MissingPrompt({ text, retryLabel, onRetry }: MissingPromptProps) {
  useRetryWhenOnline(onRetry);
  return (
    <div
      role="alert"
      className="fixed inset-x-2 bottom-[calc(var(--dock-height,0px)+8px)] z-40 mx-auto flex max-w-140 items-center justify-between gap-3 rounded-card bg-surface-raised p-3 ps-4 text-14 shadow-float"
    >
      {text}
      <Button size="44" variant="secondary" onClick={onRetry}>
        {retryLabel}
      </Button>
    </div>
  );
}
