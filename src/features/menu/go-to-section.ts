import { holdScroll } from '@/ui/hold-scroll';
import { belowBars } from './bars';

/** The element of a section, by the category's exact name. */
export function sectionElement(name: string): HTMLElement | undefined {
  const sections = document.querySelectorAll<HTMLElement>('[data-category]');
  return [...sections].find((section) => section.dataset.category === name);
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
