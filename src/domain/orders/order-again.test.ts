import { describe, expect, it } from 'vitest';
import { dish as dishOf } from '../../../tests/complete-catalogue';
import type { Dish } from '../menu/types';
import { matchOrder, type ItemToOrderAgain } from './order-again';

const dish = (id: string, name: string, change: Partial<Dish> = {}) => dishOf(id, { name, ...change });

const halfAndFull: Dish['variants'] = [
  { id: 'v-half', label: 'Half', price: 10_000, offerPrice: 10_000 },
  { id: 'v-full', label: 'Full', price: 18_000, offerPrice: 15_000 },
];
const naan = dish('naan', 'Butter naan');
const chicken = dish('chicken', 'Butter chicken', { variants: halfAndFull });

/** Returns the variant to add, the dishes to choose from, or the reason why an item is unavailable. */
function fate(item: Partial<ItemToOrderAgain> & { name: string }, dishes: readonly Dish[]) {
  const { addable, toChoose, unavailable } = matchOrder([{ count: 1, ...item }], dishes);
  expect(addable.length + toChoose.length + unavailable.length).toBe(1);
  return addable[0]?.variant.id ?? toChoose[0]?.dishes.map(({ id }) => id) ?? unavailable[0]?.reason;
}

describe('matchOrder', () => {
  it('matches whole dish names, ignoring letter case and extra spacing', () => {
    for (const name of ['Butter naan', ' BUTTER  NAAN ', 'butter\u00A0naan']) {
      expect(fate({ name }, [naan, chicken])).toBe('v-naan');
    }
    for (const name of ['Butter', 'Butter naan plain', 'Butternaan', '']) {
      expect(fate({ name }, [naan, chicken])).toBe('gone');
    }
  });

  it('adds the ordered size and quantity at the current offer price', () => {
    expect(fate({ name: 'Butter chicken', size: 'Half' }, [chicken])).toBe('v-half');
    expect(fate({ name: 'Butter chicken', size: ' full ' }, [chicken])).toBe('v-full');
    const [full] = matchOrder([{ count: 3, name: 'Butter chicken', size: 'Full' }], [chicken]).addable;
    expect(full?.variant.offerPrice).toBe(15_000);
    expect(full?.quantity).toBe(3);
  });

  it('makes the diner choose when the size is ambiguous or no longer on the menu', () => {
    expect(fate({ name: 'Butter chicken' }, [chicken])).toEqual(['chicken']);
    expect(fate({ name: 'Butter chicken', size: 'Quarter' }, [chicken])).toEqual(['chicken']);
    expect(fate({ name: 'Butter naan', size: 'Full' }, [naan])).toEqual(['naan']);
  });

  it('makes the diner choose when the dish has options now or was ordered with options', () => {
    expect(fate({ name: 'Pizza' }, [dish('pizza', 'Pizza', { hasCustomizations: true })])).toEqual(['pizza']);
    expect(fate({ name: 'Pizza' }, [dish('pizza', 'Pizza', { hasAddOns: true })])).toEqual(['pizza']);
    expect(fate({ name: 'Butter naan', toppings: 'Crisp' }, [naan])).toEqual(['naan']);
    expect(fate({ name: 'Butter naan', addOns: 'Ghee:10' }, [naan])).toEqual(['naan']);
  });

  it('adds the one of several same-named dishes that matches the size; if several match, the diner chooses', () => {
    const twin = dish('twin', 'Butter naan');
    expect(fate({ name: 'Butter naan' }, [naan, twin])).toEqual(['naan', 'twin']);
    const sized = dish('sized', 'Butter naan', { variants: halfAndFull });
    expect(fate({ name: 'Butter naan', size: 'Full' }, [naan, sized])).toBe('v-full');
    expect(fate({ name: 'Butter naan' }, [naan, sized])).toBe('v-naan');
  });

  it('reports a dish as out of stock unless another dish with the same name is in stock', () => {
    const soldOut = dish('old', 'Butter naan', { isOutOfStock: true });
    expect(fate({ name: 'Butter naan' }, [soldOut])).toBe('out-of-stock');
    expect(fate({ name: 'Butter naan', size: 'Full' }, [soldOut])).toBe('out-of-stock');
    expect(fate({ name: 'Butter naan' }, [soldOut, naan])).toBe('v-naan');
  });

  it('puts every item into exactly one list and merges equal items, counting at least one unit each', () => {
    const again = matchOrder(
      [
        { count: 2, name: 'Butter naan' },
        { count: 1, name: 'Butter chicken' },
        { count: 1, name: 'Old favourite' },
        { count: 0, name: 'butter naan' },
      ],
      [naan, chicken],
    );
    expect(again.addable.map(({ variant, quantity }) => [variant.id, quantity])).toEqual([['v-naan', 3]]);
    expect(again.toChoose.map(({ item }) => item.name)).toEqual(['Butter chicken']);
    expect(again.unavailable.map(({ item }) => item.name)).toEqual(['Old favourite']);
  });
});
