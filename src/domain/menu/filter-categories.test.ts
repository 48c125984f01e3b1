import { describe, expect, it } from 'vitest';
import { parseMenu } from './api';
import { findCategory, OUT_OF_STOCK, filterCategories } from './filter-categories';

const dish = (CId: string, more: object = {}) => ({
  CId,
  itemName: `Dish ${CId}`,
  veg: true,
  OutOfStock: false,
  Price: [{ ID: `v-${CId}`, Quantity: 'null', Price: 100, OfferPrice: 90 }],
  ...more,
});

const menu = parseMenu([
  { 'category:': 'Starters', 'items:': [dish('1'), dish('1'), dish('2', { veg: false })] },
  { 'category:': 'Sold out', 'items:': [dish('3', { OutOfStock: true })] },
  { 'category:': 'Combos', 'items:': [dish('1'), dish('4', { OutOfStock: true, veg: false })] },
  { 'category:': 'Empty', 'items:': [] },
]);

describe('filterCategories', () => {
  it('drops duplicates inside a category and empty categories, and puts OUT OF STOCK last', () => {
    expect(filterCategories(menu, 'all')).toEqual([
      { name: 'Starters', dishIds: ['1', '2'] },
      { name: 'Combos', dishIds: ['1'] },
      { name: OUT_OF_STOCK, dishIds: ['3', '4'] },
    ]);
  });

  it('keeps only dishes that match the filter, also in OUT OF STOCK', () => {
    expect(filterCategories(menu, 'veg').map(({ name, dishIds }) => [name, ...dishIds])).toEqual([
      ['Starters', '1'],
      ['Combos', '1'],
      [OUT_OF_STOCK, '3'],
    ]);
    expect(filterCategories(menu, 'nonveg').map(({ name }) => name)).toEqual(['Starters', OUT_OF_STOCK]);
  });

  it('adds OUT OF STOCK only when needed and merges it with a category of the same name', () => {
    const full = parseMenu([{ 'category:': 'A', 'items:': [dish('1')] }]);
    expect(filterCategories(full, 'all').map(({ name }) => name)).toEqual(['A']);
    const own = parseMenu([
      { 'category:': OUT_OF_STOCK, 'items:': [dish('1')] },
      { 'category:': 'A', 'items:': [dish('2'), dish('3', { OutOfStock: true })] },
    ]);
    expect(filterCategories(own, 'all')).toEqual([
      { name: 'A', dishIds: ['2'] },
      { name: OUT_OF_STOCK, dishIds: ['1', '3'] },
    ]);
  });
});

describe('findCategory', () => {
  const names = [
    ...[
      'South Indian',
      'SOUTH INDIAN',
      'Café',
      'कढ़ी',
      'Ｍomos',
      'Pizza (large)',
      'Pizza (large',
      'Etc.',
      '%2F',
      '50% / off',
    ],
    OUT_OF_STOCK,
  ];
  const categories = names.map((name) => ({ name, dishIds: [] }));

  it.each([
    ['SOUTH INDIAN', 'SOUTH INDIAN'],
    ['south  indian ', 'South Indian'],
    ['South\u00a0Indian', 'South Indian'],
    ['cafe\u0301', 'Café'],
    ['क\u0922\u093c\u0940', 'कढ़ी'],
    ['momos', 'Ｍomos'],
    ['Pizza (large)', 'Pizza (large)'],
    ['pizza (large', 'Pizza (large'],
    ['Etc.', 'Etc.'],
    ['ETC.', 'Etc.'],
    ['South Indian.', 'South Indian'],
    ['south indian),', 'South Indian'],
    ['South Indian।', 'South Indian'],
    ['%2F', '%2F'],
    ['50% / off', '50% / off'],
    ['out of stock', OUT_OF_STOCK],
    ['Etc', undefined],
    ['South', undefined],
    ['__proto__', undefined],
  ])('finds by %j the category %j', (written, name) => {
    expect(findCategory(categories, written)?.name).toBe(name);
  });
});
