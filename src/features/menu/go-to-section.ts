import { holdScroll } from '@/ui/hold-scroll';

/** The element of a section, by the category's exact name. */
export function sectionElement(name: string): HTMLElement | undefined {
  const sections = document.querySelectorAll<HTMLElement>('[data-category]');
  return [...sections].find((section) => section.dataset.category === name);
}

/** px that stay free above a section that was gone to: the style sheet's, where it has one, else `offset`. */
export function offsetOf(section: HTMLElement, offset: number): number {
  const styled = Number.parseFloat(getComputedStyle(section).scrollMarginTop);
  return Number.isNaN(styled) ? offset : styled;
}

/**
 * Brings a section under the bars at once.
 * @param offset px between the window's upper edge and the section (spec, section 2: 80 or 130).
 */
export function goToSection(section: HTMLElement, offset: number, onSettled?: () => void): void {
  holdScroll(
    () => (section.isConnected ? section.getBoundingClientRect().top - offsetOf(section, offset) : undefined),
    onSettled,
  );
}
