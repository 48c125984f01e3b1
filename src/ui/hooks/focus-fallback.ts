import { layOutSections } from '../layout/scroll-behavior';

/**
 * Gives the focus to what takes it over, at once or when it comes onto the page: something else, such as a placeholder
 * or the part of a long page that is not drawn yet, may stand there first. Until then it waits at the beginning of the
 * section, dialog or page (WCAG 2.4.3). Whoever does something meanwhile is left in peace.
 *
 * @param find the heir, or null while it is not there
 * @param box where to wait; the page's main part where that is gone
 * @param onFocused called with the heir once it has the focus
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
  // What waits for its code is there already, hidden by its style.
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

/** Whether an element is on the page for all to see. Whatever cannot tell is taken to be. */
export function isRendered(element: Element): boolean {
  return typeof element.checkVisibility !== 'function' || element.checkVisibility();
}

function focusSectionStart(box: HTMLElement | null): void {
  const place = sectionStart(box?.isConnected ? box : document.querySelector<HTMLElement>('main'));
  place?.focus({ preventScroll: true });
}

/** What takes the focus for a page, a dialog or a section of them. */
function sectionStart(box: HTMLElement | null): HTMLElement | null {
  if (box?.matches('dialog')) return box.querySelector('button');
  if (!box?.matches('section')) return box;
  const heading = box.querySelector<HTMLElement>('h1, h2, h3');
  if (!heading) return sectionStart(box.parentElement?.closest<HTMLElement>('section, main, dialog') ?? null);
  heading.tabIndex = -1;
  return heading;
}
