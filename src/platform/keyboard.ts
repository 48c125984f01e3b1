/** Browser toolbars cause smaller differences. */
const MIN_KEYBOARD_PX = 100;

const VARIABLE = '--keyboard-height';

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
  let lastHeight = viewport.height;

  const update = () => {
    // A zoomed viewport shows a part of the page, too.
    const covered = viewport.scale > 1 ? 0 : innerHeight - viewport.height - viewport.offsetTop;
    if (covered > MIN_KEYBOARD_PX) root.setProperty(VARIABLE, `${String(Math.round(covered))}px`);
    else root.removeProperty(VARIABLE);
  };

  const updateAndReveal = () => {
    update();
    const hasShrunk = viewport.height < lastHeight - MIN_KEYBOARD_PX;
    lastHeight = viewport.height;
    const field = document.activeElement;
    if (hasShrunk && field?.matches('input, textarea')) field.scrollIntoView({ block: 'nearest' });
  };

  viewport.addEventListener('resize', updateAndReveal, { signal: watching.signal });
  viewport.addEventListener('scroll', update, { signal: watching.signal });
  return () => {
    watching.abort();
    root.removeProperty(VARIABLE);
  };
}
