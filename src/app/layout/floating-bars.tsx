import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { afterNextPaint } from '@/platform/scheduling';

/** Publishes the bars' height as `--floating-bars-height`, which keeps the page's content above them. */
export function FloatingBars({ children }: { children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return undefined;
    const root = document.documentElement.style;
    const updateHeight = () => {
      if (!element.isConnected) return;
      // An empty container still has padding, which must not count.
      const height = element.firstElementChild?.childElementCount ? element.offsetHeight : 0;
      // Not 0px, which is the default: setting even an equal value restyles the page.
      if (height > 0) root.setProperty('--floating-bars-height', `${String(height)}px`);
      else root.removeProperty('--floating-bars-height');
    };
    // The restyling waits until the tap's own result is painted.
    const observer = new ResizeObserver(() => void afterNextPaint().then(updateHeight));
    observer.observe(element);
    updateHeight();
    return () => {
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
