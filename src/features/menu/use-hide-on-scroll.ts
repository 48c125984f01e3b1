import { useEffect, useState } from 'react';
import { isScrollHeld } from '@/ui/overlay/hold-scroll';

/** px of scrolling one way before it counts: a trembling finger is no decision. */
const MIN_SCROLL_PX = 12;

/** True while the reader scrolls down, false again on scrolling up or at the page's top (ui guide). */
export function useHideOnScroll(): boolean {
  const [isAway, setAway] = useState(false);
  useEffect(() => {
    let last = window.scrollY;
    let turn = last;
    const look = () => {
      last = window.scrollY;
      // Going to what was picked is no reading on.
      const isReading = !isScrollHeld();
      if (last <= 0) setAway(false);
      else if (isReading && last - turn > MIN_SCROLL_PX) setAway(true);
      else if (turn - last > MIN_SCROLL_PX) setAway(false);
      else if (isReading) return;
      turn = last;
    };
    // Where the page has become higher, or lower, the browser has moved it so that what is read stays in its
    // place: that is no way in which the reader has gone.
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
