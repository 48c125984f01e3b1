const WHITE = '#ffffff';
const BLACK = '#000000';

/** WCAG 2.2, for '#RRGGBB'. */
function relativeLuminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const channel = parseInt(colour.slice(start, start + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

export function contrastOf(one: string, other: string): number {
  const [dark = 0, light = 0] = [one, other].map(relativeLuminance).sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/** Returns white, or black on an accent that is too light for white text. One of them always has 4.5:1. */
export function textColourOn(accent: string): string {
  return contrastOf(accent, WHITE) >= 4.5 ? WHITE : BLACK;
}
