import { describe, expect, it } from 'vitest';
import { applyChange, type CartChange } from './change';
import type { CartLine } from './types';

const soup: CartLine = {
  variantId: 'soup',
  name: 'Soup',
  quantity: 2,
  subtotal: 19_990,
  offerPrice: 9995,
  price: 12_000,
  sizeLabel: null,
  veg: true,
  imageUrl: null,
  outOfStock: false,
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
      addCustDish: '',
    },
  ],
};

const change = (facts: Partial<CartChange>): CartChange => ({
  delta: 1,
  amount: 9995,
  variantId: 'soup',
  customizedId: null,
  customized: false,
  template: null,
  ...facts,
});

describe('applyChange', () => {
  it('adds units and their money to the line of that size alone', () => {
    expect(applyChange([soup, pizza], change({ delta: 2, amount: 19_990 }))).toEqual([
      { ...soup, quantity: 4, subtotal: 39_980 },
      pizza,
    ]);
  });

  it('makes a line for a size that the cart has none of', () => {
    const template = { ...soup, quantity: 0, subtotal: 0 };
    expect(applyChange([pizza], change({ delta: 2, amount: 19_990, template }))).toEqual([pizza, soup]);
  });

  it('counts customized units as such', () => {
    const [line] = applyChange([pizza], change({ variantId: 'pizza', amount: 36_000, customized: true }));
    expect(line).toMatchObject({ quantity: 4, customizedQuantity: 2, subtotal: 138_500 });
  });

  it('changes the units of one customized version', () => {
    const more = change({ variantId: 'pizza', customizedId: 't-1', customized: true, amount: 38_500 });
    const [line] = applyChange([pizza], more);
    expect(line?.customized).toEqual([{ ...pizza.customized[0], quantity: 2, subtotal: 77_000 }]);
    expect(line).toMatchObject({ quantity: 4, customizedQuantity: 2, subtotal: 141_000 });
  });

  // spec: 4-adding-an-item-4
  it('drops a version and a line with their last unit', () => {
    const less = change({
      variantId: 'pizza',
      customizedId: 't-1',
      customized: true,
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

  it('never shows money below nothing', () => {
    expect(applyChange([soup], change({ delta: -1, amount: -50_000 }))[0]?.subtotal).toBe(0);
  });

  it('takes nothing from a size that is not in the cart', () => {
    expect(applyChange([pizza], change({ delta: -1, template: soup }))).toEqual([pizza]);
  });
});
