import { reloadPage } from '@/platform/chunk-recovery';
import { chunkErrorTexts } from '@/texts/chunk-error-texts';
import { RetryButton } from '../controls/retry-button';
import { useOutdated } from './use-outdated';

interface ChunkErrorProps {
  onRetry: () => void;
}

/** The button retries, or reloads the page when a newer release is deployed. */
export function useChunkError({ onRetry }: ChunkErrorProps) {
  const outdated = useOutdated();
  return { ...chunkErrorTexts(outdated), onRetry: outdated ? reloadPage : onRetry, onOnline: onRetry };
}

/** Reports a dialog whose code failed to load, above the unchanged page. */
export function ChunkErrorPrompt(props: ChunkErrorProps) {
  const { title, action, onRetry, onOnline } = useChunkError(props);
  return (
    <div
      role="alert"
      className="fixed above-edge inset-x-2 z-40 mx-auto flex max-w-140 items-center justify-between gap-3 rounded-card bg-surface-raised p-3 ps-4 text-14 shadow-float"
    >
      {title}
      <RetryButton id="retry-part" size="44" variant="secondary" onRetry={onRetry} onOnline={onOnline}>
        {action}
      </RetryButton>
    </div>
  );
}
