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

/** Frames during which the page may still grow above the section, as what comes into sight is laid out. */
const SETTLING_FRAMES = 15;
const READER_TAKES_OVER = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const;

/**
 * Brings a section under the bars at once and holds it there while the page around it is laid out.
 * The reader's own scrolling ends that.
 * @param offset px between the window's upper edge and the section (spec, section 2: 80 or 130).
 */
export function goToSection(section: HTMLElement, offset: number, onSettled?: () => void): void {
  let frames = 0;
  const stop = () => {
    frames = SETTLING_FRAMES;
  };
  for (const event of READER_TAKES_OVER) window.addEventListener(event, stop, { passive: true });
  const hold = () => {
    if (frames < SETTLING_FRAMES && section.isConnected) {
      const top = Math.round(section.getBoundingClientRect().top - offsetOf(section, offset));
      if (frames === 0 || Math.abs(top) > 1) {
        window.scrollTo({ top: window.scrollY + top, behavior: 'instant' });
      }
      frames += 1;
      requestAnimationFrame(hold);
      return;
    }
    for (const event of READER_TAKES_OVER) window.removeEventListener(event, stop);
    onSettled?.();
  };
  hold();
}
