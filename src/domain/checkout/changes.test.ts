import { describe, expect, it } from 'vitest';
import { lineChanges, orderChanges, type OrderLine, type OrderSnapshot } from './changes';

const naan: OrderLine = {
  variantId: 'v-1',
  displayName: 'Butter naan',
  quantity: 2,
  subtotal: 9000,
  offerPrice: 4500,
  sizeLabel: null,
  isOutOfStock: false,
};
const half: OrderLine = { ...naan, variantId: 'v-2', displayName: 'Paneer tikka', sizeLabel: 'Half' };

describe('Comparing the lines of two carts', () => {
  it.each([
    ['a dish that ran out', { isOutOfStock: true }, [{ kind: 'out-of-stock', dish: 'Butter naan' }]],
    [
      'another price of a unit',
      { offerPrice: 5000, subtotal: 10_000 },
      [{ kind: 'price', dish: 'Butter naan', from: 4500, to: 5000 }],
    ],
    [
      'another price of an add-on',
      { subtotal: 11_000 },
      [{ kind: 'total', dish: 'Butter naan', from: 9000, to: 11_000 }],
    ],
    [
      'another quantity',
      { quantity: 3, subtotal: 13_500 },
      [{ kind: 'quantity', dish: 'Butter naan', from: 2, to: 3 }],
    ],
  ])('finds %s', (_, change, changes) => {
    expect(lineChanges([naan], [{ ...naan, ...change }])).toEqual(changes);
  });

  it('finds a removed dish, with the name of its size, and a new dish', () => {
    expect(lineChanges([half], [naan])).toEqual([
      { kind: 'gone', dish: 'Paneer tikka (Half)' },
      { kind: 'new', dish: 'Butter naan' },
    ]);
  });
});

describe('Comparing two orders', () => {
  const shown: OrderSnapshot = {
    isClosed: false,
    lines: [naan, half],
    offerCode: 'TASTY10',
    payable: 37_800,
  };

  it.each<[string, Partial<OrderSnapshot>, ReturnType<typeof orderChanges>]>([
    ['no change in another order of the lines', { lines: [half, naan] }, []],
    ['no change in an amount that is not known yet', { payable: null }, []],
    ['another amount to pay', { payable: 40_320 }, [{ kind: 'payable', from: 37_800, to: 40_320 }]],
    ['an offer that no longer applies', { offerCode: '' }, [{ kind: 'offer', code: 'TASTY10' }]],
    ['a restaurant that has closed', { isClosed: true }, [{ kind: 'closed' }]],
    ['a dish that has gone', { lines: [naan] }, [{ kind: 'gone', dish: 'Paneer tikka (Half)' }]],
  ])('finds %s', (_, change, changes) => {
    expect(orderChanges(shown, { ...shown, ...change })).toEqual(changes);
  });
});
