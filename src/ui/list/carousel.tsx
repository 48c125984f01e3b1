import { ChevronLeft, ChevronRight } from 'lucide-react';
import {
  Children,
  useImperativeHandle,
  useRef,
  useState,
  type CSSProperties,
  type ReactNode,
  type Ref,
} from 'react';
import { classNames } from '../layout/class-names';
import { IconButton } from '../controls/icon-button';
import { isRightToLeft } from '../layout/reading-direction';
import { bringIntoView, scrollBehavior } from '../layout/scroll-behavior';
import { useSwipe } from './use-swipe';

export interface CarouselHandle {
  /** After the last page follows the first. */
  showNext: () => void;
}

export interface CarouselProps {
  label: string;
  previousLabel: string;
  nextLabel: string;
  /** Items per page on desktop. On phones the row scrolls, with items as wide as `itemClassName` sets. */
  pageSize?: number;
  heading?: ReactNode;
  /** Page buttons, from 1024 px on: beside the heading, or over the lower end corner. */
  buttons?: 'head' | 'over';
  /** Decorative page dots: below the row, or over the lower start corner from 1024 px on. */
  dots?: 'below' | 'over';
  /** Paging wraps around. */
  loop?: boolean;
  /** In px; a longer swipe turns one page (banner slider: 50). Without it the row scrolls freely. */
  swipeThreshold?: number;
  /** Called when the diner turns a page, which pauses autoplay (spec §9). */
  onUse?: (how: 'swipe' | 'click') => void;
  onPage?: (page: number) => void;
  /** In px. */
  gap?: number;
  itemClassName?: string;
  listClassName?: string;
  className?: string;
  children: ReactNode;
  ref?: Ref<CarouselHandle>;
}

const SCROLL_END_DELAY_MS = 100;

export function Carousel(props: CarouselProps) {
  const { label, previousLabel, nextLabel, heading, children, ref, onUse, onPage, swipeThreshold } = props;
  const { pageSize = 1, buttons = 'head', dots, loop = false, gap = 12 } = props;
  const { itemClassName, listClassName, className } = props;
  const items = Children.toArray(children);
  const pages = Math.max(1, Math.ceil(items.length / pageSize));
  const list = useRef<HTMLUListElement>(null);
  const resting = useRef<ReturnType<typeof setTimeout>>(undefined);
  const held = useRef<{ page: number; scrollLeft: number }>(undefined);
  const [shownPage, setShownPage] = useState(0);
  const page = Math.min(shownPage, pages - 1);

  const settleOn = (next: number) => {
    if (next === page) return;
    setShownPage(next);
    onPage?.(next);
  };
  const show = (wanted: number) => {
    const next = loop ? (wanted + pages) % pages : Math.min(Math.max(wanted, 0), pages - 1);
    const row = list.current;
    const item = row?.children[next * pageSize];
    if (row !== null && item instanceof HTMLElement && typeof row.scrollTo === 'function') {
      row.scrollTo({ left: item.offsetLeft - startOf(row), behavior: scrollBehavior() });
    }
    settleOn(next);
  };
  useImperativeHandle(ref, () => ({
    showNext: () => {
      show(page + 1);
    },
  }));

  const settleSoon = () => {
    clearTimeout(resting.current);
    resting.current = setTimeout(() => {
      const row = list.current;
      if (row === null || held.current !== undefined) return;
      row.style.scrollSnapType = '';
      settleOn(visiblePage(row, pageSize, pages));
    }, SCROLL_END_DELAY_MS);
  };
  // Scrolled by script: native momentum would carry a short swipe to the next page.
  const swipe = useSwipe({
    threshold: swipeThreshold ?? 0,
    onStart: () => {
      held.current = { page, scrollLeft: list.current?.scrollLeft ?? 0 };
    },
    onMove: (way) => {
      const row = list.current;
      if (row === null || held.current === undefined) return;
      row.style.scrollSnapType = 'none';
      row.scrollLeft = held.current.scrollLeft - way;
    },
    onEnd: (direction) => {
      const from = held.current?.page ?? page;
      held.current = undefined;
      if (direction !== 0) onUse?.('swipe');
      // The next page follows the finger.
      const isNextAtLeft = list.current !== null && isRightToLeft(list.current);
      show(isNextAtLeft ? from + direction : from - direction);
      settleSoon();
    },
  });
  const turn = (step: 1 | -1) => {
    onUse?.('click');
    show(page + step);
  };

  const pageButtons = (
    <PageButtons
      labels={[previousLabel, nextLabel]}
      disabled={loop && pages > 1 ? [false, false] : [page === 0, page === pages - 1]}
      isOver={buttons === 'over'}
      onTurn={turn}
    />
  );

  return (
    <section aria-label={label} className={classNames('relative min-w-0', className)}>
      {(heading !== undefined || buttons === 'head') && (
        <div className="mb-4 flex items-center justify-between gap-4">
          {heading}
          {buttons === 'head' && pageButtons}
        </div>
      )}
      <ul
        ref={list}
        onScroll={settleSoon}
        onFocus={bringIntoView}
        {...(swipeThreshold !== undefined && swipe)}
        className={classNames(
          'no-scrollbar relative flex snap-x snap-mandatory gap-(--carousel-gap) overflow-x-auto overscroll-x-contain',
          swipeThreshold !== undefined && 'touch-pan-y touch-pinch-zoom',
          listClassName,
        )}
        style={{ '--carousel-gap': `${String(gap)}px`, '--carousel-page': pageSize } as CSSProperties}
      >
        {items.map((item, index) => (
          <li key={index} className={classNames('shrink-0 snap-start snap-always lg:w-slide', itemClassName)}>
            {item}
          </li>
        ))}
      </ul>
      {buttons === 'over' && pageButtons}
      {dots !== undefined && pages > 1 && (
        <div
          aria-hidden="true"
          className={classNames(
            'mt-3 flex items-center justify-center gap-1.5',
            dots === 'over' &&
              'lg:absolute lg:bottom-5 lg:start-6 lg:mt-0 lg:h-5.5 lg:rounded-full lg:bg-surface-raised lg:px-2.5',
          )}
        >
          {Array.from({ length: pages }, (_, index) => (
            <span
              key={index}
              data-dot={index === page ? 'shown' : ''}
              className={classNames(
                'h-1.5 rounded-full',
                index === page ? 'w-4.5 bg-accent' : 'w-1.5 bg-line-strong',
              )}
            />
          ))}
        </div>
      )}
    </section>
  );
}

