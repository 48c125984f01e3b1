/** More lines than this fill any viewport. */
const MAX_EXPECTED_LINES = 12;

/** Limit against corrupt storage. */
const MAX_LINE_HEIGHT_PX = 1e4;

/** Serializes line heights in px, after the viewport width. */
export function lineHeightsText(width: number, heights: readonly number[]): string {
  return [width, ...heights.map(Math.round)].join(' ');
}

/** @returns expected heights in px; none for another viewport width. */
export function readLineHeights(text: string, width: number): number[] {
  const [seenIn, ...heights] = text.split(' ').map(Number);
  return seenIn === width
    ? heights.slice(0, MAX_EXPECTED_LINES).filter((height) => height > 0 && height < MAX_LINE_HEIGHT_PX)
    : [];
}
