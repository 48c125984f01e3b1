import { describe, expect, it } from 'vitest';
import type { Dish, SizeVariant } from '../menu/types';
import { decideLineTap, decideTap } from './decide';
import type { CartLine } from './types';

const variant = (id: string): SizeVariant => ({ id, label: null, price: 10_000, offerPrice: 9000 });

function dishOf({ sizes, customizable }: { sizes: 1 | 2; customizable: boolean }): Dish {
  return {
    id: 'd',
    name: 'Soup',
    description: '',
    imageUrl: null,
    veg: true,
    popular: false,
    outOfStock: false,
    variants: sizes === 1 ? [variant('a')] : [variant('a'), variant('b')],
    hasCustomizations: customizable,
    customizationGroupIds: [],
    hasAddOns: false,
    addOnGroupIds: [],
  };
}

const line = (variantId: string, quantity: number, customizedQuantity = 0): CartLine => ({
  variantId,
  name: 'Soup',
  quantity,
  subtotal: 9000 * quantity,
  offerPrice: 9000,
  price: 10_000,
  sizeLabel: null,
  veg: true,
  imageUrl: null,
  outOfStock: false,
  customizedQuantity,
  customized: [],
});

const carts = {
  nothing: [line('other', 4, 4)],
  plain: [line('a', 2)],
  customized: [line('a', 2, 1)],
};

const popup = { do: 'open-popup' };
const sheet = { do: 'open-repeat-sheet' };
const add = { do: 'add', variantId: 'a' };
const remove = { do: 'remove', variantId: 'a' };
const notThere = { do: 'say-not-in-cart' };

describe('decideTap', () => {
  // spec: 4-adding-an-item-2, 4-adding-an-item-3, 4-adding-an-item-4
  it.each([
    [1, false, 'nothing', { add, plus: notThere, minus: notThere }],
    [1, false, 'plain', { add, plus: add, minus: remove }],
    [1, false, 'customized', { add: sheet, plus: sheet, minus: sheet }],
    [1, true, 'nothing', { add: popup, plus: notThere, minus: notThere }],
    [1, true, 'plain', { add: popup, plus: popup, minus: remove }],
    [1, true, 'customized', { add: sheet, plus: sheet, minus: sheet }],
    [2, false, 'nothing', { add: popup, plus: notThere, minus: notThere }],
    [2, false, 'plain', { add: popup, plus: popup, minus: remove }],
    [2, false, 'customized', { add: popup, plus: popup, minus: sheet }],
    [2, true, 'nothing', { add: popup, plus: notThere, minus: notThere }],
    [2, true, 'plain', { add: popup, plus: popup, minus: remove }],
    [2, true, 'customized', { add: popup, plus: popup, minus: sheet }],
  ] as const)('%i size(s), customizable %s, %s in the cart', (sizes, customizable, cart, expected) => {
    const dish = dishOf({ sizes, customizable });
    for (const tap of ['add', 'plus', 'minus'] as const) {
      expect(decideTap(dish, tap, { lines: carts[cart] })).toEqual(expected[tap]);
    }
  });

  it('takes away from the size added last, and after a reload from the last line', () => {
    const dish = dishOf({ sizes: 2, customizable: false });
    const lines = [line('b', 1), line('a', 1)];
    expect(decideTap(dish, 'minus', { lines, lastAdded: 'b' })).toEqual({ do: 'remove', variantId: 'b' });
    expect(decideTap(dish, 'minus', { lines })).toEqual({ do: 'remove', variantId: 'a' });
  });

  it('takes away from another size when the one added last is gone', () => {
    const dish = dishOf({ sizes: 2, customizable: false });
    expect(decideTap(dish, 'minus', { lines: [line('a', 1)], lastAdded: 'b' })).toEqual(remove);
  });
});

describe('decideLineTap', () => {
  const dish = dishOf({ sizes: 2, customizable: true });

  it('adds and removes one of the line’s size', () => {
    expect(decideLineTap(line('b', 1), dish, 'plus')).toEqual({ do: 'add', variantId: 'b' });
    expect(decideLineTap(line('b', 1), dish, 'minus')).toEqual({ do: 'remove', variantId: 'b' });
  });

  it('opens the repeat sheet for a line with customized units', () => {
    expect(decideLineTap(line('b', 1, 1), dish, 'plus')).toEqual(sheet);
    expect(decideLineTap(line('b', 1, 1), dish, 'minus')).toEqual(sheet);
  });

  it('says so for a line whose dish left the menu, but takes a plain unit away', () => {
    expect(decideLineTap(line('b', 1), undefined, 'plus')).toEqual({ do: 'say-no-selection' });
    expect(decideLineTap(line('b', 1, 1), undefined, 'minus')).toEqual({ do: 'say-no-selection' });
    expect(decideLineTap(line('b', 1), undefined, 'minus')).toEqual({ do: 'remove', variantId: 'b' });
  });
});
