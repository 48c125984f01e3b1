import { useMissing } from './missing-prompt';
import { RetryButton } from './retry-button';
import { StateMessage } from './state-message';

/** In the place of a page whose code did not load. */
export function MissingMessage(props: Parameters<typeof useMissing>[0]) {
  const { title, sentence, action, onRetry, onOnline } = useMissing(props);
  return (
    <StateMessage
      kind="offline"
      level={1}
      title={title}
      sentence={sentence}
      action={
        <RetryButton id="retry-page" onRetry={onRetry} onOnline={onOnline}>
          {action}
        </RetryButton>
      }
    />
  );
}
