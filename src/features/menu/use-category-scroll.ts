import {
  startTransition,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  type RefObject,
} from 'react';
import { useLocation } from 'react-router-dom';
import { MENU_OFFSET_PURE_VEG_PX, MENU_OFFSET_PX } from '@/config/limits';
import { selectIsMenuCurrent } from '@/domain/catalogue/catalogue';
import { findCategory } from '@/domain/menu/filter-categories';
import { categoryRequested, selectAllCategories } from '@/domain/menu/slice';
import { selectIsPureVeg } from '@/domain/shop/slice';
import { addToHistoryState, historyState } from '@/platform/history-state';
import { afterNextPaint } from '@/platform/scheduling';
import { decodeSegment } from '@/lib/decode-segment';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { holdScroll, isScrollHeld } from '@/ui/scroll/hold-scroll';

interface CategoryScrollOptions {
  /** Element whose children are the sections. */
  list: RefObject<HTMLElement | null>;
  /** The list's sections: another array when others are rendered. */
  sections: readonly unknown[];
  /** Whether the menu has loaded. */
  isReady: boolean;
  /** Renders a category's first dishes and those right above and below. */
  renderAround: (category: string) => void;
}

/** Connects the scroll position with the category in view, in the URL and in the tabs. */
export function useCategoryScroll({ list, sections, isReady, renderAround }: CategoryScrollOptions) {
  const dispatch = useAppDispatch();
  useScrollPadding();

  /** Category in view; '' means all. */
  const [current, setCurrent] = useState<string>();
  const [target, setTarget] = useState<{ name: string }>();
  const reached = useRef<typeof target>(undefined);
  /** `scrollY` at which a picked category stays current, even if the page is too short for it. */
  const pickedScrollY = useRef<number>(undefined);

  /** '' goes to the start of the menu. */
  const goTo = (name: string) => {
    if (name) {
      dispatch(categoryRequested(name));
      renderAround(name);
    }
    pickedScrollY.current = window.scrollY;
    setCurrent(name);
    setTarget({ name });
  };

  // The section of a category that the filter has hidden is rendered with the new sections.
  useLayoutEffect(() => {
    if (!target || target === reached.current) return;
    const section = sectionsIn(list.current).find(({ dataset }) => dataset.category === target.name);
    if (!section && target.name) return;
    reached.current = target;
    if (!section) {
      window.scrollTo({ top: 0, behavior: 'instant' });
      pickedScrollY.current = window.scrollY;
      return;
    }
    // Real heights replace estimated ones before the scroll, not on screen. Undoing it would shift the layout, too.
    for (const near of [section.previousElementSibling, section, section.nextElementSibling])
      for (const { style } of partsOf(near)) style.contentVisibility = 'visible';
    void afterNextPaint().then(() => {
      if (reached.current === target)
        holdScroll(() => (section.isConnected ? topOf(section) - barsHeight() : 0), { endsOnScroll: true });
    });
  }, [list, target, sections]);

  useEffect(() => {
    let frame = 0;
    const update = () => {
      frame = 0;
      // Follows the scroll to a picked category. A restored position has no `pickedScrollY`.
      if (isScrollHeld() && pickedScrollY.current !== undefined) pickedScrollY.current = window.scrollY;
      else if (pickedScrollY.current === undefined || Math.abs(window.scrollY - pickedScrollY.current) >= 2) {
        pickedScrollY.current = undefined;
        const visible = categoryInView(list.current);
        // Scrolling must not wait until the bar shows the category.
        startTransition(() => setCurrent(visible));
      }
    };
    const scheduleUpdate = () => {
      frame ||= requestAnimationFrame(update);
    };
    scheduleUpdate();
    window.addEventListener('scroll', scheduleUpdate, { passive: true });
    window.addEventListener('resize', scheduleUpdate);
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('scroll', scheduleUpdate);
      window.removeEventListener('resize', scheduleUpdate);
    };
  }, [list, sections]);

  useCategoryInUrl(isReady, goTo);

  return { current, goTo };
}

const htmlElements = (elements: Iterable<Element>) =>
  [...elements].filter((element) => element instanceof HTMLElement);
const sectionsIn = (list: Element | null) => htmlElements(list?.children ?? []);
const partsOf = (section: Element | null) => htmlElements(section?.querySelectorAll('[data-part]') ?? []);

const topOf = (element: Element) => element.getBoundingClientRect().top;
/** px of the window that the sticky bars cover. */
const barsHeight = () => Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop);

/** px below the bars where the current category is measured. */
const READING_LINE_PX = 24;

function categoryInView(list: Element | null): string | undefined {
  const sections = sectionsIn(list).filter(({ dataset }) => dataset.category !== undefined);
  const line = barsHeight() + READING_LINE_PX;
  const last = sections.findLast((section) => topOf(section) <= line);
  return (last ?? sections[0])?.dataset.category;
}

/**
 * Sets the page's scroll padding, so that scroll and focus targets are below the sticky bars (docs/behaviour.md 4.3).
 * The style sheet raises it on wide screens.
 */
function useScrollPadding(): void {
  const offset = useAppSelector(selectIsPureVeg) ? MENU_OFFSET_PURE_VEG_PX : MENU_OFFSET_PX;
  useLayoutEffect(() => {
    const root = document.documentElement.style;
    root.setProperty(
      'scroll-padding-top',
      `calc(max(${String(offset)}px, var(--wide-menu-bars, 0px)) + var(--notice-height, 0px))`,
    );
    return () => {
      root.removeProperty('scroll-padding-top');
    };
  }, [offset]);
}

function categoryIn(pathname: string): string | undefined {
  const [, segment] = /^\/menu\/([^/]+)/i.exec(pathname) ?? [];
  return segment && (decodeSegment(segment) ?? segment);
}

/** Calls `goTo` for each navigation to `menu/{category}`, also a repeated one, once the menu has loaded. */
function useCategoryInUrl(isReady: boolean, goTo: (category: string) => void): void {
  const { key, pathname, search } = useLocation();
  const categories = useAppSelector(selectAllCategories);
  const isMenuCurrent = useAppSelector(selectIsMenuCurrent);
  const name = categoryIn(pathname);
  const category = name === undefined ? undefined : findCategory(categories, name)?.name;
  // A category that the last visit's menu lacks may be in today's.
  const isDecided = isReady && (name === undefined || category !== undefined || isMenuCurrent);
  const goToCategory = useEffectEvent(goTo);
  const lastLocation = useRef({ pathname: '', search: '' });
  const wasUndecided = useRef(false);

  useEffect(() => {
    const isLate = wasUndecided.current;
    wasUndecided.current = !isDecided;
    if (!isDecided) return;
    // An entry with another query is the same page with a dish popup opened or closed.
    const isSamePage = lastLocation.current.pathname === pathname && lastLocation.current.search !== search;
    lastLocation.current = { pathname, search };
    // Back and reload leave the scroll position unchanged.
    if (historyState().categoryShown) return;
    addToHistoryState({ categoryShown: true });
    // The diner may have scrolled meanwhile.
    if (category !== undefined && !isSamePage && !(isLate && window.scrollY > 0)) goToCategory(category);
  }, [isDecided, category, key, pathname, search]);
}
