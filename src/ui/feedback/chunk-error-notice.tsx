import { RetryButton } from '../controls/retry-button';
import { useChunkError, type ChunkErrorProps } from './use-chunk-error';

/** Message on top of the page for a dialog whose code failed to load. */
export function ChunkErrorNotice(props: ChunkErrorProps) {
  const { title, action, onRetry } = useChunkError(props);
  return (
    <div
      role="alert"
      className="fixed above-edge inset-x-2 z-40 mx-auto flex max-w-140 items-center justify-between gap-3 rounded-card bg-surface-raised p-3 ps-4 text-14 shadow-float"
    >
      <span>{title}</span>
      <RetryButton id="retry-part" size="44" variant="secondary" onRetry={onRetry} onOnline={props.onRetry}>
        {action}
      </RetryButton>
    </div>
  );
}
