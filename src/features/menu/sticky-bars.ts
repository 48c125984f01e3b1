import { useLayoutEffect } from 'react';

/**
 * Keeps what is gone to, and what gets the focus, clear of the bars above the menu.
 * @param offset px below the window's upper edge (spec, section 2: 80 or 130); the bars of wider windows need
 * 130, and in very low ones (`low` of the style sheet) none stays.
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

/** px below the window's upper edge at which a section that was gone to begins: the style sheet's, where there is one, else `offset`. */
export function belowBars(offset: number): number {
  const styled = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop);
  return Number.isNaN(styled) ? offset : styled;
}
