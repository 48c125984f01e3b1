import { useLayoutEffect, useRef } from 'react';
import { Button, type ButtonProps } from './button';
import { isFocusWaiting, useKeptFocus } from './use-kept-focus';

/**
 * The button that asks again for what did not come. As a rule it goes when it is pressed: the focus of those who use
 * the keyboard goes on from the beginning of the page or dialog then, to what has come, or back to the button if that
 * failed too.
 */
export function RetryButton(props: ButtonProps) {
  const button = useRef<HTMLButtonElement>(null);
  useKeptFocus(button, { busy: props.busy === true });

  useLayoutEffect(() => {
    // Where it comes in another's place at once, the focus is laid down first.
    queueMicrotask(() => {
      if (isFocusWaiting()) button.current?.focus({ preventScroll: true });
    });
  }, []);

  return <Button {...props} ref={button} />;
}
