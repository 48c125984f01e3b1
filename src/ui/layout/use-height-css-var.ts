import { useLayoutEffect, type RefObject } from 'react';

/**
 * Tells the page's styles how much of it a bar at the window's edge covers, for as long as the bar is there.
 * @param properties gives the custom properties and their values for a bar of this height ('76px'), placed as
 *   `position` says (where the window leaves no room for it to float, it stands in the page); always the same function.
 */
export function useHeightCssVar(
  bar: RefObject<HTMLElement | null>,
  properties: (height: string, position: string) => Readonly<Record<string, string>>,
): void {
  useLayoutEffect(() => {
    const element = bar.current;
    if (!element || !('ResizeObserver' in window)) return undefined;
    const root = document.documentElement.style;
    const written = new Set<string>();
    const observer = new ResizeObserver(() => {
      const { position } = getComputedStyle(element);
      for (const [name, value] of Object.entries(properties(`${String(element.offsetHeight)}px`, position))) {
        written.add(name);
        root.setProperty(name, value);
      }
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
      for (const name of written) root.removeProperty(name);
    };
  }, [bar, properties]);
}
