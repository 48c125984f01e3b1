import { useCallback, type RefCallback } from 'react';
import { layOutSections } from '../scroll/scroll-behavior';

/**
 * Returns a ref for an element whose removal must not lose the keyboard focus (WCAG 2.4.3).
 * The focus moves to a neighbour's `data-focus-target`, otherwise to the focus fallback.
 * @param focusFallbackId by default the start of the section, dialog or page
 */
export function useFocusFallback(focusFallbackId?: string): RefCallback<HTMLElement> {
  return useCallback(
    (element: HTMLElement) => {
      const container = element.closest<HTMLElement>('section, main, dialog');
      // The cleanup runs before the element is removed, while it still contains the focus.
      return () => {
        if (!element.contains(document.activeElement)) return;
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

export function isFocusLost(): boolean {
  const active = document.activeElement;
  return active === null || active === document.body || !active.isConnected || !isRendered(active);
}

/**
 * Moves the focus to the focus fallback once it is rendered (WCAG 2.4.3). Until then, the start of `container` has the
 * focus. Any user action cancels the wait.
 * @param find returns the focus fallback; null while it is not in the page
 * @param container section, dialog or page that contained the focus; `main` if it was removed
 */
export function moveFocusToFallback(
  find: () => HTMLElement | null,
  container: HTMLElement | null,
  onFocused?: (focusFallback: HTMLElement) => void,
): void {
  if (tryFocus()) return;
  focusSectionStart(container);
  const waiting = new AbortController();
  const observer = new MutationObserver(() => {
    if (tryFocus()) waiting.abort();
  });
  waiting.signal.addEventListener('abort', () => observer.disconnect());
  for (const action of ['focusin', 'pointerdown', 'keydown', 'popstate'])
    window.addEventListener(action, () => waiting.abort(), { signal: waiting.signal });
  // React hides suspended content in the DOM by its `style`.
  observer.observe(document.body, { childList: true, subtree: true, attributeFilter: ['style'] });

  function tryFocus(): boolean {
    const focusFallback = find();
    if (!focusFallback || !isRendered(focusFallback)) return false;
    layOutSections(focusFallback);
    focusFallback.focus({ preventScroll: true });
    onFocused?.(focusFallback);
    return true;
  }
}

function isRendered(element: Element): boolean {
  return typeof element.checkVisibility !== 'function' || element.checkVisibility();
}

export function focusSectionStart(container: HTMLElement | null): void {
  const start = sectionStart(
    container?.isConnected ? container : document.querySelector<HTMLElement>('main'),
  );
  start?.focus({ preventScroll: true });
}

function sectionStart(container: HTMLElement | null): HTMLElement | null {
  if (container?.matches('dialog')) return container.querySelector('button');
  if (!container?.matches('section')) return container;
  const heading = container.querySelector<HTMLElement>('h1, h2, h3');
  if (!heading)
    return sectionStart(container.parentElement?.closest<HTMLElement>('section, main, dialog') ?? null);
  heading.tabIndex = -1;
  return heading;
}
