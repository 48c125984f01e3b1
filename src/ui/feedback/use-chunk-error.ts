import { useSyncExternalStore } from 'react';
import { hasNewRelease, onNewRelease } from '@/platform/chunk-recovery';
import { navigation } from '@/platform/navigation';
import { m } from '@/texts';

export interface ChunkErrorProps {
  onRetry: () => void;
}

/** The button retries, or reloads when a newer release is deployed. */
export function useChunkError({ onRetry }: ChunkErrorProps) {
  const isOutdated = useSyncExternalStore(onNewRelease, hasNewRelease, () => false);
  return isOutdated
    ? {
        title: m.layout_outdated_title(),
        description: m.layout_outdated_text(),
        action: m.layout_reload(),
        onRetry: navigation.reload,
      }
    : {
        title: m.layout_chunk_error_title(),
        description: m.layout_chunk_error_text(),
        action: m.try_again(),
        onRetry,
      };
}
