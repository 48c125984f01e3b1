/** Frames for which a place is held, as what comes into sight is drawn and laid out. */
const MAX_FRAMES = 20;
const USER_SCROLL_EVENTS = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const;

let held = 0;

/** Whether the page itself is scrolling to a place just now, not its reader. */
export const isScrollHeld = () => held > 0;

export interface HoldOptions {
  /** Called at the end, unless the reader or the returned function has ended it. */
  onSettled?: (() => void) | undefined;
  /**
   * Also ends when the page was scrolled without any input, as screen readers and 'find in page' do. Not while
   * the browser may still be bringing back a place by itself, which looks the same.
   */
  yields?: boolean;
}

/**
 * Scrolls the page to a place at once and holds it there while the page around it takes shape. The reader's
 * own scrolling ends that.
 * @param distance px that are to be scrolled still; undefined when there is nothing to go to.
 */
export function holdScroll(
  distance: () => number | undefined,
  { onSettled, yields = false }: HoldOptions = {},
): () => void {
  let frame = 0;
  let handle = 0;
  let last: { scrollY: number; place: number } | undefined;
  let isOver = false;
  held += 1;
  const end = () => {
    if (!isOver) held -= 1;
    isOver = true;
    cancelAnimationFrame(handle);
    for (const event of USER_SCROLL_EVENTS) window.removeEventListener(event, end);
  };
  const hold = () => {
    const left = distance();
    if (left === undefined || frame === MAX_FRAMES) {
      end();
      onSettled?.();
      return;
    }
    const place = window.scrollY + left;
    // Where the place is still where it was, it is not the layout that has moved the page.
    if (yields && last && Math.abs(place - last.place) <= 1 && wasScrolledFrom(last.scrollY)) {
      end();
      return;
    }
    if (frame === 0 || Math.abs(left) > 1) {
      window.scrollTo({ top: window.scrollY + Math.round(left), behavior: 'instant' });
    }
    last = { scrollY: window.scrollY, place };
    frame += 1;
    handle = requestAnimationFrame(hold);
  };
  for (const event of USER_SCROLL_EVENTS) window.addEventListener(event, end, { passive: true });
  hold();
  return end;
}

/** Other than by a page that has become too short for where it stood. */
function wasScrolledFrom(scrollY: number): boolean {
  const end = document.documentElement.scrollHeight - window.innerHeight;
  return Math.abs(window.scrollY - Math.min(scrollY, end)) > 1;
}
