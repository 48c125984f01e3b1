import { useCallback, useEffect, useRef, useState } from 'react';
import { belowBars } from './sticky-bars';
import { sectionElements } from './scroll-to-section';

/** px below the bars where the current category is measured. */
const READING_LINE_PX = 24;

function visibleCategory(offset: number): string | undefined {
  const line = belowBars(offset) + READING_LINE_PX;
  let inSight: string | undefined;
  for (const section of sectionElements()) {
    if (inSight !== undefined && section.getBoundingClientRect().top > line) break;
    inSight = section.dataset.category;
  }
  return inSight;
}

/** Returns the category in view. `hold` pins a picked one until the next scroll, even near the page's end. */
export function useVisibleCategory(sections: unknown, offset: number) {
  const [category, setCategory] = useState<string>();
  const held = useRef<{ name: string; scrollY: number }>(undefined);

  useEffect(() => {
    let frame = 0;
    const look = () => {
      frame = 0;
      const { current: pick } = held;
      if (pick && Math.abs(window.scrollY - pick.scrollY) < 2) return;
      held.current = undefined;
      setCategory(visibleCategory(offset));
    };
    const lookSoon = () => {
      frame ||= requestAnimationFrame(look);
    };
    lookSoon();
    window.addEventListener('scroll', lookSoon, { passive: true });
    window.addEventListener('resize', lookSoon);
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('scroll', lookSoon);
      window.removeEventListener('resize', lookSoon);
    };
  }, [sections, offset]);

  const hold = useCallback((name: string) => {
    held.current = { name, scrollY: window.scrollY };
    setCategory(name);
  }, []);
  return { category, hold };
}
