import { useLayoutEffect, useRef, type RefObject } from 'react';
import { moveFocusToFallback, isRendered } from './focus-fallback';

interface FocusFallbackOptions {
  /** The element is a button that a call locks: it has the focus again when the call is over. */
  busy?: boolean;
  /** Id of what takes the focus when the element goes and has no neighbour with a `data-focus-target`. */
  focusFallbackId?: string;
}

/**
 * Keeps the focus of those who use the keyboard from falling off the page when its holder is locked or goes: it
 * goes on to a neighbour, or waits for the heir at the beginning of the section, dialog or page (WCAG 2.4.3).
 */
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
      // What comes in its place is on the page only when this change of it is complete.
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
