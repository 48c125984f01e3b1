import { useEffect, useState } from 'react';
import { isScrollHeld } from '@/ui/scroll/hold-scroll';

const MIN_SCROLL_PX = 12;

/** Returns true after scrolling down, false after scrolling up or at the top. */
export function useHideOnScroll(): boolean {
  const [isHidden, setHidden] = useState(false);
  useEffect(() => {
    let last = window.scrollY;
    let turningPoint = last;
    const update = () => {
      last = window.scrollY;
      // Scrolling to a picked category does not count.
      const isReading = !isScrollHeld();
      if (last <= 0) setHidden(false);
      else if (isReading && last - turningPoint > MIN_SCROLL_PX) setHidden(true);
      else if (turningPoint - last > MIN_SCROLL_PX) setHidden(false);
      else if (isReading) return;
      turningPoint = last;
    };
    // Scroll anchoring is not scrolling: it moves the page when content above changes its height.
    const observer = new ResizeObserver(() => {
      turningPoint += window.scrollY - last;
      last = window.scrollY;
    });
    observer.observe(document.body);
    window.addEventListener('scroll', update, { passive: true });
    return () => {
      observer.disconnect();
      window.removeEventListener('scroll', update);
    };
  }, []);
  return isHidden;
}
