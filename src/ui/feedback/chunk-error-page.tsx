import { useChunkError, type ChunkErrorProps } from './use-chunk-error';
import { RetryButton } from '../controls/retry-button';
import { StateMessage } from './state-message';

export function ChunkErrorPage(props: ChunkErrorProps) {
  const { title, description, action, onRetry } = useChunkError(props);
  return (
    <StateMessage
      kind="offline"
      level={1}
      title={title}
      description={description}
      action={
        <RetryButton id="retry-page" onRetry={onRetry} onOnline={props.onRetry}>
          {action}
        </RetryButton>
      }
    />
  );
}
