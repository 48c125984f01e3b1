declare global {
  var clickToReplay: HTMLElement | undefined;
}

/** Remembers which button of a page was tapped last, while nothing answers a tap yet. */
export function recordClicks(): void {
  window.onclick = ({ target }) => {
    const button = (target as Element).closest('button');
    if (button) globalThis.clickToReplay = button;
  };
}

/** From now on taps are answered; any of them takes the place of what was tapped before. */
export function stopRecordingClicks(): void {
  window.onclick = () => {
    globalThis.clickToReplay = undefined;
  };
}

/** Taps once more what was tapped before anything could answer; a button that has left the page hears nothing of it. */
export function replayClick(): void {
  globalThis.clickToReplay?.click();
}
