import { missingTexts } from '@/texts/missing';
import { MissingMessage } from '@/ui/missing-message';
import { MissingPrompt, useMissing } from '@/ui/missing-prompt';

interface MissingProps {
  onRetry: () => void;
}

/** In the place of a page whose code did not load. */
export function MissingPage({ onRetry }: MissingProps) {
  return <MissingMessage texts={missingTexts} onRetry={onRetry} />;
}

/** For a dialog whose code did not load. */
export function MissingDialog({ onRetry }: MissingProps) {
  return <MissingPrompt texts={missingTexts} onRetry={onRetry} />;
}

/** For what a page does without. */
export function MissingSilently({ onRetry }: MissingProps) {
  useMissing({ texts: missingTexts, onRetry });
  return null;
}
