declare global {
  var earlyTap: HTMLElement | undefined;
}

/** Remembers which button of a page was tapped last, while nothing answers a tap yet. */
export function noteTaps(): void {
  window.onclick = ({ target }) => {
    const button = (target as Element).closest('button');
    if (button) globalThis.earlyTap = button;
  };
}

/** From now on taps are answered; any of them takes the place of what was tapped before. */
export function answerTaps(): void {
  window.onclick = () => {
    globalThis.earlyTap = undefined;
  };
}

/** Taps once more what was tapped before anything could answer; a button that has left the page hears nothing of it. */
export function repeatTap(): void {
  globalThis.earlyTap?.click();
}
