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

/** Ends recording. A later click discards the recorded one. */
export function stopRecordingClicks(): void {
  window.onclick = () => {
    globalThis.clickToReplay = undefined;
  };
}

/** The click has no effect on a button that has left the page. */
export function replayClick(): void {
  globalThis.clickToReplay?.click();
}
