import { describe, expect, it } from 'vitest';
import { ApiFailure } from '@/api/failure';
import { parseCart } from './api';

describe('parseCart', () => {
  it('throws an ApiFailure when no line is readable, but returns no lines for an empty list', () => {
    expect(() => parseCart([{ quantity: 2 }])).toThrow(ApiFailure);
    expect(parseCart([])).toEqual([]);
  });

  it.each([
    [2.5, 3],
    ['1.2', 1],
    [0.4, 1],
    ['2', 2],
  ])('keeps a line of %s units, because it is charged, and counts its units as %i', (quantity, units) => {
    expect(parseCart([{ Item_id: 'v-1', quantity, SubTotal: 90 }])).toMatchObject([
      { quantity: units, subtotal: 9000 },
    ]);
  });

  it('throws an ApiFailure when the amount of the only line is too large to be summed', () => {
    expect(() => parseCart([{ Item_id: 'v-1', quantity: 1e9, OfferPrice: 9e9 }])).toThrow(ApiFailure);
  });

  it.each([
    ...[{ quantity: -1 }, { quantity: 'two' }, { quantity: null }],
    ...[{ topingTotalQuantity: 'many' }, { SubTotal: 'free' }, { OfferPrice: '1.250,00' }],
  ])('drops only the line with the invalid field %o', (part) => {
    const lines = parseCart([
      { Item_id: 'v-1', quantity: 1, ...part },
      { Item_id: 'v-2', quantity: 2 },
    ]);
    expect(lines.map((line) => line.variantId)).toEqual(['v-2']);
  });

  it.each([0, '0', '0.00'])('skips a line of %s units without a warning', (quantity) => {
    expect(parseCart([{ Item_id: 'v-1', quantity }])).toEqual([]);
    expect(console.warn).not.toHaveBeenCalled();
  });

  it.each([
    [{ OfferPrice: 320, price: 400 }, 32_000],
    [{ price: 400 }, 40_000],
    [{ SubTotal: 640 }, 32_000],
  ])('prices customized dishes without an offerPrice at the unit price of their line %o', (prices, unit) => {
    const resultTest = [{ tempCustId: 't-1', toppingquatity: 2 }];
    const line = { Item_id: 'v-1', quantity: 2, resultTest, ...prices };
    expect(parseCart([line])).toMatchObject([
      { offerPrice: unit, customized: [{ offerPrice: unit, subtotal: 2 * unit }] },
    ]);
  });

  it('ignores duplicate lines and customized dishes, and sums other lines of the same size', () => {
    const version = (tempCustId: string) => ({ tempCustId, toppingquatity: 1, toppingSubTotal: 385 });
    const line = { Item_id: 'v-1', quantity: 2, SubTotal: 640 };
    const customized = {
      Item_id: 'v-1',
      quantity: 1,
      SubTotal: 385,
      resultTest: [version('t-1'), version('t-1')],
    };
    const soup = { Item_id: 'v-2', quantity: 1, SubTotal: 99 };
    expect(parseCart([line, soup, customized, line])).toMatchObject([
      {
        variantId: 'v-1',
        quantity: 3,
        subtotal: 102_500,
        customizedQuantity: 1,
        customized: [{ id: 't-1', quantity: 1 }],
      },
      { variantId: 'v-2', quantity: 1 },
    ]);
  });
});
