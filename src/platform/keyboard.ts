/** Browser toolbars cause smaller differences. */
const MIN_KEYBOARD_PX = 100;
/** After this time, Safari has closed its keyboard and knows the new heights. */
const SETTLE_MS = 500;

const VARIABLE = '--keyboard-height';

/** A frame may contain the field. */
const isTyping = () => document.activeElement?.matches('input, textarea, iframe') ?? false;

/**
 * Keeps the focused field in view when an on-screen keyboard opens. Publishes as `--keyboard-height` the height that the
 * keyboard covers in browsers that do not shrink the page (Safari has no `interactive-widget`).
 * @returns a function that stops it
 */
export function watchKeyboard(): () => void {
  const { visualViewport: viewport } = window;
  if (!viewport) return () => undefined;
  const root = document.documentElement.style;
  const watching = new AbortController();
  const { signal } = watching;
  // The keyboard may be open already.
  let lastHeight = Infinity;
  let wasOpen = false;
  let settling: ReturnType<typeof setTimeout>;

  const update = () => {
    // A zoomed viewport shows a part of the page, too. Safari may report a closed keyboard's height for some time.
    const isOpen = viewport.scale <= 1 && isTyping();
    const covered = isOpen ? innerHeight - viewport.height - viewport.offsetTop : 0;
    if (covered > MIN_KEYBOARD_PX) {
      root.setProperty(VARIABLE, `${String(Math.round(covered))}px`);
      wasOpen = true;
    } else root.removeProperty(VARIABLE);
  };

  const settle = () => {
    update();
    if (!wasOpen || isTyping()) return;
    wasOpen = false;
    // Safari may leave the page shifted, with a gap below fixed elements. Any scrolling mends it.
    if (viewport.offsetTop >= 1) scrollBy(0, -1);
  };

  const updateTwice = () => {
    update();
    // An event may come before the heights that it announces.
    clearTimeout(settling);
    settling = setTimeout(settle, SETTLE_MS);
  };

  const updateAndReveal = () => {
    updateTwice();
    const hasShrunk = viewport.height < lastHeight - MIN_KEYBOARD_PX;
    lastHeight = viewport.height;
    const field = document.activeElement;
    if (hasShrunk && field?.matches('input, textarea')) field.scrollIntoView({ block: 'nearest' });
  };

  viewport.addEventListener('resize', updateAndReveal, { signal });
  viewport.addEventListener('scroll', update, { signal });
  // The page's own height changes before or after the viewport's when the device is rotated.
  addEventListener('resize', updateTwice, { signal });
  addEventListener('pageshow', updateTwice, { signal });
  // Later, when the next field has the focus and a pressed button has got its click.
  addEventListener('focusout', () => setTimeout(updateTwice), { signal });
  updateAndReveal();
  return () => {
    watching.abort();
    clearTimeout(settling);
    root.removeProperty(VARIABLE);
  };
}
