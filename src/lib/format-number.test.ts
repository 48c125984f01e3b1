import fc from 'fast-check';
import { expect, it } from 'vitest';
import { formatNumber } from './format-number';

it('formatNumber formats like Intl.NumberFormat in English and Hindi', () => {
  const anyNumber = fc.double({ min: -1e11, max: 1e11, noNaN: true }).map((value) => Math.round(value) / 100);
  fc.assert(
    fc.property(
      anyNumber,
      fc.constantFrom(0, 2),
      fc.constantFrom('en-IN', 'hi-IN'),
      (value, decimals, locale) => {
        const rounded = Number(value.toFixed(decimals)) + 0;
        const intl = new Intl.NumberFormat(locale, {
          minimumFractionDigits: decimals,
          maximumFractionDigits: decimals,
        });
        expect(formatNumber(rounded, decimals)).toBe(intl.format(rounded));
      },
    ),
  );
});
