/** Latin letters and punctuation, each a grapheme of its own. */
const SINGLE = /^[ -\u02ff\u2010-\u2027\u20b9]*$/;

/** Returns the first `limit` graphemes, so that no emoji or syllable is cut. */
export function clampGraphemes(text: string, limit: number): string {
  if (text.length <= limit) return text;
  if (SINGLE.test(text.slice(0, limit + 1))) return text.slice(0, limit);
  // Only for other texts, because the first segmenter of a page blocks a slow phone for 50 ms.
  const segmenter = new Intl.Segmenter(undefined, { granularity: 'grapheme' });
  let count = 0;
  for (const { index } of segmenter.segment(text)) {
    if (count === limit) return text.slice(0, index);
    count += 1;
  }
  return text;
}