interface PageButtonsProps {
  labels: readonly [previous: string, next: string];
  disabled: readonly [previous: boolean, next: boolean];
  isOver: boolean;
  onTurn: (step: 1 | -1) => void;
}

function PageButtons({ labels, disabled, isOver, onTurn }: PageButtonsProps) {
  const look = isOver ? 'raised' : 'outlined';
  return (
    <div className={classNames('hidden shrink-0 gap-2 lg:flex', isOver && 'absolute end-4 bottom-4')}>
      <IconButton
        label={labels[0]}
        icon={<ChevronLeft aria-hidden="true" className="size-5 rtl:-scale-x-100" />}
        look={look}
        disabled={disabled[0]}
        onClick={() => {
          onTurn(-1);
        }}
      />
      <IconButton
        label={labels[1]}
        icon={<ChevronRight aria-hidden="true" className="size-5 rtl:-scale-x-100" />}
        look={look}
        disabled={disabled[1]}
        onClick={() => {
          onTurn(1);
        }}
      />
    </div>
  );
}

/** Returns the first item's offset in px when the row is at its start. */
function startOf(row: HTMLElement): number {
  const first = row.firstElementChild;
  return first instanceof HTMLElement ? first.offsetLeft : 0;
}

/** Returns the nearest page. The last pages may not reach the start edge, so the row's end limits their offset. */
function visiblePage(row: HTMLElement, pageSize: number, pages: number): number {
  const start = startOf(row);
  const end = row.scrollWidth - row.clientWidth;
  let nearest = 0;
  let distance = Infinity;
  for (let page = 0; page < pages; page += 1) {
    const item = row.children[page * pageSize];
    // Right to left, both offsets are negative.
    const way = item instanceof HTMLElement ? Math.min(Math.abs(item.offsetLeft - start), end) : 0;
    const scrolled = Math.abs(row.scrollLeft);
    const away = Math.abs(way - scrolled);
    if (away > distance || (away === distance && scrolled <= 0)) continue;
    nearest = page;
    distance = away;
  }
  return nearest;
}
