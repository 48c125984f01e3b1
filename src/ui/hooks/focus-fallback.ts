import { layOutSections } from '../layout/scroll-behavior';

/**
 * Focuses the focus fallback once it is rendered; a placeholder or an unrendered chunk may precede it (WCAG 2.4.3).
 * Until then the start of `box` has the focus. Any user action cancels the wait.
 * @param find returns the focus fallback; null while it is not in the page
 * @param box section, dialog or page; `main` when it is removed
 */
export function moveFocusToFallback(
  find: () => HTMLElement | null,
  box: HTMLElement | null,
  onFocused?: (focusFallback: HTMLElement) => void,
): void {
  if (tryFocus()) return;
  focusSectionStart(box);
  const left = new AbortController();
  const observer = new MutationObserver(() => {
    if (tryFocus()) left.abort();
  });
  left.signal.addEventListener('abort', () => observer.disconnect());
  for (const action of ['focusin', 'pointerdown', 'keydown', 'popstate'])
    window.addEventListener(action, () => left.abort(), { signal: left.signal });
  // Suspended content is in the DOM already, hidden by its `style`.
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

/** Returns whether an element is visible; true in browsers without checkVisibility(). */
export function isRendered(element: Element): boolean {
  return typeof element.checkVisibility !== 'function' || element.checkVisibility();
}

function focusSectionStart(box: HTMLElement | null): void {
  const place = sectionStart(box?.isConnected ? box : document.querySelector<HTMLElement>('main'));
  place?.focus({ preventScroll: true });
}

/** Returns the element to focus for a page, a dialog or a section. */
function sectionStart(box: HTMLElement | null): HTMLElement | null {
  if (box?.matches('dialog')) return box.querySelector('button');
  if (!box?.matches('section')) return box;
  const heading = box.querySelector<HTMLElement>('h1, h2, h3');
  if (!heading) return sectionStart(box.parentElement?.closest<HTMLElement>('section, main, dialog') ?? null);
  heading.tabIndex = -1;
  return heading;
}
