import { useLayoutEffect } from 'react';

/**
 * Keeps scroll and focus targets below the sticky bars.
 * @param offset px from the window's top (spec §2: 80 or 130). Wide windows need 130; `low` windows have no sticky bars.
 */
export function useClearOfBars(offset: number): void {
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

/** Returns a scroll target's distance from the window's top in px: `scroll-padding-top`, or `offset` without it. */
export function belowBars(offset: number): number {
  const styled = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop);
  return Number.isNaN(styled) ? offset : styled;
}
