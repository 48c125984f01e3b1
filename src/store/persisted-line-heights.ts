/** Lines more than these fill any window. */
const MAX_EXPECTED_LINES = 12;

/** px; no line is as high, whatever the storage says. */
const MAX_LINE_HEIGHT_PX = 1e4;

/** The heights of the cart's lines, in px, as they are kept: after the width of the window that they were seen in. */
export function lineHeightsText(width: number, heights: readonly number[]): string {
  return [width, ...heights.map(Math.round)].join(' ');
}

/** @returns one height for each line to expect, in px; none in a window of another width. */
export function readLineHeights(text: string, width: number): number[] {
  const [seenIn, ...heights] = text.split(' ').map(Number);
  return seenIn === width
    ? heights.slice(0, MAX_EXPECTED_LINES).filter((height) => height > 0 && height < MAX_LINE_HEIGHT_PX)
    : [];
}
