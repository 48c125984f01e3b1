declare global {
  /** Defined on prerendered pages only, whose inline script records clicks. */
  var replayClicks: (() => void) | undefined;
}

const CONTROLS = 'button, [type=radio]';

const currentControls = () => [...document.querySelectorAll<HTMLElement>(CONTROLS)];

const hasClasses = (control: Element, classes: string) =>
  classes.split(' ').every((name) => control.classList.contains(name));

/**
 * Returns the control that React has rendered in place of a removed one. An extension may have added classes to the
 * removed one, so it is the rendered control with the most of its classes, and no others.
 * @param former all controls of the page when it had the removed one
 */
function replacementOf(removed: HTMLElement, former: HTMLElement[]): HTMLElement | undefined {
  const rendered = currentControls().filter((control) => !former.includes(control));
  const [classes = ''] = rendered
    .map(({ className }) => className)
    .filter((each) => hasClasses(removed, each))
    .sort((a, b) => b.length - a.length);
  const isAlike = (control: Element) => hasClasses(control, classes);
  const index = former.filter((control) => !control.isConnected && isAlike(control)).indexOf(removed);
  return rendered.filter(isAlike)[index];
}

/**
 * Holds the last click on a button and the last one on a radio until replayClicks(). Two buttons could open two dialogs.
 * A radio stays unchecked until then, as in the store. React does not get the clicks, as it loses clicks on markup that
 * a translation or an extension has changed.
 */
export function recordClicks(): void {
  /** The clicked control of each element name, with all controls of the page at that time. */
  const clicks = new Map<string, [HTMLElement, HTMLElement[]]>();
  const record = (event: Event) => {
    const control = (event.target as Element).closest<HTMLElement>(CONTROLS);
    if (!control) return;
    event.stopPropagation();
    if (control.matches('[type=radio]')) event.preventDefault();
    clicks.set(control.tagName, [control, currentControls()]);
  };
  window.addEventListener('click', record, true);
  globalThis.replayClicks = () => {
    window.removeEventListener('click', record, true);
    // Both are found before the first click changes the page.
    const controls = [...clicks.values()].map(([control, former]) =>
      control.isConnected ? control : replacementOf(control, former),
    );
    for (const control of controls) control?.click();
  };
}
