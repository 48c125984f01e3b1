import { describe, expect, it } from 'vitest';

import { customDish, tinyRestaurant } from '../testing/tiny-restaurant';
import { addOnText, readCustomization } from './customization';

const pizza = tinyRestaurant.dishes[0]?.['items:'][1];
const read = (text: string) => {
  if (!pizza) throw new Error('the fixture has no pizza');
  return readCustomization(text, pizza, tinyRestaurant);
};

describe('addCustDish', () => {
  it('accepts option names with commas and brackets', () => {
    expect(read(customDish('Thin crust, Thin crust, crispy [new]')).choices).toEqual([
      'Thin crust',
      'Thin crust, crispy [new]',
    ]);
  });

  it('accepts add-on names with colons, commas and brackets', () => {
    const { addOns } = read(
      customDish('Thin crust', 'Bread : Flat Rs 20 Off:0.95, Chilli, hot [small]:10.5', 'x-extra,x-dips'),
    );
    expect(addOns).toEqual([
      { name: 'Bread : Flat Rs 20 Off', price: 95 },
      { name: 'Chilli, hot [small]', price: 1050 },
    ]);
    expect(addOnText(addOns)).toBe('Bread : Flat Rs 20 Off:0.95, Chilli, hot [small]:10.5');
  });

  it('distinguishes equal names in two groups by their price', () => {
    const { addOns } = read(customDish('Thin crust', 'Extra cheese:30, Extra cheese:40', 'x-extra,x-dips'));
    expect(addOns.map((addOn) => addOn.price)).toEqual([3000, 4000]);
  });

  it('takes prices from the menu, not from the text', () => {
    expect(read(customDish('Thin crust', 'Olives:1')).addOns).toEqual([{ name: 'Olives', price: 2500 }]);
  });

  it.each([
    ['no JSON', 'nonsense'],
    ['one entry', '[{"customized_id":"","data":"[]"}]'],
    ['no brackets', '[{"customized_id":"g-base","data":"Thin crust"},{"customized_id":"","data":"[]"}]'],
    ['an unknown option', customDish('Thick crust')],
    ['an unknown add-on', customDish('Thin crust', 'Gold:9')],
    ['an add-on without a price', customDish('Thin crust', 'Olives')],
    ['a group that the dish does not have', customDish('Thin crust', 'Olives:25', 'x-other')],
    [
      'an option without its group',
      '[{"customized_id":"","data":"[Thin crust]"},{"customized_id":"","data":"[]"}]',
    ],
    ['a missing required group', customDish('')],
  ])('rejects %s', (_what, text) => {
    expect(() => read(text)).toThrow(expect.objectContaining({ name: 'HttpError', status: 422 }) as Error);
  });
});
