/** Frames for which a place is held, as what comes into sight is drawn and laid out. */
const FRAMES = 20;
const READER_TAKES_OVER = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const;

/**
 * Scrolls the page to a place at once and holds it there while the page around it takes shape. The reader's
 * own scrolling ends that.
 * @param distance px that are to be scrolled still; undefined when there is nothing to go to.
 * @param onSettled called at the end, unless the reader or the returned function has ended it.
 */
export function holdScroll(distance: () => number | undefined, onSettled?: () => void): () => void {
  let frame = 0;
  let handle = 0;
  const end = () => {
    cancelAnimationFrame(handle);
    for (const event of READER_TAKES_OVER) window.removeEventListener(event, end);
  };
  const hold = () => {
    const left = distance();
    if (left === undefined || frame === FRAMES) {
      end();
      onSettled?.();
      return;
    }
    if (frame === 0 || Math.abs(left) > 1) {
      window.scrollTo({ top: window.scrollY + Math.round(left), behavior: 'instant' });
    }
    frame += 1;
    handle = requestAnimationFrame(hold);
  };
  for (const event of READER_TAKES_OVER) window.addEventListener(event, end, { passive: true });
  hold();
  return end;
}
