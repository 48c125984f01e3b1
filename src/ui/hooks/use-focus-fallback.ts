import { useCallback, type RefCallback } from 'react';
import { focusSectionStart, isRendered, moveFocusToFallback } from './focus-fallback';

/**
 * Returns a ref for an element whose removal must not lose the keyboard focus (WCAG 2.4.3).
 * The focus moves to a neighbour's `data-focus-target`, otherwise to the focus fallback.
 * @param focusFallbackId by default the start of the section, dialog or page
 */
export function useFocusFallback(focusFallbackId?: string): RefCallback<HTMLElement> {
  return useCallback(
    (element: HTMLElement | null) => {
      const container = element?.closest<HTMLElement>('section, main, dialog') ?? null;
      // The cleanup runs before the element is removed, while it still contains the focus.
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
          else if (focusFallbackId === undefined) focusSectionStart(container);
          else moveFocusToFallback(() => document.getElementById(focusFallbackId), container);
        });
      };
    },
    [focusFallbackId],
  );
}

function isFocusLost(): boolean {
  const active = document.activeElement;
  return active === null || active === document.body || !active.isConnected || !isRendered(active);
}
