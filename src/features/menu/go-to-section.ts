import { holdScroll } from '@/ui/hold-scroll';
import { belowBars } from './bars';

/** The id of what holds the sections, each a child of its own. */
export const SECTIONS_ID = 'menu-sections';

/** The elements of the sections in the page's order, found without looking through all of a long menu. */
export function sectionElements(): HTMLElement[] {
  const children = document.getElementById(SECTIONS_ID)?.children ?? [];
  return [...children].filter(
    (child): child is HTMLElement => child instanceof HTMLElement && child.dataset.category !== undefined,
  );
}

/** The element of a section, by the category's exact name. */
export function sectionElement(name: string): HTMLElement | undefined {
  return sectionElements().find((section) => section.dataset.category === name);
}

/**
 * Brings a section under the bars at once.
 * @param offset px between the window's upper edge and the section (spec, section 2: 80 or 130).
 */
export function goToSection(section: HTMLElement, offset: number, onSettled?: () => void): void {
  holdScroll(
    () => (section.isConnected ? section.getBoundingClientRect().top - belowBars(offset) : undefined),
    { onSettled, yields: true },
  );
}
