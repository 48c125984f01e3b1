import { chunkErrorTexts } from '@/texts/chunk-error-texts';
import { ChunkErrorMessage } from '@/ui/feedback/chunk-error-message';
import { ChunkErrorPrompt } from '@/ui/feedback/chunk-error-prompt';

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
export function SilentChunkError() {
  return null;
}
