import { describe, expect, it } from 'vitest';
import { dish as dishOf } from '../../../tests/complete-catalogue';
import type { Dish } from '../menu/types';
import { recentOrders, todaysTotal } from './order-again';
import type { OrderSummary } from './types';

type Items = OrderSummary['items'];
const naans: Items = [{ count: 2, name: 'Butter naan' }];
const idli: Items = [{ count: 1, name: 'Idli sambar' }];

function order(id: number, items: Items, change: Partial<OrderSummary> = {}): OrderSummary {
  const date = `2026-11-${String(id).padStart(2, '0')} 19:42:10`;
  return { id: String(id), date, total: 9000, status: 'DELIVERED', trackingUrl: null, items, ...change };
}

const idsOf = (history: readonly OrderSummary[]) => recentOrders(history).map(({ id }) => id);

describe('recentOrders', () => {
  it('returns up to three latest orders, newest first, regardless of the history’s order', () => {
    const one = (id: number) => order(id, [{ count: id, name: 'Butter naan' }]);
    expect(idsOf([one(2), one(4), one(1), one(3)])).toEqual(['4', '3', '2']);
    expect(idsOf([])).toEqual([]);
  });

  it('returns only the newest of several orders with the same dishes and quantities', () => {
    const both = [...naans, ...idli];
    const turned = [
      { count: 1, name: ' IDLI  sambar' },
      { count: 2, name: 'butter naan' },
    ];
    const split = [{ count: 1, name: 'Butter naan' }, ...idli, { count: 1, name: 'Butter naan' }];
    expect(idsOf([order(1, both), order(2, turned), order(3, split)])).toEqual(['3']);
  });

  it('skips orders without dishes and orders that were not accepted, and returns earlier ones instead', () => {
    const cancelled = order(6, naans, { status: 'Cancelled by the restaurant' });
    const rejected = order(5, naans, { status: 'Not Accepted !' });
    const ownStatus = order(3, idli, { status: 'On the way' });
    expect(
      idsOf([
        cancelled,
        rejected,
        order(4, []),
        ownStatus,
        order(2, naans, { status: 'order placed successfully' }),
      ]),
    ).toEqual(['3', '2']);
  });
});

describe('todaysTotal', () => {
  const naan = dishOf('naan', { name: 'Butter naan' });
  const chicken = dishOf('chicken', {
    name: 'Butter chicken',
    variants: [
      { id: 'v-half', label: 'Half', price: 10_000, offerPrice: 10_000 },
      { id: 'v-full', label: 'Full', price: 18_000, offerPrice: 15_050 },
    ],
  });
  const total = (items: Items, dishes: readonly Dish[]) => todaysTotal(items, dishes);

  it('returns the sum of the current offer prices in paise', () => {
    const dal = dishOf('dal', {
      name: 'Dal',
      variants: [{ ...naan.variants[0], id: 'v-dal', offerPrice: 9950 }],
    });
    expect(total([{ count: 3, name: 'dal' }, ...naans], [naan, dal])).toBe(3 * 9950 + 2 * 10_000);
  });

  it.each([
    ['a dish has several sizes', [...naans, { count: 1, name: 'Butter chicken' }], [naan, chicken]],
    ['two dishes have its name', naans, [naan, dishOf('other', { name: 'Butter naan' })]],
    [
      'a dish has a named size, which the history omits',
      naans,
      [{ ...naan, variants: [{ ...naan.variants[0], label: 'Full' }] }],
    ],
    ['a dish has options', naans, [{ ...naan, hasAddOns: true }]],
    ['a dish ran out', naans, [{ ...naan, isOutOfStock: true }]],
    ['a dish left the menu', [...naans, ...idli], [naan]],
  ] satisfies [string, Items, Dish[]][])('returns null when %s', (_, items, dishes) => {
    expect(total(items, dishes)).toBeNull();
  });
});
