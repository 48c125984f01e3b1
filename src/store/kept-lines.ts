/** Lines more than these fill any window. */
const MOST_EXPECTED = 12;

const NUMBERS = /^\d{1,5}( \d{1,5})+$/;

/** The heights of the cart's lines, in px, as they are kept: after the width of the window that they were seen in. */
export function lineHeightsText(width: number, heights: readonly number[]): string {
  return heights.length > 0 ? [width, ...heights].map(Math.round).join(' ') : '';
}

/** @returns one height for each line to expect, in px; 0 where it was another in a window of another width. */
export function readLineHeights(text: string, width: number): number[] {
  if (!NUMBERS.test(text)) return [];
  const [seenIn, ...heights] = text.split(' ').map(Number);
  return heights.slice(0, MOST_EXPECTED).map((height) => (seenIn === Math.round(width) ? height : 0));
}
