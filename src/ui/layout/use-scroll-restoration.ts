import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { chunks } from '../list/grid-chunks';
import { holdScroll } from '../overlay/hold-scroll';

/** Where the reader was: an item that was in sight with its distance from the window's upper edge, in px. */
interface ScrollPosition {
  y: number;
  chunk?: string;
  item?: string;
  top?: number;
}

/** ms without scrolling after which the place is written down. */
const SCROLL_END_DELAY_MS = 150;
/** px from the window's upper edge below which an item counts as in sight: what is above lies under bars. */
const STICKY_BARS_PX = 140;

/**
 * Brings the reader back to where this entry of the browser's history was left, on Back and after a reload
 * alike. The browser's own way counts pixels, and a long list is not drawn to the pixel before it is seen.
 * @param isReady the list is there.
 */
export function useScrollRestoration(isReady: boolean): void {
  const { key } = useLocation();

  useEffect(() => {
    const place = isReady ? readScrollPosition() : undefined;
    return place && holdScroll(() => distanceTo(place));
  }, [isReady]);

  useEffect(() => {
    if (!isReady) return undefined;
    const write = () => {
      // While the next page is on its way the browser has gone there already: that entry is not ours.
      if (entryKey() === key) writeScrollPosition();
    };
    let timer: ReturnType<typeof setTimeout> | undefined;
    const writeSoon = () => {
      clearTimeout(timer);
      timer = setTimeout(write, SCROLL_END_DELAY_MS);
    };
    window.addEventListener('scroll', writeSoon, { passive: true });
    window.addEventListener('pagehide', write);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('scroll', writeSoon);
      window.removeEventListener('pagehide', write);
    };
  }, [isReady, key]);
}

/** The router's name of the entry that the browser stands on. */
function entryKey(): string {
  const state: unknown = window.history.state;
  const key = typeof state === 'object' && state !== null && 'key' in state ? state.key : undefined;
  return typeof key === 'string' ? key : 'default';
}

function readScrollPosition(): ScrollPosition | undefined {
  const state: unknown = window.history.state;
  if (typeof state !== 'object' || state === null || !('place' in state)) return undefined;
  const { place } = state;
  return typeof place === 'object' && place !== null && 'y' in place ? (place as ScrollPosition) : undefined;
}

/** Kept in the entry itself: it goes when the entry goes, and no other page can take it for its own. */
function writeScrollPosition(): void {
  const place: ScrollPosition = { y: window.scrollY, ...firstVisibleItem() };
  window.history.replaceState({ ...(window.history.state as object | null), place }, '');
}

function firstVisibleItem(): Omit<ScrollPosition, 'y'> | undefined {
  if (window.scrollY === 0) return undefined;
  const inSight = [...chunks]
    // What stands far from the window is not laid out, and would be for being asked.
    .filter(
      (chunk) => !('checkVisibility' in chunk) || chunk.checkVisibility({ contentVisibilityAuto: true }),
    )
    .map((chunk) => ({ chunk, box: chunk.getBoundingClientRect() }))
    .filter(({ box }) => box.bottom > STICKY_BARS_PX && box.top < window.innerHeight)
    .sort((one, other) => one.box.top - other.box.top);
  for (const { chunk } of inSight) {
    for (const item of chunk.querySelectorAll<HTMLElement>('[data-item]')) {
      const { top, bottom } = item.getBoundingClientRect();
      if (bottom > STICKY_BARS_PX)
        return { chunk: chunk.dataset.chunk ?? '', item: item.dataset.item ?? '', top };
    }
  }
  return undefined;
}

function distanceTo(place: ScrollPosition): number {
  const chunk = [...chunks].find((element) => element.dataset.chunk === place.chunk);
  if (!chunk) return place.y - window.scrollY;
  const items = [...chunk.querySelectorAll<HTMLElement>('[data-item]')];
  // A chunk that is not drawn yet will be, as soon as it is in sight.
  const item = items.find((element) => element.dataset.item === place.item) ?? chunk;
  return item.getBoundingClientRect().top - (place.top ?? 0);
}
