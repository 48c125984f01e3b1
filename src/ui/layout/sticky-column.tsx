import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { classNames } from '../class-names';

/** Sticky from 1024 px, unless it is higher than the viewport. On phones its children are in the parent's layout. */
export function StickyColumn({ className, children }: { className?: string; children: ReactNode }) {
  const column = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = column.current;
    if (!element) return undefined;
    const observer = new ResizeObserver(() => {
      element.style.setProperty('--own-height', `${String(element.offsetHeight)}px`);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return (
    <div ref={column} className={classNames('contents lg:sticky-if-it-fits lg:flex lg:flex-col', className)}>
      {children}
    </div>
  );
}
