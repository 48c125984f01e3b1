import { useLayoutEffect, type RefObject } from 'react';

/** @param properties stable function of height ('76px') and CSS `position` (bars are not fixed in low windows) */
export function useHeightCssVar(
  bar: RefObject<HTMLElement | null>,
  properties: (height: string, position: string) => Readonly<Record<string, string>>,
): void {
  useLayoutEffect(() => {
    const element = bar.current;
    if (!element) return undefined;
    const root = document.documentElement.style;
    const names = new Set<string>();
    const observer = new ResizeObserver(() => {
      const { position } = getComputedStyle(element);
      for (const [name, value] of Object.entries(properties(`${String(element.offsetHeight)}px`, position))) {
        names.add(name);
        root.setProperty(name, value);
      }
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
      for (const name of names) root.removeProperty(name);
    };
  }, [bar, properties]);
}
