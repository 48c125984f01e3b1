import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatRupees, percentOff, toPaise } from './money';

describe('money', () => {
  it.each([
    [0, '₹0'],
    [7950, '₹79.50'],
    [64000, '₹640'],
    [12500000, '₹1,25,000'],
    [12500005, '₹1,25,000.05'],
    [-10000, '−₹100'],
  ])('shows %i paise as %s: Indian grouping, paise only when there are any', (paise, text) => {
    expect(formatRupees(paise)).toBe(text);
  });

  it('takes rupees with decimals to whole paise', () => {
    expect(toPaise(0.95)).toBe(95);
    expect(toPaise(1.005)).toBe(100);
    expect(toPaise(625.8)).toBe(62580);
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10_000_000 }), (paise) => toPaise(paise / 100) === paise),
    );
  });

  it('percent off = round((price - offer) / price * 100), 0 when they are equal', () => {
    expect(percentOff(17900, 15900)).toBe(11);
    expect(percentOff(32000, 32000)).toBe(0);
    expect(percentOff(0, 0)).toBe(0);
    expect(percentOff(300, 100)).toBe(67);
  });
});
