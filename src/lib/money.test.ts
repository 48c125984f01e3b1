import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatAmount, formatRupees, percentOff, toPaise } from './money';

describe('The money module', () => {
  it.each([
    [0, '₹0'],
    [7950, '₹79.50'],
    [64000, '₹640'],
    [64005, '₹640.05'],
    [-10000, '−₹100'],
  ])('formats %i paise as %s, with decimals only when there are paise', (paise, text) => {
    expect(formatRupees(paise)).toBe(text);
  });

  it('converts rupees with decimals to whole paise', () => {
    expect(toPaise(0.95)).toBe(95);
    expect(toPaise(625.8)).toBe(62580);
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10_000_000 }), (paise) => toPaise(paise / 100) === paise),
    );
  });

  it.each([
    [1.005, 101],
    [0.615, 62],
    [1.0049, 100],
    [8.575, 858],
    [1_250.005, 125_001],
    [4_503_599.625, 450_359_963],
    [-1.005, -101],
    [-0.004, -0],
    [1e-7, 0],
    [0.000_004_9, 0],
    [9e9, 9e11],
  ])('rounds %d rupees to %d paise by their decimals', (rupees, paise) => {
    expect(toPaise(rupees)).toBe(paise);
  });

  it('formats any amount so that it can be parsed back to the same paise, and never as -0', () => {
    fc.assert(
      fc.property(fc.integer({ min: -(10 ** 12), max: 10 ** 12 }), (paise) => {
        const text = formatRupees(paise);
        expect(text).toMatch(/^−?₹\d{1,3}(?:,\d+)*(?:\.\d{2})?$/);
        const rupees = Number(text.replace(/[₹,]/g, '').replace('−', '-'));
        expect(toPaise(rupees) - paise).toBe(0);
        expect(text.includes('.')).toBe(paise % 100 !== 0);
        expect(text.replace(/[−₹]/g, '')).toBe(formatAmount(Math.abs(paise)));
      }),
    );
    expect(formatRupees(toPaise(-0.001))).toBe('₹0');
  });

  it('rounds percent off to a whole number from 0 to 100 that never falls as the discount grows', () => {
    const price = fc.integer({ min: 1, max: 10 ** 9 });
    fc.assert(
      fc.property(price, fc.nat(), fc.nat(), (full, one, other) => {
        const [less, more] = [one % (full + 1), other % (full + 1)].toSorted((a, b) => a - b) as [
          number,
          number,
        ];
        expect(percentOff(full, less)).toBeGreaterThanOrEqual(percentOff(full, more));
        for (const offer of [less, more]) {
          expect(Number.isInteger(percentOff(full, offer))).toBe(true);
          expect(Math.abs(percentOff(full, offer) - 50)).toBeLessThanOrEqual(50);
          // Rounding changes the result by half a per cent at most.
          expect(Math.abs(full - offer - (percentOff(full, offer) / 100) * full)).toBeLessThanOrEqual(
            full / 200 + 1e-3,
          );
        }
        expect(percentOff(full, full)).toBe(0);
        expect(percentOff(full, 0)).toBe(100);
      }),
    );
  });

  it('computes percent off as round((price - offer) / price * 100), and 0 for equal prices', () => {
    expect(percentOff(17900, 15900)).toBe(11);
    expect(percentOff(32000, 32000)).toBe(0);
    expect(percentOff(0, 0)).toBe(0);
    expect(percentOff(300, 100)).toBe(67);
  });
});
