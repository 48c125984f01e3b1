import { useEffect, useEffectEvent } from 'react';
import { m } from '@/texts';
import { Button } from '@/ui/button';
import { StateMessage } from '@/ui/state-message';

interface MissingProps {
  onRetry: () => void;
}

/** Back online, what did not load is asked for without being told. */
function useRetryWhenOnline(onRetry: () => void) {
  const retry = useEffectEvent(onRetry);
  useEffect(() => {
    const onOnline = () => retry();
    window.addEventListener('online', onOnline);
    return () => window.removeEventListener('online', onOnline);
  }, []);
}

/** In the place of a page whose code did not load. */
export function MissingPage({ onRetry }: MissingProps) {
  useRetryWhenOnline(onRetry);
  return (
    <StateMessage
      kind="offline"
      title={m.layout_missing_title()}
      sentence={m.layout_missing_text()}
      action={<Button onClick={onRetry}>{m.try_again()}</Button>}
    />
  );
}

/** For a dialog whose code did not load: says so above the page, which stays as it is. */
export function MissingPrompt({ onRetry }: MissingProps) {
  useRetryWhenOnline(onRetry);
  return (
    <div
      role="alert"
      className="fixed inset-x-2 bottom-[calc(var(--dock-height,0px)+8px)] z-40 mx-auto flex max-w-140 items-center justify-between gap-3 rounded-card bg-surface-raised p-3 ps-4 text-14 shadow-float"
    >
      {m.layout_missing_title()}
      <Button size="44" variant="secondary" onClick={onRetry}>
        {m.try_again()}
      </Button>
    </div>
  );
}

/** For what a page does without. */
export function MissingSilently({ onRetry }: MissingProps) {
  useRetryWhenOnline(onRetry);
  return null;
}
