import { chunkErrorTexts } from '@/texts/chunk-error-texts';
import { ChunkErrorMessage } from '@/ui/feedback/chunk-error-message';
import { ChunkErrorPrompt, useChunkError } from '@/ui/feedback/chunk-error-prompt';

interface ChunkErrorFallbackProps {
  onRetry: () => void;
}

export function ChunkErrorPage({ onRetry }: ChunkErrorFallbackProps) {
  return <ChunkErrorMessage texts={chunkErrorTexts} onRetry={onRetry} />;
}

export function ChunkErrorDialog({ onRetry }: ChunkErrorFallbackProps) {
  return <ChunkErrorPrompt texts={chunkErrorTexts} onRetry={onRetry} />;
}

/** For optional parts: renders nothing. */
export function SilentChunkError({ onRetry }: ChunkErrorFallbackProps) {
  useChunkError({ texts: chunkErrorTexts, onRetry });
  return null;
}
