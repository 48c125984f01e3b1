import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { afterNextPaint } from '@/platform/scheduling';

/**
 * What floats at the page's lower edge: the order being tracked above (on desktops beside) the cart.
 * Its height is told to the page as `--floating-bars-height`, so that nothing ends up below it.
 */
export function FloatingBars({ children }: { children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return undefined;
    const root = document.documentElement.style;
    let isUnmounted = false;
    const updateHeight = () => {
      if (isUnmounted) return;
      // Its own padding is no height: with nothing in it the dock is not there.
      const height = element.firstElementChild?.childElementCount ? element.offsetHeight : 0;
      root.setProperty('--floating-bars-height', `${String(height)}px`);
    };
    // The whole page is styled anew for it: a tap that brings the dock is answered on the screen first.
    const observer = new ResizeObserver(() => void afterNextPaint().then(updateHeight));
    observer.observe(element);
    updateHeight();
    return () => {
      isUnmounted = true;
      observer.disconnect();
      root.removeProperty('--floating-bars-height');
    };
  }, []);
  return (
    <div
      ref={box}
      className="pointer-events-none fixed inset-x-0 bottom-0 z-30 px-2 pb-[max(8px,env(safe-area-inset-bottom))] empty:hidden"
    >
      <div className="pointer-events-auto mx-auto flex w-full flex-col divide-y divide-line rounded-card bg-surface-raised shadow-float empty:hidden lg:w-fit lg:max-w-220 lg:flex-row lg:divide-x lg:divide-y-0">
        {children}
      </div>
    </div>
  );
}
