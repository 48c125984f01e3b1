import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lineHeightsText, readLineHeights } from './persisted-line-heights';

describe('The heights of the cart’s lines', () => {
  it('are found again in a window of the same width, twelve of them at most', () => {
    const heights = fc.array(fc.integer({ min: 1, max: 2000 }), { maxLength: 30 });
    fc.assert(
      fc.property(fc.integer({ min: 200, max: 4000 }), heights, (width, seen) => {
        expect(readLineHeights(lineHeightsText(width, seen), width)).toEqual(seen.slice(0, 12));
      }),
    );
  });

  it('are unknown in a window of another width', () => {
    expect(readLineHeights(lineHeightsText(360, [77, 101.4]), 740)).toEqual([]);
    expect(readLineHeights(lineHeightsText(360, [77, 101.4]), 360)).toEqual([77, 101]);
  });

  it.each(['', '360', '3', '360 -77', '360 NaN', '360 77px', '360 ', '{}'])(
    'are none in %j, which nobody kept',
    (text) => {
      expect(readLineHeights(text, 360)).toEqual([]);
    },
  );
});
