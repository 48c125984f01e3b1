const MAX_FRAMES = 20;
const USER_SCROLL_EVENTS = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const;

let activeHolds = 0;

export const isScrollHeld = () => activeHolds > 0;

interface HoldOptions {
  /** Not called after the diner scrolls or the hold is cancelled. */
  onSettled?: (() => void) | undefined;
  /** Also ends when something scrolls without input, such as a screen reader or 'find in page'. */
  endsOnScroll?: boolean;
}

/**
 * Scrolls to a position and holds it for some frames while the layout settles, unless the diner scrolls. Returns a
 * function that cancels it.
 * @param distance returns the px left to scroll; undefined when the target is gone
 */
export function holdScroll(
  distance: () => number | undefined,
  { onSettled, endsOnScroll = false }: HoldOptions = {},
): () => void {
  let frames = 0;
  let frameHandle = 0;
  let last: { scrollY: number; target: number } | undefined;
  let isFinished = false;
  activeHolds += 1;
  const end = () => {
    if (!isFinished) activeHolds -= 1;
    isFinished = true;
    cancelAnimationFrame(frameHandle);
    for (const event of USER_SCROLL_EVENTS) window.removeEventListener(event, end);
  };
  const hold = () => {
    const remaining = distance();
    if (remaining === undefined || frames === MAX_FRAMES) {
      end();
      onSettled?.();
      return;
    }
    const target = window.scrollY + remaining;
    // The target did not move, so the scroll was not a layout shift.
    if (endsOnScroll && last && Math.abs(target - last.target) <= 1 && wasScrolledFrom(last.scrollY)) {
      end();
      return;
    }
    if (frames === 0 || Math.abs(remaining) > 1) {
      window.scrollTo({ top: window.scrollY + Math.round(remaining), behavior: 'instant' });
    }
    last = { scrollY: window.scrollY, target };
    frames += 1;
    frameHandle = requestAnimationFrame(hold);
  };
  for (const event of USER_SCROLL_EVENTS) window.addEventListener(event, end, { passive: true });
  hold();
  return end;
}

/** Whether something scrolled the page away from `scrollY`. A page that became shorter does not count. */
function wasScrolledFrom(scrollY: number): boolean {
  const end = document.documentElement.scrollHeight - window.innerHeight;
  return Math.abs(window.scrollY - Math.min(scrollY, end)) > 1;
}
