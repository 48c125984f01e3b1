import { useRef, useState } from 'react';
import { scrollBehavior } from '../scroll/scroll-behavior';

interface PagingOptions {
  itemCount: number;
  pageSize: number;
  isDragging?: () => boolean;
}

const SCROLL_END_DELAY_MS = 100;
/** On a busy device, a scroll by script may start or continue this late. */
const SCRIPTED_SCROLL_TIMEOUT_MS = 1000;

/** The pages of a `SnapList`. Call `schedulePageUpdate` when the list scrolls. */
export function usePaging({ itemCount, pageSize, isDragging }: PagingOptions) {
  const listRef = useRef<HTMLUListElement>(null);
  const scrollEnd = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** The page that a scroll by script has not reached yet. */
  const pendingPage = useRef<number>(undefined);
  const [shownPage, setShownPage] = useState(0);
  const pageCount = Math.max(1, Math.ceil(itemCount / pageSize));
  const page = Math.min(shownPage, pageCount - 1);

  const show = (next: number) => {
    const list = listRef.current;
    const item = list?.children[next * pageSize];
    if (list !== null && item instanceof HTMLElement) {
      list.scrollTo({ left: item.offsetLeft - startOf(list), behavior: scrollBehavior() });
    }
    pendingPage.current = next;
    setShownPage(next);
  };

  const schedulePageUpdate = (delayMs: number) => {
    clearTimeout(scrollEnd.current);
    scrollEnd.current = setTimeout(() => {
      const list = listRef.current;
      if (list === null || isDragging?.()) return;
      const visible = visiblePage(list, pageSize, pageCount);
      const isScrollPending = pendingPage.current !== undefined && pendingPage.current !== visible;
      if (isScrollPending && delayMs < SCRIPTED_SCROLL_TIMEOUT_MS) {
        // Snapping now would scroll back.
        schedulePageUpdate(SCRIPTED_SCROLL_TIMEOUT_MS);
        return;
      }
      pendingPage.current = undefined;
      list.style.scrollSnapType = '';
      setShownPage(visible);
    }, delayMs);
  };

  return {
    listRef,
    page,
    pageCount,
    show,
    schedulePageUpdate: () => schedulePageUpdate(SCROLL_END_DELAY_MS),
  };
}

function startOf(list: HTMLElement): number {
  const first = list.firstElementChild;
  return first instanceof HTMLElement ? first.offsetLeft : 0;
}

/** Returns the nearest page. The last pages may not reach the start edge, so the list's end limits their offset. */
function visiblePage(list: HTMLElement, pageSize: number, pageCount: number): number {
  const start = startOf(list);
  const end = list.scrollWidth - list.clientWidth;
  let nearest = 0;
  let distance = Infinity;
  for (let page = 0; page < pageCount; page += 1) {
    const item = list.children[page * pageSize];
    // In right-to-left layouts, both offsets are negative.
    const offset = item instanceof HTMLElement ? Math.min(Math.abs(item.offsetLeft - start), end) : 0;
    const scrolled = Math.abs(list.scrollLeft);
    const pageDistance = Math.abs(offset - scrolled);
    if (pageDistance > distance || (pageDistance === distance && scrolled <= 0)) continue;
    nearest = page;
    distance = pageDistance;
  }
  return nearest;
}
