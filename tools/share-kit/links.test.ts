import { describe, expect, it } from 'vitest';
import { parseOrderTypeLink } from '../../src/domain/checkout/order-type-link';
import { openDishIdIn } from '../../src/lib/dish-link';
import { cardTexts } from '../../src/prerender/card-texts';
import { publicShop } from '../../src/prerender/public-shop';
import { catalogueOf, dish, paneer } from '../../tests/complete-catalogue';
import { findDish, shareLinks } from './links';

const HOME = 'https://order.example.com/spice-garden';
const shop = publicShop(catalogueOf('Spice Garden'), HOME);

describe('the links of a kit', () => {
  const links = shareLinks(shop, ['4', 'T & C+1'], [findDish(shop.dishes, paneer.id)], cardTexts());
  const search = (file: string) => new URL(links.find((link) => link.file === file)?.url ?? '').search;

  it('lead to the shop, to take away, to the tables and to the dishes', () => {
    expect(links.map(({ heading, url, file }) => [heading, url, file])).toEqual([
      ['Order online', HOME, 'shop'],
      ['Take Away', `${HOME}/menu?type=takeaway`, 'take-away'],
      ['Table 4', `${HOME}/menu?type=dinein&table=4`, 'table-4'],
      ['Table T & C+1', `${HOME}/menu?type=dinein&table=T+%26+C%2B1`, 'table-t-c-1'],
      ['Paneer tikka', `${HOME}/menu?dish=d+1%2F%C2%BD`, 'dish-paneer-tikka'],
    ]);
  });

  it('are read by the storefront as they are meant', () => {
    expect(parseOrderTypeLink(search('table-4'))?.choices).toEqual({
      orderType: 'Dine in',
      dineInBy: 'table',
      tableNumber: '4',
    });
    expect(parseOrderTypeLink(search('table-t-c-1'))?.choices.tableNumber).toBe('T & C+1');
    expect(parseOrderTypeLink(search('take-away'))?.choices).toEqual({ orderType: 'Take Away' });
    expect(openDishIdIn(search('dish-paneer-tikka'))).toBe(paneer.id);
  });

  it('are below the root of a domain of its own', () => {
    const own = publicShop(catalogueOf('Spice Garden'), 'https://spicegarden.in');
    expect(shareLinks(own, ['4'], [], cardTexts()).map(({ url }) => url)).toEqual([
      'https://spicegarden.in/',
      'https://spicegarden.in/menu?type=takeaway',
      'https://spicegarden.in/menu?type=dinein&table=4',
    ]);
  });
});

describe('a dish', () => {
  const dishes = Object.fromEntries(
    [dish('d-1', { name: 'Naan' }), dish('d-2', { name: 'Lassi' }), dish('d-3', { name: 'lassi' })].map(
      (each) => [each.id, each],
    ),
  );
  const menu = { categories: [{ name: 'All', dishIds: Object.keys(dishes) }], outOfStockIds: [], dishes };
  const listed = publicShop(catalogueOf('Spice Garden', { menu }), HOME).dishes;

  it.each(['d-1', 'Naan', ' NAAN '])('is found by its id or its name: %j', (wanted) => {
    expect(findDish(listed, wanted).id).toBe('d-1');
  });

  it('is asked for by its id if others have its name', () => {
    expect(() => findDish(listed, 'Lassi')).toThrow("'Lassi' is the name of 2 dishes. Use an id: d-2, d-3");
  });

  it('must be on the menu', () => {
    expect(() => findDish(listed, 'Nan')).toThrow("--dish: there is no 'Nan' on the menu");
  });
});
