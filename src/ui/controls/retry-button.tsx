import { useEffect, useEffectEvent, useRef } from 'react';
import { Button, type ButtonProps } from './button';
import { useFocusFallback } from '../hooks/use-focus-fallback';

interface RetryButtonProps extends Omit<ButtonProps, 'onClick' | 'id' | 'ref'> {
  /** Stable per resource, as the focus returns to the button by its id. */
  id: string;
  onRetry: () => void;
  /** Called when the browser is back online; defaults to `onRetry`. */
  onOnline?: () => void;
}

/**
 * Retries a failed request, also when the browser is back online. The button usually disappears then: the focus moves
 * to the start of the section, dialog or page, and back to the button if the retry fails.
 */
export function RetryButton({ id, onRetry, onOnline = onRetry, ...rest }: RetryButtonProps) {
  const button = useRef<HTMLButtonElement>(null);
  useFocusFallback(button, { busy: rest.busy === true, focusFallbackId: id });

  const again = useEffectEvent(() => {
    if (rest.busy !== true) onOnline();
  });
  useEffect(() => {
    const listen = () => again();
    window.addEventListener('online', listen);
    return () => window.removeEventListener('online', listen);
  }, []);

  return <Button {...rest} ref={button} id={id} onClick={onRetry} />;
}
