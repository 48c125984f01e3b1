declare global {
  /** Defined on prerendered pages only, whose inline script records clicks. */
  var replayClick: (() => void) | undefined;
}

/**
 * Holds the last click on a button or radio until replayClick(). A radio stays unchecked until then, as in the store.
 * React does not get the click, as it loses clicks on markup that a translation or an extension has changed.
 */
export function recordClicks(): void {
  let control: HTMLElement | null | undefined;
  /** Elements with the control's classes. The collection is live, so it also finds a control that React replaces. */
  let alike: HTMLCollectionOf<Element>;
  let index: number;
  const record = (event: Event) => {
    const clicked = (event.target as Element).closest<HTMLElement>('button, [type=radio]');
    if (!clicked) return;
    event.stopPropagation();
    if (clicked.matches('[type=radio]')) event.preventDefault();
    control = clicked;
    alike = document.getElementsByClassName(control.className);
    index = [...alike].indexOf(control);
  };
  window.addEventListener('click', record, true);
  globalThis.replayClick = () => {
    window.removeEventListener('click', record, true);
    if (control?.isConnected === false) control = alike[index] as HTMLElement | undefined;
    control?.click();
  };
}
