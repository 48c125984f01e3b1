import { useLayoutEffect } from 'react';

/**
 * Sets the page's scroll padding, so that scroll and focus targets are below the sticky bars.
 * @param offset px from the viewport's top (spec §2: 80 or 130). The style sheet raises it on wide screens.
 */
export function useScrollPadding(offset: number): void {
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

/** Returns the page's `scroll-padding-top` in px; `offset` without one. */
export function scrollPaddingTop(offset: number): number {
  const styled = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop);
  return Number.isNaN(styled) ? offset : styled;
}
