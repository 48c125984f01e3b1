const FRAMES = 20;
const USER_SCROLL_EVENTS = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const;

/** The hold of this window's scroll position. */
let hold: AbortController | undefined;

export const isScrollHeld = () => hold !== undefined && !hold.signal.aborted;

/**
 * Scrolls to a target and follows it for some frames while the layout settles, unless the diner scrolls. Returns a
 * function that cancels it.
 * @param distance returns the px left to scroll
 * @param endsOnScroll whether it also ends when something scrolls without input, such as a screen reader
 */
export function holdScroll(distance: () => number, { endsOnScroll }: { endsOnScroll: boolean }): () => void {
  hold?.abort();
  const own = (hold = new AbortController());
  const { signal } = own;
  const cancel = () => own.abort();
  for (const event of USER_SCROLL_EVENTS) addEventListener(event, cancel, { passive: true, signal });
  let frames = 0;
  let last: { scrollY: number; target: number } | undefined;
  const follow = () => {
    if (signal.aborted) return;
    const top = distance();
    const target = scrollY + top;
    // The target did not move, so the scroll was not a layout shift.
    const wasScrolled = last && Math.abs(target - last.target) <= 1 && Math.abs(scrollY - last.scrollY) > 1;
    if (endsOnScroll && wasScrolled) {
      cancel();
      return;
    }
    // A scroll to the present position would turn off scroll anchoring.
    if (Math.abs(top) > 1) scrollBy({ top: Math.round(top), behavior: 'instant' });
    last = { scrollY, target };
    frames += 1;
    if (frames < FRAMES) requestAnimationFrame(follow);
    else cancel();
  };
  follow();
  return cancel;
}
