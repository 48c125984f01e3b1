import { beforeEach, describe, expect, it } from 'vitest';
import { persistedKeys } from '../../../tests/persisted-keys';
import { openShopDatabase } from '@/platform/indexed-db';
import { identifyShop } from '../shop/identify';
import { clearCart, clearDiner, clearVisit } from './clear';
import * as persisted from './values';

const values = Object.values(persisted);
type Value = (typeof values)[number];

const shop = identifyShop('localhost', '/spice-garden', 'localhost');
const other = identifyShop('localhost', '/green-leaf', 'localhost');

const keyOf = (value: Value, at = shop) =>
  value.area === 'IndexedDB' ? `${at.key}/${value.name}` : value.keyFor(at);

async function store(value: Value, at: typeof shop) {
  if (value.area === 'IndexedDB') await openShopDatabase(at.key).set(value.name, ['anything']);
  else window[value.area].setItem(value.keyFor(at), 'anything');
}

async function isStored(value: Value, at: typeof shop): Promise<boolean> {
  if (value.area === 'IndexedDB') return (await openShopDatabase(at.key).get(value.name)) !== undefined;
  return window[value.area].getItem(value.keyFor(at)) !== null;
}

async function namesStoredFor(at: typeof shop): Promise<string[]> {
  const isLeft = await Promise.all(values.map((value) => isStored(value, at)));
  return values.filter((_, index) => isLeft[index]).map(({ name }) => name);
}

const namesOf = (isMeant: (value: Value) => boolean) => values.filter(isMeant).map(({ name }) => name);

beforeEach(async () => {
  for (const value of values) {
    await store(value, shop);
    await store(value, other);
  }
});

describe('Persisted values', () => {
  it('have unique keys', () => {
    const keys = values.map((value) => `${value.area} ${keyOf(value)}`);
    expect(new Set(keys).size).toBe(keys.length);
  });

  it('have a different key in each shop, except the phone number', () => {
    const shared = values.filter((value) => keyOf(value, shop) === keyOf(value, other));
    expect(shared).toEqual([persisted.phone]);
  });

  it.each(['localStorage', 'sessionStorage', 'IndexedDB'] as const)(
    'have the storage keys of tests/persisted-keys.ts, as devices store values under those of earlier releases: %s',
    (area) => {
      const keys = values.filter((value) => value.area === area).map((value) => keyOf(value));
      const listed = persistedKeys('spice-garden')[area];
      expect(keys.toSorted()).toEqual(
        listed.map((key) => (area === 'IndexedDB' ? `spice-garden/${key}` : key)).toSorted(),
      );
    },
  );

  it('with shop scope, which survive a logout, are exactly those listed in this test', () => {
    expect(namesOf(({ scope }) => scope === 'shop').toSorted()).toEqual([
      'cartId',
      'catalogue:1',
      'cleared',
      'clearedOrders',
      'closedSeen',
    ]);
  });
});

describe('A logout', () => {
  it('clears all values except those with shop scope, in both shops of the origin', async () => {
    await clearDiner(shop);
    const ofShops = values.filter(({ scope }) => scope === 'shop');
    for (const value of values)
      for (const at of [shop, other])
        expect(await isStored(value, at), keyOf(value, at)).toBe(ofShops.includes(value));
  });

  it('in another tab clears only the values with visit scope, in both shops of the origin', async () => {
    clearVisit(shop);
    const rest = namesOf(({ scope }) => scope !== 'visit');
    expect(await namesStoredFor(shop)).toEqual(rest);
    expect(await namesStoredFor(other)).toEqual(rest);
  });
});

describe('clearCart', () => {
  it('clears only the pick-up time, the applied offer and the pending payment, and only in its shop', async () => {
    await clearCart(shop);
    const ended = ['pickup', 'appliedOffer', 'leftForPayment', 'left'];
    expect(await namesStoredFor(shop)).toEqual(namesOf(({ name }) => !ended.includes(name)));
    expect(await namesStoredFor(other)).toEqual(namesOf(() => true));
  });

  it('keeps the pending payment of a cart that is found empty', async () => {
    await clearCart(shop, { exceptPayment: true });
    const ended = ['pickup', 'appliedOffer'];
    expect(await namesStoredFor(shop)).toEqual(namesOf(({ name }) => !ended.includes(name)));
  });
});
