export type Direction = 'ltr' | 'rtl';

/** Letters of right-to-left scripts, and control characters that change the direction. */
const RIGHT_TO_LEFT =
  /[\u0590-\u08ff\u200f\u202a-\u202e\u2066-\u2069\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;
const LEFT_TO_RIGHT =
  /(?![\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc])\p{L}|[\u200e\u202a-\u202e\u2066-\u2069]/u;

const FIRST_STRONG_ISOLATE = '\u2068';
const POP_ISOLATE = '\u2069';

/**
 * Isolates a text that runs against a sentence's direction, so that it does not move the signs and numbers around it.
 * Other texts are returned unchanged.
 */
export function isolateText(text: string, around: Direction): string {
  const isOther = (around === 'ltr' ? RIGHT_TO_LEFT : LEFT_TO_RIGHT).test(text);
  return isOther ? `${FIRST_STRONG_ISOLATE}${text}${POP_ISOLATE}` : text;
}
