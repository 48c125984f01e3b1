declare global {
  var clickToReplay: HTMLElement | undefined;
}

/** Records the last button clicked before hydration. */
export function recordClicks(): void {
  window.onclick = ({ target }) => {
    const button = (target as Element).closest('button');
    if (button) globalThis.clickToReplay = button;
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
