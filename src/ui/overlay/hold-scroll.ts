const MAX_FRAMES = 20;
const USER_SCROLL_EVENTS = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const;

let held = 0;

export const isScrollHeld = () => held > 0;

export interface HoldOptions {
  /** Not called after the diner scrolls or the hold is cancelled. */
  onSettled?: (() => void) | undefined;
  /** Also ends on scrolling without input (screen readers, 'find in page'). Not during scroll restoration. */
  yields?: boolean;
}

/**
 * Scrolls to a position and holds it while the layout settles, or until the diner scrolls. Returns a cancel function.
 * @param distance returns the px left to scroll; undefined when the target is gone
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
    // The target did not move, so the scroll was not a layout shift.
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

/** Ignores a page that became too short for its scroll position. */
function wasScrolledFrom(scrollY: number): boolean {
  const end = document.documentElement.scrollHeight - window.innerHeight;
  return Math.abs(window.scrollY - Math.min(scrollY, end)) > 1;
}
