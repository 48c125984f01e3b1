declare global {
  /** Defined on prerendered pages only, whose inline script records clicks. */
  var replayClicks: (() => void) | undefined;
}

const CONTROLS = 'button, [type=radio]';

interface RecordedClick {
  control: HTMLElement;
  /** Elements with the control's classes. The collection is live, so it also finds a control that React replaces. */
  alike: HTMLCollectionOf<Element>;
  index: number;
}

/**
 * Holds the last click on a button and the last one on a radio until replayClicks(). Two buttons could open two dialogs.
 * A radio stays unchecked until then, as in the store. React does not get the clicks, as it loses clicks on markup that
 * a translation or an extension has changed.
 */
export function recordClicks(): void {
  /** By element name. */
  const clicks = new Map<string, RecordedClick>();
  /** Classes in the page's own markup. An extension may add more to a control, and React does not. */
  const ownClasses = new WeakMap<Element, string>();
  document.addEventListener('DOMContentLoaded', () => {
    for (const control of document.querySelectorAll(CONTROLS)) ownClasses.set(control, control.className);
  });
  const record = (event: Event) => {
    const control = (event.target as Element).closest<HTMLElement>(CONTROLS);
    if (!control) return;
    event.stopPropagation();
    if (control.matches('[type=radio]')) event.preventDefault();
    const alike = document.getElementsByClassName(ownClasses.get(control) ?? control.className);
    clicks.set(control.tagName, { control, alike, index: [...alike].indexOf(control) });
  };
  window.addEventListener('click', record, true);
  globalThis.replayClicks = () => {
    window.removeEventListener('click', record, true);
    // Both are found before the first click changes the page.
    const controls = [...clicks.values()].map(({ control, alike, index }) =>
      control.isConnected ? control : (alike[index] as HTMLElement | undefined),
    );
    for (const control of controls) control?.click();
  };
}
