import { useEffect, useEffectEvent, useRef } from 'react';
import { Button, type ButtonProps } from './button';
import { useFocusFallback } from '../hooks/use-focus-fallback';

interface RetryButtonProps extends Omit<ButtonProps, 'onClick' | 'id'> {
  /** Of what it asks for, always the same: by it the focus finds the button again. */
  id: string;
  onRetry: () => void;
  /** What is done once the browser is back online; the same unless said. */
  onOnline?: () => void;
}

/**
 * The button that asks again for what did not come, which happens without being told once the browser is back
 * online. As a rule it goes when it is pressed: the focus of those who use the keyboard then moves to the heading of the
 * section that it asked for, or to the beginning of the dialog or page, and back to the button if that failed too.
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
