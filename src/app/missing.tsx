import { chunkErrorTexts } from '@/texts/chunk-error-texts';
import { MissingMessage } from '@/ui/missing-message';
import { MissingPrompt, useMissing } from '@/ui/missing-prompt';

interface MissingProps {
  onRetry: () => void;
}

/** In the place of a page whose code did not load. */
export function MissingPage({ onRetry }: MissingProps) {
  return <MissingMessage texts={chunkErrorTexts} onRetry={onRetry} />;
}

/** For a dialog whose code did not load. */
export function MissingDialog({ onRetry }: MissingProps) {
  return <MissingPrompt texts={chunkErrorTexts} onRetry={onRetry} />;
}

/** For what a page does without. */
export function MissingSilently({ onRetry }: MissingProps) {
  useMissing({ texts: chunkErrorTexts, onRetry });
  return null;
}
