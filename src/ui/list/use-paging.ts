import { useRef, useState } from 'react';
import { scrollBehavior } from '../scroll/scroll-behavior';

const SCROLL_END_DELAY_MS = 100;

/** The pages of a `SnapList`, which gets the returned `ref` and `onScroll`. */
export function usePaging(itemCount: number, pageSize: number) {
  const ref = useRef<HTMLUListElement>(null);
  const scrollEnd = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [shownPage, setShownPage] = useState(0);
  const pageCount = Math.max(1, Math.ceil(itemCount / pageSize));

  const show = (page: number) => {
    const list = ref.current;
    list?.scrollTo({ left: offsetOf(list, page * pageSize), behavior: scrollBehavior() });
    setShownPage(page);
  };

  const onScroll = () => {
    clearTimeout(scrollEnd.current);
    scrollEnd.current = setTimeout(() => {
      if (ref.current) setShownPage(visiblePage(ref.current, pageSize, pageCount));
    }, SCROLL_END_DELAY_MS);
  };

  return { listProps: { ref, onScroll }, page: Math.min(shownPage, pageCount - 1), pageCount, show };
}

/** Returns the px from the first item to another. They are negative in right-to-left layouts. */
function offsetOf(list: HTMLElement, index: number): number {
  const [first, item] = [list.children[0], list.children[index]];
  return first instanceof HTMLElement && item instanceof HTMLElement ? item.offsetLeft - first.offsetLeft : 0;
}

/** Returns the nearest page. The last page may not reach the start edge. */
function visiblePage(list: HTMLElement, pageSize: number, pageCount: number): number {
  const scrolled = Math.abs(list.scrollLeft);
  if (scrolled === 0 || pageCount === 1) return 0;
  if (scrolled >= list.scrollWidth - list.clientWidth - 1) return pageCount - 1;
  return Math.min(Math.round(scrolled / Math.abs(offsetOf(list, pageSize))), pageCount - 1);
}
