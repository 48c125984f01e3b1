declare global {
  var clickToReplay: HTMLElement | undefined;
}

/** Records the last button or radio clicked before hydration. A radio stays unchecked until then, as in the store. */
export function recordClicks(): void {
  window.onclick = (event) => {
    const control = (event.target as Element).closest<HTMLElement>('button, [type=radio]');
    if (!control) return;
    if (control.matches('[type=radio]')) event.preventDefault();
    globalThis.clickToReplay = control;
  };
}

/** Elements with the classes of the recorded control, and its index. The collection is live. */
let alike: HTMLCollectionOf<Element>;
let index = -1;

/** Ends recording. A later click discards the recorded one. Call it before the page changes. */
export function stopRecordingClicks(): void {
  const control = globalThis.clickToReplay;
  alike = document.getElementsByClassName(control?.className ?? '');
  index = [...alike].findIndex((element) => element === control);
  window.onclick = () => {
    globalThis.clickToReplay = undefined;
  };
}

/** Clicks the recorded control. React replaces it on a page that was translated or changed before hydration. */
export function replayClick(): void {
  const control = globalThis.clickToReplay;
  if (control) (control.isConnected ? control : (alike[index] as HTMLElement | undefined))?.click();
}
