import { useLayoutEffect, useRef } from 'react';
import { Button, type ButtonProps } from './button';
import { useKeptFocus } from './use-kept-focus';

/** What holds the focus for a button that asked again, while what it asked for is on its way. */
let standIn: Element | null = null;

/**
 * The button that asks again for what did not come. As a rule it goes when it is pressed: the focus of those who use
 * the keyboard waits at the beginning of the page or dialog then, from where it goes on to what has come, and comes
 * back to the button if that failed too (WCAG 2.4.3).
 */
export function RetryButton({ onClick, ...rest }: ButtonProps) {
  const button = useRef<HTMLButtonElement>(null);
  const wasPressed = useRef(false);
  useKeptFocus(button, { busy: rest.busy === true });

  useLayoutEffect(() => {
    const element = button.current;
    if (standIn && document.activeElement === standIn) element?.focus({ preventScroll: true });
    standIn = null;
    const page = element?.closest<HTMLElement>('main, dialog');
    return () => {
      const { activeElement } = document;
      if (activeElement !== element && !(wasPressed.current && activeElement === document.body)) return;
      standIn = page?.matches('dialog') ? page.querySelector('button') : (page ?? null);
      if (standIn instanceof HTMLElement) standIn.focus({ preventScroll: true });
    };
  }, []);

  return (
    <Button
      {...rest}
      ref={button}
      onClick={(event) => {
        wasPressed.current = document.activeElement === event.currentTarget;
        onClick?.(event);
      }}
    />
  );
}
