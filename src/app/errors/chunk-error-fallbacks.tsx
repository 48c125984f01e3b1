import { ChunkErrorMessage } from '@/ui/feedback/chunk-error-message';
import { ChunkErrorPrompt } from '@/ui/feedback/chunk-error-prompt';

interface ChunkErrorFallbackProps {
  onRetry: () => void;
}

export function ChunkErrorPage({ onRetry }: ChunkErrorFallbackProps) {
  return <ChunkErrorMessage onRetry={onRetry} />;
}

export function ChunkErrorDialog({ onRetry }: ChunkErrorFallbackProps) {
  return <ChunkErrorPrompt onRetry={onRetry} />;
}

/** For optional parts: renders nothing. */
export function SilentChunkError() {
  return null;
}
