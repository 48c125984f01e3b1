import type { ReactElement } from 'react';
import type { ButtonProps } from '../controls/button';
import { RetryButton } from '../controls/retry-button';
import { StateMessage, type StateMessageProps } from './state-message';

/** Message with 'Try again'. `id` and `variant` are the button's. */
interface FailedMessage extends Omit<StateMessageProps, 'kind' | 'action'> {
  id: string;
  variant?: ButtonProps['variant'];
}

interface ResourceViewProps<T> {
  status: 'idle' | 'pending' | 'ready' | 'failed';
  data: T | null;
  placeholder: ReactElement;
  failed: FailedMessage | ReactElement;
  /** Of the message. */
  retry?: () => void;
  /** In place of an empty list. */
  empty?: ReactElement | null;
  children: (data: T) => ReactElement;
}

/** Shows data whenever they are known, also during a refetch and after its failure. */
export function ResourceView<T>(props: ResourceViewProps<T>): ReactElement | null {
  const { status, data, placeholder, failed, retry = () => {}, empty, children } = props;
  if (data !== null) {
    return empty !== undefined && Array.isArray(data) && data.length === 0 ? empty : children(data);
  }
  if (status !== 'failed') return placeholder;
  if (!('id' in failed)) return failed;
  const { id, variant, ...message } = failed;
  const action = <RetryButton id={id} variant={variant} onRetry={retry} />;
  return <StateMessage role="status" {...message} kind="failed" action={action} />;
}
