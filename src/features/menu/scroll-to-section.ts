import { renderNow } from '@/ui/list/progressive-rendering';
import { holdScroll } from '@/ui/overlay/hold-scroll';
import { belowBars } from './sticky-bars';

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

/** Chunks of a section at its edge that a window may show. */
const VISIBLE_SECTIONS = 2;

/**
 * Has a section and its neighbours drawn and laid out as they are. Else they come into sight as high as was
 * estimated and then move, which counts as a shift where no tap has led there. They stay so: to let the browser
 * skip them again counts as one, too.
 */
export function layOut(section: HTMLElement): void {
  for (const part of [section.previousElementSibling, section, section.nextElementSibling]) {
    if (!(part instanceof HTMLElement)) continue;
    const chunks = [...part.querySelectorAll<HTMLElement>('[data-chunk]')];
    const seen =
      part === section.previousElementSibling
        ? chunks.slice(-VISIBLE_SECTIONS)
        : chunks.slice(0, VISIBLE_SECTIONS);
    seen.forEach(renderNow);
    for (const box of [part, ...seen]) box.style.contentVisibility = 'visible';
  }
}

/**
 * Brings a section under the bars at once.
 * @param offset px between the window's upper edge and the section (spec, section 2: 80 or 130).
 */
export function scrollToSection(section: HTMLElement, offset: number, onSettled?: () => void): void {
  holdScroll(
    () => (section.isConnected ? section.getBoundingClientRect().top - belowBars(offset) : undefined),
    { onSettled, yields: true },
  );
}
