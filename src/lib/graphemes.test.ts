import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { clampGraphemes } from './graphemes';

describe('clampGraphemes', () => {
  it.each([
    ['👩‍🍳👩‍🍳👩‍🍳', 2, '👩‍🍳👩‍🍳'],
    ['पनीर टिक्का', 3, 'पनीर'],
    ['cafe\u0301 au lait', 4, 'cafe\u0301'],
    ['€99 – crème brûlée', 9, '€99 – crè'],
    ['short', 72, 'short'],
  ])('of %s keeps %i whole graphemes', (text, limit, clamped) => {
    expect(clampGraphemes(text, limit)).toBe(clamped);
  });

  it('keeps as many graphemes of any text as Intl.Segmenter counts', () => {
    const segmenter = new Intl.Segmenter(undefined, { granularity: 'grapheme' });
    const unit = fc.oneof(
      fc.string({ unit: 'grapheme', minLength: 1, maxLength: 1 }),
      fc.constantFrom('é', '’', '\u0301'),
    );
    fc.assert(
      fc.property(fc.array(unit), fc.nat({ max: 12 }), (units, limit) => {
        const text = units.join('');
        const first = [...segmenter.segment(text)].slice(0, limit).map(({ segment }) => segment);
        expect(clampGraphemes(text, limit)).toBe(text.length <= limit ? text : first.join(''));
      }),
    );
  });
});
