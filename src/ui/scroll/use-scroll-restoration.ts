import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { addToHistoryState, historyState, type ScrollPosition } from '@/platform/history-state';
import { batches } from '../list/batches';
import { holdScroll } from './hold-scroll';

const SCROLL_END_DELAY_MS = 150;
/** Items above this are under the sticky bars. */
const STICKY_BARS_PX = 140;

/**
 * Restores the scroll position of a history entry on Back and reload. The browser alone restores pixels, which differ
 * while a long list has only estimated heights.
 * @param isReady whether the list is loaded
 */
export function useScrollRestoration(isReady: boolean): void {
  const { key } = useLocation();

  useEffect(() => {
    const position = isReady ? historyState().scrollPosition : undefined;
    return position && holdScroll(() => distanceTo(position));
  }, [isReady]);

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
    window.addEventListener('pagehide', write);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('scroll', writeSoon);
      window.removeEventListener('pagehide', write);
    };
  }, [isReady, key]);
}

function firstVisibleItem(): Omit<ScrollPosition, 'y'> | undefined {
  if (window.scrollY === 0) return undefined;
  const visibleBatches = [...batches]
    // Measuring a skipped batch would force its layout.
    .filter(
      (batch) => !('checkVisibility' in batch) || batch.checkVisibility({ contentVisibilityAuto: true }),
    )
    .map((batch) => ({ batch, box: batch.getBoundingClientRect() }))
    .filter(({ box }) => box.bottom > STICKY_BARS_PX && box.top < window.innerHeight)
    .sort((one, other) => one.box.top - other.box.top);
  for (const { batch } of visibleBatches) {
    for (const item of batch.querySelectorAll<HTMLElement>('[data-item]')) {
      const { top, bottom } = item.getBoundingClientRect();
      if (bottom > STICKY_BARS_PX)
        return { batch: batch.dataset.batch ?? '', item: item.dataset.item ?? '', top };
    }
  }
  return undefined;
}

function distanceTo(position: ScrollPosition): number {
  const batch = [...batches].find((element) => element.dataset.batch === position.batch);
  if (!batch) return position.y - window.scrollY;
  const items = [...batch.querySelectorAll<HTMLElement>('[data-item]')];
  // The batch may not have rendered the item yet.
  const item = items.find((element) => element.dataset.item === position.item) ?? batch;
  return item.getBoundingClientRect().top - (position.top ?? 0);
}
