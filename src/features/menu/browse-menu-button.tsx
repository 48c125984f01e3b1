import { BookOpen } from 'lucide-react';
import { useEffect, useState } from 'react';
import { m } from '@/texts';
import { classNames } from '@/ui/class-names';
import { isScrollHeld } from '@/ui/scroll/hold-scroll';
import { CategoryPicker, type CategoryPickerProps } from './category-picker';

/** Floating "Browse menu" button on phones. Hides while scrolling down, so that it does not cover Add buttons. */
export function BrowseMenuButton(props: Omit<CategoryPickerProps, 'trigger'>) {
  const isHidden = useHideOnScroll();
  return (
    <CategoryPicker
      {...props}
      trigger={(open) => (
        <button
          type="button"
          onClick={open}
          className={classNames(
            'fixed above-edge start-15 z-20 flex h-11 items-center gap-1.5 rounded-full bg-toast px-4 text-14 font-semibold whitespace-nowrap text-on-toast shadow-float transition-[translate,opacity,visibility] duration-fade max-[359px]:start-3 md:hidden',
            isHidden && 'invisible opacity-0 [--lowered:24px]',
          )}
        >
          <BookOpen className="size-4.5" />
          <span>{m.menu_browse()}</span>
        </button>
      )}
    />
  );
}

const MIN_SCROLL_PX = 12;

/** Returns true after scrolling down, false after scrolling up or at the top. */
function useHideOnScroll(): boolean {
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
