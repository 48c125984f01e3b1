import { useChunkError } from './chunk-error-prompt';
import { RetryButton } from '../controls/retry-button';
import { StateMessage } from './state-message';

export function ChunkErrorMessage(props: Parameters<typeof useChunkError>[0]) {
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
