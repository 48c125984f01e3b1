import { describe, expect, it } from 'vitest';
import { catalogueOf, dish, paneer } from '../../../tests/complete-catalogue';
import type { Menu } from '../menu/types';
import { parseCatalogue } from './stored-catalogue';

const whole = catalogueOf('Spice Garden');
const [size] = paneer.variants;

const withDish = (held: object) => ({
  ...whole,
  menu: { ...whole.menu, dishes: { ...whole.menu.dishes, [paneer.id]: held } },
});
const withMenu = (change: { [Field in keyof Menu]?: unknown }) => ({
  ...whole,
  menu: { ...whole.menu, ...change },
});
const withPrice = (price: unknown) => withDish({ ...paneer, variants: [{ ...size, price }] });

describe('parseCatalogue', () => {
  it('returns a valid catalogue unchanged, with or without the optional parts', () => {
    expect(parseCatalogue(whole)).toBe(whole);
    const least = { ...whole, banners: null, categoryTiles: null, info: null, profile: null, timing: null };
    expect(parseCatalogue(least)).toBe(least);
    expect(
      parseCatalogue({ ...whole, menu: { categories: [], outOfStockIds: [], dishes: {} } }),
    ).not.toBeNull();
  });

  it.each([
    ['a category names an unknown dish', withMenu({ categories: [{ name: 'A', dishIds: ['d-9'] }] })],
    [
      'a category names what every object has',
      withMenu({ categories: [{ name: 'A', dishIds: ['toString'] }] }),
    ],
    ['an out-of-stock id names no dish', withMenu({ outOfStockIds: ['d-9'] })],
    ['the dishes are a list', withMenu({ dishes: [paneer] })],
    ['a dish is stored under another’s id', withDish(dish('d-2'))],
    ['a dish has no size', withDish({ ...paneer, variants: [] })],
    ['a dish has three sizes', withDish({ ...paneer, variants: [size, size, size] })],
    ['an add-on group is named twice', withDish({ ...paneer, addOnGroupIds: ['x-1', 'x-1'] })],
    ['a picture is missing', withDish({ ...paneer, imageUrl: undefined })],
    ['a price is a text', withPrice('100')],
    ['a price is part of a paisa', withPrice(100.5)],
    ['a price cannot be summed', withPrice(1e16)],
    ['the time is beyond the range of dates', { ...whole, requestedAt: 8.7e15 }],
    ['a banner has no picture', { ...whole, banners: [{}] }],
    ['the closing time is missing', { ...whole, timing: { isClosed: false, isPureVeg: false } }],
    ['the restaurant id is empty', { ...whole, restaurantId: '' }],
  ])('returns null when %s', (_, value) => {
    expect(parseCatalogue(value)).toBeNull();
  });
});
