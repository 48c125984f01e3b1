import { renderNow } from '@/ui/list/progressive-rendering';
import { holdScroll } from '@/ui/overlay/hold-scroll';
import { belowBars } from './sticky-bars';

/** Id of the element whose direct children are the sections. */
export const SECTIONS_ID = 'menu-sections';

/** Returns the section elements in page order. Reads direct children only, to avoid a search of a long menu. */
export function sectionElements(): HTMLElement[] {
  const children = document.getElementById(SECTIONS_ID)?.children ?? [];
  return [...children].filter(
    (child): child is HTMLElement => child instanceof HTMLElement && child.dataset.category !== undefined,
  );
}

export function sectionElement(name: string): HTMLElement | undefined {
  return sectionElements().find((section) => section.dataset.category === name);
}

/** Chunks at the edge of a section that a window may show. */
const VISIBLE_SECTIONS = 2;

/**
 * Renders a section and its neighbours at their real height before scrolling there.
 * Estimated heights change on screen, which counts as layout shift. Restoring `content-visibility` shifts too.
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

/** Scrolls instantly until a section is `offset` px below the window's top (spec §2: 80 or 130). */
export function scrollToSection(section: HTMLElement, offset: number, onSettled?: () => void): void {
  holdScroll(
    () => (section.isConnected ? section.getBoundingClientRect().top - belowBars(offset) : undefined),
    { onSettled, yields: true },
  );
}
