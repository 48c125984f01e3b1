import { useLayoutEffect, type RefObject } from 'react';
import { moveFocusToFallback, isRendered } from './focus-fallback';

/**
 * Keeps the keyboard focus when the focused element is removed (WCAG 2.4.3).
 * @param focusFallbackId of the focus fallback, for an element without a neighbour that has a `data-focus-target`
 */
export function useFocusFallback(ref: RefObject<HTMLElement | null>, focusFallbackId?: string): void {
  useLayoutEffect(() => {
    const element = ref.current;
    const container = element?.closest<HTMLElement>('section, main, dialog') ?? null;
    return () => {
      if (!element?.contains(document.activeElement)) return;
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
