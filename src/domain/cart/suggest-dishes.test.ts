import { describe, expect, it } from 'vitest';
import { dish as dishOf } from '../../../tests/complete-catalogue';
import { arrangeMenu } from '../menu/api';
import type { Dish } from '../menu/types';
import { suggestDishes } from './suggest-dishes';
import type { CartLine } from './types';

const dish = (id: string, change: Partial<Dish> = {}) => dishOf(id, { food: 'veg', ...change });
const popular = (id: string, change: Partial<Dish> = {}) => dish(id, { isPopular: true, ...change });

function line(variantId: string, change: Partial<CartLine> = {}): CartLine {
  return {
    variantId,
    name: variantId,
    quantity: 1,
    subtotal: 10_000,
    offerPrice: 10_000,
    price: 10_000,
    sizeLabel: null,
    food: 'nonveg',
    imageUrl: null,
    isOutOfStock: false,
    customizedQuantity: 0,
    customized: [],
    ...change,
  };
}

function idsOf(sections: Record<string, readonly Dish[]>, lines: readonly CartLine[], limit?: number) {
  const list = Object.entries(sections).map(([name, dishes]) => ({ name, dishes }));
  return suggestDishes(arrangeMenu(list), lines, limit).map(({ id }) => id);
}

const naan = dish('naan');

describe('Suggested dishes', () => {
  it('are popular dishes of categories missing in the cart, then other popular dishes, then the rest of those categories', () => {
    const menu = {
      Breads: [naan, dish('roti'), popular('kulcha')],
      Mains: [dish('dal'), popular('paneer')],
      Drinks: [popular('lassi'), dish('tea')],
    };
    expect(idsOf(menu, [line('v-naan')])).toEqual(['paneer', 'lassi', 'kulcha', 'dal', 'tea']);
  });

  it('are limited to six or to the given number', () => {
    const drinks = Array.from({ length: 9 }, (_, index) => popular(`drink-${String(index)}`));
    expect(idsOf({ Breads: [naan], Drinks: drinks }, [line('v-naan')])).toHaveLength(6);
    expect(idsOf({ Breads: [naan], Drinks: drinks }, [line('v-naan')], 2)).toEqual(['drink-0', 'drink-1']);
  });

  it('are in stock', () => {
    const menu = { Breads: [naan], Drinks: [popular('lassi', { isOutOfStock: true }), popular('tea')] };
    expect(idsOf(menu, [line('v-naan')])).toEqual(['tea']);
  });

  it('exclude dishes that are in the cart in any size', () => {
    const chicken = popular('chicken', {
      variants: [
        { id: 'v-half', label: 'Half', price: 10_000, offerPrice: 10_000 },
        { id: 'v-full', label: 'Full', price: 18_000, offerPrice: 15_000 },
      ],
    });
    const menu = { Breads: [naan], Mains: [chicken, popular('paneer')] };
    expect(idsOf(menu, [line('v-full')])).toEqual(['paneer', 'naan']);
    expect(idsOf(menu, [line('v-half'), line('v-naan')])).toEqual(['paneer']);
  });

  it('are only veg dishes when the cart contains only veg dishes', () => {
    const menu = { Breads: [naan], Mains: [popular('chicken', { food: 'nonveg' }), popular('paneer')] };
    expect(idsOf(menu, [line('v-naan', { food: 'veg' })])).toEqual(['paneer']);
    expect(idsOf(menu, [line('v-naan', { food: 'veg' }), line('v-fish')])).toEqual(['chicken', 'paneer']);
  });

  it('depend on the menu’s veg flag, or on the line’s flag when the dish left the menu', () => {
    const menu = { Breads: [naan], Mains: [popular('chicken', { food: 'nonveg' }), popular('paneer')] };
    expect(idsOf(menu, [line(naan.variants[0].id, { food: 'nonveg' })])).toEqual(['paneer']);
    expect(idsOf(menu, [line('v-gone', { food: 'nonveg' })])).toEqual(['chicken', 'paneer', 'naan']);
    expect(idsOf(menu, [line('v-gone', { food: 'veg' })])).toEqual(['paneer', 'naan']);
  });
});
