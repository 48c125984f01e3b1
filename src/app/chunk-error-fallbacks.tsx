import { chunkErrorTexts } from '@/texts/chunk-error-texts';
import { ChunkErrorMessage } from '@/ui/feedback/chunk-error-message';
import { ChunkErrorPrompt, useChunkError } from '@/ui/feedback/chunk-error-prompt';

interface ChunkErrorFallbackProps {
  onRetry: () => void;
}

/** In the place of a page whose code did not load. */
export function ChunkErrorPage({ onRetry }: ChunkErrorFallbackProps) {
  return <ChunkErrorMessage texts={chunkErrorTexts} onRetry={onRetry} />;
}

/** For a dialog whose code did not load. */
export function ChunkErrorDialog({ onRetry }: ChunkErrorFallbackProps) {
  return <ChunkErrorPrompt texts={chunkErrorTexts} onRetry={onRetry} />;
}

/** For what a page does without. */
export function SilentChunkError({ onRetry }: ChunkErrorFallbackProps) {
  useChunkError({ texts: chunkErrorTexts, onRetry });
  return null;
}
