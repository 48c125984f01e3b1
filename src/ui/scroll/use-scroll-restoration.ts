import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { addToHistoryState, historyState, type ScrollPosition } from '@/platform/history-state';
import { holdScroll } from './hold-scroll';

const SCROLL_END_DELAY_MS = 150;
/** Items above this are under the sticky bars. */
const STICKY_BARS_PX = 140;

/**
 * Restores the scroll position of a history entry on Back and reload. The browser alone restores pixels, which differ
 * while a long list has only estimated heights.
 * @param isReady whether the list is loaded
 * @param renderParts must be stable
 */
export function useScrollRestoration(
  isReady: boolean,
  renderParts?: (keys: readonly string[]) => void,
): void {
  const { key } = useLocation();

  useEffect(() => {
    const position = isReady ? historyState().scrollPosition : undefined;
    if (!position) return undefined;
    if (position.part !== undefined) renderParts?.([position.part]);
    return holdScroll(() => distanceTo(position), { endsOnScroll: false });
  }, [isReady, renderParts]);

  useEffect(() => {
    if (!isReady) return undefined;
    const write = () => {
      // React Router gives the first entry of a visit the key 'default', but does not write it to the entry.
      const entryKey = historyState().key ?? 'default';
      // While the next page loads, its history entry is already the current one.
      if (entryKey !== key) return;
      addToHistoryState({ scrollPosition: { y: window.scrollY, ...firstVisibleItem() } });
    };
    let timer: ReturnType<typeof setTimeout> | undefined;
    const writeSoon = () => {
      clearTimeout(timer);
      timer = setTimeout(write, SCROLL_END_DELAY_MS);
    };
    // Schedule a first write: leaving the entry, for example to open a dish, cancels a write that is still pending.
    writeSoon();
    window.addEventListener('scroll', writeSoon, { passive: true });
    // Closing a dialog removes its history entry, which may hold the position. Write it to the page's entry, too.
    window.addEventListener('popstate', writeSoon);
    window.addEventListener('pagehide', write);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('scroll', writeSoon);
      window.removeEventListener('popstate', writeSoon);
      window.removeEventListener('pagehide', write);
    };
  }, [isReady, key]);
}

const elements = (root: ParentNode, selector: string) => [...root.querySelectorAll<HTMLElement>(selector)];

function firstVisibleItem(): Omit<ScrollPosition, 'y'> | undefined {
  const isVisible = (element: Element) => element.getBoundingClientRect().bottom > STICKY_BARS_PX;
  if (window.scrollY === 0) return undefined;
  const part = elements(document, '[data-part]').find(isVisible);
  const item = part && elements(part, '[data-item]').find(isVisible);
  if (!item) return undefined;
  return { part: part.dataset.part, item: item.dataset.item, top: item.getBoundingClientRect().top };
}

function distanceTo({ y, part, item, top = 0 }: ScrollPosition): number {
  // The part may not have rendered the item yet.
  const target = elements(document, '[data-part]')
    .filter(({ dataset }) => dataset.part === part)
    .flatMap((element) => elements(element, '[data-item]'))
    .find(({ dataset }) => dataset.item === item);
  return target ? target.getBoundingClientRect().top - top : y - window.scrollY;
}
