import { useLayoutEffect, useRef, type RefObject } from 'react';
import { moveFocusToFallback, isRendered } from './focus-fallback';

interface FocusFallbackOptions {
  /** The element is disabled during a request. It gets the focus back afterwards. */
  busy?: boolean;
  /** Id of the focus fallback, for an element without a neighbour that has a `data-focus-target`. */
  focusFallbackId?: string;
}

/** Keeps the keyboard focus when the focused element is disabled or removed (WCAG 2.4.3). */
export function useFocusFallback(ref: RefObject<HTMLElement | null>, options: FocusFallbackOptions): void {
  const { busy = false, focusFallbackId } = options;
  const hadFocus = useRef(false);

  useLayoutEffect(() => {
    if (busy) hadFocus.current = ref.current?.contains(document.activeElement) ?? false;
    else if (hadFocus.current) {
      hadFocus.current = false;
      if (isFocusLost()) ref.current?.focus({ preventScroll: true });
    }
  }, [ref, busy]);

  useLayoutEffect(() => {
    const element = ref.current;
    const container = element?.closest<HTMLElement>('section, main, dialog') ?? null;
    return () => {
      if (!element || !(hadFocus.current || element.contains(document.activeElement))) return;
      const neighbours = [element.nextElementSibling, element.previousElementSibling];
      // The replacement is in the page only after this commit.
      queueMicrotask(() => {
        if (!isFocusLost()) return;
        const target = neighbours
          .filter((neighbour) => neighbour?.isConnected)
          .map((neighbour) => neighbour?.querySelector<HTMLElement>('[data-focus-target]'))
          .find(Boolean);
        if (target) target.focus({ preventScroll: true });
        else if (focusFallbackId !== undefined)
          moveFocusToFallback(() => document.getElementById(focusFallbackId), container);
      });
    };
  }, [ref, focusFallbackId]);
}

function isFocusLost(): boolean {
  const active = document.activeElement;
  return active === null || active === document.body || !active.isConnected || !isRendered(active);
}
