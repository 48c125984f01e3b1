import { m } from '@/texts';
import { Button } from '@/ui/button';
import { MissingPrompt, useRetryWhenOnline } from '@/ui/missing-prompt';
import { StateMessage } from '@/ui/state-message';

interface MissingProps {
  onRetry: () => void;
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

/** For a dialog whose code did not load. */
export function MissingDialog({ onRetry }: MissingProps) {
  return <MissingPrompt text={m.layout_missing_title()} retryLabel={m.try_again()} onRetry={onRetry} />;
}

/** For what a page does without. */
export function MissingSilently({ onRetry }: MissingProps) {
  useRetryWhenOnline(onRetry);
  return null;
}
