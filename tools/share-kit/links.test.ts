import { describe, expect, it } from 'vitest';
import { parseOrderTypeLink } from '../../src/domain/checkout/order-types';
import { openDishIdIn } from '../../src/lib/dish-link';
import { cardTexts, publicShop } from '../../src/prerender/public-shop';
import { catalogueOf, dish, paneer } from '../../tests/complete-catalogue';
import { fileName, findDish, shareLinks } from './links';
import { parseTables, readShareKitOptions } from './options';

const HOME = 'https://order.example.com/spice-garden';
const shop = publicShop(catalogueOf('Spice Garden'), HOME);
const links = (...tables: string[]) =>
  shareLinks(shop, tables, [findDish(shop.dishes, paneer.id)], cardTexts());

describe('the links of a kit', () => {
  it('lead to the shop, to take away, to the tables and to the dishes', () => {
    expect(links('4', 'T & C+1').map(({ heading, url, file }) => [heading, url, file])).toEqual([
      ['Order online', HOME, 'shop'],
      ['Take Away', `${HOME}/menu?type=takeaway`, 'take-away'],
      ['Table 4', `${HOME}/menu?type=dinein&table=4`, 'table-4'],
      ['Table T & C+1', `${HOME}/menu?type=dinein&table=T+%26+C%2B1`, 'table-t-c-1'],
      ['Paneer tikka', `${HOME}/menu?dish=d+1%2F%C2%BD`, 'dish-paneer-tikka'],
    ]);
  });

  it('are read by the storefront as they are meant', () => {
    const [, takeAway = '', table = '', dishLink = ''] = links('T & C+1').map(
      ({ url }) => new URL(url).search,
    );
    expect(parseOrderTypeLink(takeAway)?.choices).toEqual({ orderType: 'Take Away' });
    expect(parseOrderTypeLink(table)?.choices).toEqual({
      ...{ orderType: 'Dine in', dineInBy: 'table', tableNumber: 'T & C+1' },
    });
    expect(openDishIdIn(dishLink)).toBe(paneer.id);
  });

  it('are written to safe files, each of its own', () => {
    const files = links('A 1', 'a-1', '../../etc/passwd', 'मेज़ 5', '🍕').map(({ file }) => file);
    const tables = ['table-a-1', 'table-a-1-4', 'table-..-..-etc-passwd', 'table-मेज़-5', 'table'];
    expect(files.slice(2, -1)).toEqual(tables);
    expect(fileName('../..')).toBe('unnamed');
  });
});

describe('a dish', () => {
  const named = [
    ['d-1', 'Naan'],
    ['d-2', 'Lassi'],
    ['d-3', 'lassi'],
  ] as const;
  const dishes = Object.fromEntries(named.map(([id, name]) => [id, dish(id, { name })]));
  const menu = { categories: [{ name: 'All', dishIds: Object.keys(dishes) }], outOfStockIds: [], dishes };
  const listed = publicShop(catalogueOf('Spice Garden', { menu }), HOME).dishes;

  it('is found by its id or its name, if no other has the name', () => {
    expect(['d-1', ' NAAN ', 'd-3'].map((wanted) => findDish(listed, wanted).id)).toEqual([
      'd-1',
      'd-1',
      'd-3',
    ]);
    expect(() => findDish(listed, 'Lassi')).toThrow("--dish: 'Lassi' has several ids: d-2, d-3");
    expect(() => findDish(listed, 'Nan')).toThrow("--dish: there is no 'Nan' on the menu");
  });
});

describe('the options', () => {
  it.each([
    ['', []],
    ['1,2,5-8,7', ['1', '2', '5', '6', '7', '8']],
    [' 7-7 , 3 - 4 ', ['7', '3', '4']],
    ['A1,Terrace  2,T-4,मेज़ 5', ['A1', 'Terrace 2', 'T-4', 'मेज़ 5']],
  ])('name tables: %j', (list, tables) => {
    expect(parseTables(list)).toEqual(tables);
  });

  it.each(['1,,2', '8-5', '-3', '1.5', '1-501', 'A table with a long name'])('refuse tables: %j', (list) => {
    expect(() => parseTables(list)).toThrow('--tables');
  });

  it('are refused by name', () => {
    expect(() => readShareKitOptions([])).toThrow('Name at least one restaurant');
    expect(() => readShareKitOptions(['a', '--accent', '#fff'])).toThrow('--accent');
  });
});
