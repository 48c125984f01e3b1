import { useLayoutEffect, useRef, type RefObject } from 'react';
import { moveFocusToFallback, isRendered } from './focus-fallback';

interface FocusFallbackOptions {
  /** The element is a button that is disabled during a request and regains the focus afterwards. */
  busy?: boolean;
  /** Id of the focus fallback, for an element without a neighbour that has a `data-focus-target`. */
  focusFallbackId?: string;
}

/** Keeps the keyboard focus when the focused element is disabled or removed (WCAG 2.4.3). */
export function useFocusFallback(ref: RefObject<HTMLElement | null>, options: FocusFallbackOptions): void {
  const { busy = false, focusFallbackId } = options;
  const wasHeld = useRef(false);

  useLayoutEffect(() => {
    if (busy) wasHeld.current = ref.current?.contains(document.activeElement) ?? false;
    else if (wasHeld.current) {
      wasHeld.current = false;
      if (isFocusLost()) ref.current?.focus({ preventScroll: true });
    }
  }, [ref, busy]);

  useLayoutEffect(() => {
    const element = ref.current;
    const box = element?.closest<HTMLElement>('section, main, dialog') ?? null;
    return () => {
      if (!element || !(wasHeld.current || element.contains(document.activeElement))) return;
      const neighbours = [element.nextElementSibling, element.previousElementSibling];
      // The replacement is in the page only after this commit.
      queueMicrotask(() => {
        if (!isFocusLost()) return;
        const near = neighbours
          .filter((neighbour) => neighbour?.isConnected)
          .map((neighbour) => neighbour?.querySelector<HTMLElement>('[data-focus-target]'))
          .find(Boolean);
        if (near) near.focus({ preventScroll: true });
        else if (focusFallbackId !== undefined)
          moveFocusToFallback(() => document.getElementById(focusFallbackId), box);
      });
    };
  }, [ref, focusFallbackId]);
}

function isFocusLost(): boolean {
  const active = document.activeElement;
  return active === null || active === document.body || !active.isConnected || !isRendered(active);
}
