import { describe, expect, it } from 'vitest';
import { dish } from '../../../tests/complete-catalogue';
import type { Dish, SizeVariant } from '../menu/types';
import { applyChange, decideLineTap, decideTap } from './rules';
import type { CartChange, CartLine } from './types';

const variant = (id: string): SizeVariant => ({ id, label: null, price: 10_000, offerPrice: 9000 });

function dishOf({ sizes, customizable }: { sizes: 1 | 2; customizable: boolean }): Dish {
  const variants: Dish['variants'] = sizes === 1 ? [variant('a')] : [variant('a'), variant('b')];
  return dish('d', { variants, hasCustomizations: customizable });
}

const line = (variantId: string, quantity: number, customizedQuantity = 0): CartLine => ({
  variantId,
  name: 'Soup',
  quantity,
  subtotal: 9000 * quantity,
  offerPrice: 9000,
  price: 10_000,
  sizeLabel: null,
  food: 'veg',
  imageUrl: null,
  isOutOfStock: false,
  customizedQuantity,
  customized: [],
});

const carts = {
  nothing: [line('other', 4, 4)],
  plain: [line('a', 2)],
  customized: [line('a', 2, 1)],
};

const popup = { type: 'open-popup' };
const sheet = { type: 'open-repeat-sheet' };
const add = { type: 'add', variantId: 'a' };
const remove = { type: 'remove', variantId: 'a' };
const notThere = { type: 'notify-not-in-cart' };

describe('decideTap', () => {
  it.each([
    [1, false, 'nothing', { add, increase: notThere, decrease: notThere }],
    [1, false, 'plain', { add, increase: add, decrease: remove }],
    [1, false, 'customized', { add: sheet, increase: sheet, decrease: sheet }],
    [1, true, 'nothing', { add: popup, increase: notThere, decrease: notThere }],
    [1, true, 'plain', { add: popup, increase: popup, decrease: remove }],
    [1, true, 'customized', { add: sheet, increase: sheet, decrease: sheet }],
    [2, false, 'nothing', { add: popup, increase: notThere, decrease: notThere }],
    [2, false, 'plain', { add: popup, increase: popup, decrease: remove }],
    [2, false, 'customized', { add: popup, increase: popup, decrease: sheet }],
    [2, true, 'nothing', { add: popup, increase: notThere, decrease: notThere }],
    [2, true, 'plain', { add: popup, increase: popup, decrease: remove }],
    [2, true, 'customized', { add: popup, increase: popup, decrease: sheet }],
  ] as const)(
    'returns the action of each tap for %i size(s), customizable: %s, units in the cart: %s',
    (sizes, customizable, cart, expected) => {
      const dish = dishOf({ sizes, customizable });
      for (const tap of ['add', 'increase', 'decrease'] as const) {
        expect(decideTap(dish, tap, { lines: carts[cart] })).toEqual(expected[tap]);
      }
    },
  );

  it('removes a unit of the size added last, or of the last line after a reload', () => {
    const dish = dishOf({ sizes: 2, customizable: false });
    const lines = [line('b', 1), line('a', 1)];
    expect(decideTap(dish, 'decrease', { lines, lastAdded: 'b' })).toEqual({
      type: 'remove',
      variantId: 'b',
    });
    expect(decideTap(dish, 'decrease', { lines })).toEqual({ type: 'remove', variantId: 'a' });
  });
});

describe('decideLineTap', () => {
  const dish = dishOf({ sizes: 2, customizable: true });

  it('adds or removes a unit of the line’s size', () => {
    expect(decideLineTap(line('b', 1), dish, 'increase')).toEqual({ type: 'add', variantId: 'b' });
    expect(decideLineTap(line('b', 1), dish, 'decrease')).toEqual({ type: 'remove', variantId: 'b' });
  });

  it('opens the repeat sheet for a line with customized units', () => {
    expect(decideLineTap(line('b', 1, 1), dish, 'increase')).toEqual(sheet);
    expect(decideLineTap(line('b', 1, 1), dish, 'decrease')).toEqual(sheet);
  });

  it('returns notify-remove-only for a dish that left the menu, but removes a plain unit', () => {
    expect(decideLineTap(line('b', 1), undefined, 'increase')).toEqual({ type: 'notify-remove-only' });
    expect(decideLineTap(line('b', 1, 1), undefined, 'decrease')).toEqual({ type: 'notify-remove-only' });
    expect(decideLineTap(line('b', 1), undefined, 'decrease')).toEqual({ type: 'remove', variantId: 'b' });
  });

  it('does not add a unit to an out-of-stock line, but removes one', () => {
    const soldOut = { ...line('b', 1), isOutOfStock: true };
    expect(decideLineTap(soldOut, dish, 'increase')).toEqual({ type: 'notify-remove-only' });
    expect(decideLineTap(soldOut, dish, 'decrease')).toEqual({ type: 'remove', variantId: 'b' });
  });
});

const soup: CartLine = {
  variantId: 'soup',
  name: 'Soup',
  quantity: 2,
  subtotal: 19_990,
  offerPrice: 9995,
  price: 12_000,
  sizeLabel: null,
  food: 'veg',
  imageUrl: null,
  isOutOfStock: false,
  customizedQuantity: 0,
  customized: [],
};

const pizza: CartLine = {
  ...soup,
  variantId: 'pizza',
  name: 'Pizza',
  quantity: 3,
  subtotal: 102_500,
  offerPrice: 32_000,
  customizedQuantity: 1,
  customized: [
    {
      id: 't-1',
      name: 'Pizza',
      quantity: 1,
      subtotal: 38_500,
      offerPrice: 32_000,
      toppings: 'Thin crust',
      customization: { kind: 'unreadable' },
    },
  ],
};

const change = (facts: Partial<CartChange>): CartChange => ({
  delta: 1,
  amount: 9995,
  variantId: 'soup',
  customizedId: null,
  isCustomized: false,
  template: null,
  ...facts,
});

describe('applyChange', () => {
  it('adds units and their amount only to the line of that size', () => {
    expect(applyChange([soup, pizza], change({ delta: 2, amount: 19_990 }))).toEqual([
      { ...soup, quantity: 4, subtotal: 39_980 },
      pizza,
    ]);
  });

  it('changes the quantity and the subtotal of a customized dish and of its line', () => {
    const more = change({ variantId: 'pizza', customizedId: 't-1', isCustomized: true, amount: 38_500 });
    const [line] = applyChange([pizza], more);
    expect(line?.customized).toEqual([{ ...pizza.customized[0], quantity: 2, subtotal: 77_000 }]);
    expect(line).toMatchObject({ quantity: 4, customizedQuantity: 2, subtotal: 141_000 });
  });

  it('removes a customized dish or a line with its last unit', () => {
    const less = change({
      variantId: 'pizza',
      customizedId: 't-1',
      isCustomized: true,
      delta: -1,
      amount: -38_500,
    });
    expect(applyChange([pizza], less)[0]).toMatchObject({
      quantity: 2,
      customizedQuantity: 0,
      customized: [],
    });
    expect(applyChange([soup], change({ delta: -2, amount: -19_990 }))).toEqual([]);
  });
});
