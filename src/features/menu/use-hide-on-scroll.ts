import { useEffect, useState } from 'react';
import { isScrollHeld } from '@/ui/overlay/hold-scroll';

/** Shorter movements are ignored, because a finger trembles. */
const MIN_SCROLL_PX = 12;

/** Returns true while scrolling down, false after scrolling up or at the top (ui guide). */
export function useHideOnScroll(): boolean {
  const [isAway, setAway] = useState(false);
  useEffect(() => {
    let last = window.scrollY;
    let turn = last;
    const look = () => {
      last = window.scrollY;
      // Scrolling to a picked category does not count.
      const isReading = !isScrollHeld();
      if (last <= 0) setAway(false);
      else if (isReading && last - turn > MIN_SCROLL_PX) setAway(true);
      else if (turn - last > MIN_SCROLL_PX) setAway(false);
      else if (isReading) return;
      turn = last;
    };
    // Scroll anchoring moves the page when content above changes its height. Do not count that as scrolling.
    const observer = new ResizeObserver(() => {
      turn += window.scrollY - last;
      last = window.scrollY;
    });
    observer.observe(document.body);
    window.addEventListener('scroll', look, { passive: true });
    return () => {
      observer.disconnect();
      window.removeEventListener('scroll', look);
    };
  }, []);
  return isAway;
}
