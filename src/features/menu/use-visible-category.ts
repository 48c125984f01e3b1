import { startTransition, useCallback, useEffect, useRef, useState } from 'react';
import { scrollPaddingTop } from './scroll-padding';
import { sectionElements } from './scroll-to-section';

/** px below the bars where the current category is measured. */
const READING_LINE_PX = 24;

function visibleCategory(offset: number): string | undefined {
  const line = scrollPaddingTop(offset) + READING_LINE_PX;
  let visible: string | undefined;
  for (const section of sectionElements()) {
    if (visible !== undefined && section.getBoundingClientRect().top > line) break;
    visible = section.dataset.category;
  }
  return visible;
}

/** Returns the category in view. `pin` shows a picked one until the next scroll, even if the page is too short for it. */
export function useVisibleCategory(categories: unknown, offset: number) {
  const [category, setCategory] = useState<string>();
  const pinned = useRef<{ name: string; scrollY: number }>(undefined);

  useEffect(() => {
    let frame = 0;
    const update = () => {
      frame = 0;
      const { current: picked } = pinned;
      if (picked && Math.abs(window.scrollY - picked.scrollY) < 2) return;
      pinned.current = undefined;
      const visible = visibleCategory(offset);
      // Scrolling must not wait until the bar shows the category.
      startTransition(() => setCategory(visible));
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
  }, [categories, offset]);

  const pin = useCallback((name: string) => {
    pinned.current = { name, scrollY: window.scrollY };
    setCategory(name);
  }, []);
  return { category, pin };
}
