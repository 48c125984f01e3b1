import { renderNow } from '@/ui/list/progressive-rendering';
import { holdScroll } from '@/ui/scroll/hold-scroll';
import { scrollPaddingTop } from './scroll-padding';

/** Id of the element whose direct children are the sections. */
export const SECTIONS_ID = 'menu-sections';

/** Returns the section elements in page order. Reads direct children, because searching a long menu is slow. */
export function sectionElements(): HTMLElement[] {
  const children = document.getElementById(SECTIONS_ID)?.children ?? [];
  return [...children].filter(
    (child): child is HTMLElement => child instanceof HTMLElement && child.dataset.category !== undefined,
  );
}

export function sectionElement(name: string): HTMLElement | undefined {
  return sectionElements().find((section) => section.dataset.category === name);
}

/** Batches at the edge of a section that a viewport may show. */
const VISIBLE_BATCHES = 2;

/** Real heights replace estimated ones before the scroll, not on screen. Undoing it would shift the layout, too. */
export function renderSectionAndNeighbours(section: HTMLElement): void {
  for (const part of [section.previousElementSibling, section, section.nextElementSibling]) {
    if (!(part instanceof HTMLElement)) continue;
    const batches = [...part.querySelectorAll<HTMLElement>('[data-batch]')];
    const visible =
      part === section.previousElementSibling
        ? batches.slice(-VISIBLE_BATCHES)
        : batches.slice(0, VISIBLE_BATCHES);
    visible.forEach(renderNow);
    for (const element of [part, ...visible]) element.style.contentVisibility = 'visible';
  }
}

/** Scrolls a section to `offset` px below the viewport's top, without animation (spec §2: 80 or 130). */
export function scrollToSection(section: HTMLElement, offset: number, onSettled?: () => void): void {
  holdScroll(
    () => (section.isConnected ? section.getBoundingClientRect().top - scrollPaddingTop(offset) : undefined),
    { onSettled, endsOnScroll: true },
  );
}
