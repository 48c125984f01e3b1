import { reloadPage } from '@/platform/chunk-recovery';
import { RetryButton } from '../controls/retry-button';
import { useOutdated } from './use-outdated';

/** What is said in the place of a part of the page whose code did not load. */
export interface ChunkErrorTexts {
  title: string;
  sentence: string;
  /** On the button that asks for it. */
  action: string;
}

interface ChunkErrorProps {
  /** @param outdated whether the page is of a former release, whose files are gone. */
  texts: (outdated: boolean) => ChunkErrorTexts;
  onRetry: () => void;
}

/**
 * What to say of a part that did not load, and what its button does: asks for it again; or loads the page anew,
 * where another release took its place.
 */
export function useChunkError({ texts, onRetry }: ChunkErrorProps) {
  const outdated = useOutdated();
  return { ...texts(outdated), onRetry: outdated ? reloadPage : onRetry, onOnline: onRetry };
}

/** For a dialog whose code did not load: says so above the page, which stays as it is. */
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
