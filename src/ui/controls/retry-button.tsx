import { useEffect, useEffectEvent } from 'react';
import { onBackOnline } from '@/platform/page-events';
import { m } from '@/texts';
import { Button, type ButtonProps } from './button';
import { useFocusFallback } from '../hooks/use-focus-fallback';

interface RetryButtonProps extends Omit<ButtonProps, 'onClick' | 'id' | 'ref'> {
  /** Stable per resource, as the focus returns to the button by its id. */
  id: string;
  onRetry: () => void;
  /** When the browser is online again, for what `store/wanted.ts` does not repeat. */
  onOnline?: () => void;
}

/**
 * Retries a failed request. If the button is removed during the request, the focus moves to the start of the section,
 * dialog or page. After another failure it returns to the button.
 */
export function RetryButton({ id, onRetry, onOnline, children, ...rest }: RetryButtonProps) {
  const button = useFocusFallback(id);
  const retryOnline = useEffectEvent(() => {
    if (rest.busy !== true) onOnline?.();
  });
  useEffect(() => onBackOnline(() => retryOnline()), []);

  return (
    <Button {...rest} ref={button} id={id} onClick={onRetry}>
      {children ?? m.try_again()}
    </Button>
  );
}
