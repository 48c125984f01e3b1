import { reloadPage } from '@/platform/chunk-recovery';
import { RetryButton } from '../controls/retry-button';
import { useOutdated } from './use-outdated';

export interface ChunkErrorTexts {
  title: string;
  sentence: string;
  action: string;
}

interface ChunkErrorProps {
  /** @param outdated whether a newer release is deployed, so that the page's files are gone */
  texts: (outdated: boolean) => ChunkErrorTexts;
  onRetry: () => void;
}

/** The button retries, or reloads the page when a newer release is deployed. */
export function useChunkError({ texts, onRetry }: ChunkErrorProps) {
  const outdated = useOutdated();
  return { ...texts(outdated), onRetry: outdated ? reloadPage : onRetry, onOnline: onRetry };
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
