import { createStore, keys, setMany } from 'idb-keyval';
import { expect, it, vi } from 'vitest';
import { identifyShop } from '../shop/identify';
import { moveFormerRecords } from './former-release';
import { readRecords, writeRecords } from './records';

const shop = identifyShop('localhost', '/spice-garden', 'localhost');
const sister = identifyShop('localhost', '/green-leaf', 'localhost');
const database = () => createStore('storefront', 'kept');
const offer = { id: 'o-1', code: 'TASTY10', message: '10% off', cashback: 0 };
const payment = { cartId: 'c-1', at: 1_790_000_000_000, amount: 54_590 };

it('moves the records of all shops of the origin once, and leaves the catalogue', async () => {
  localStorage.setItem('cartId:spice-garden', 'c-1');
  localStorage.setItem('cartId:green-leaf', 'c-2');
  await setMany(
    [
      ['spice-garden/choices', { note: 'Less oil', orderType: 'Dine in', tableNumber: '7', extra: 1 }],
      ['spice-garden/appliedOffer', { cartId: 'c-1', offer }],
      ['spice-garden/leftForPayment', payment],
      ['spice-garden/addressDraft', { houseNumber: 'Flat 3' }],
      ['spice-garden/usedAddresses', ['a-2', 'a-1']],
      ['spice-garden/clearedOrders', ['1', '2']],
      ['spice-garden/hasOrdered', true],
      ['spice-garden/catalogue:1', {}],
      ['green-leaf/addressDraft', { houseNumber: 'Flat 4' }],
      ['green-leaf/choices', 'damaged'],
      ['green-leaf/appliedOffer', { cartId: 'c-1', offer }],
    ],
    database(),
  );
  expect(await moveFormerRecords()).toBe(true);
  expect(readRecords(shop)).toMatchObject({
    note: 'Less oil',
    orderType: 'Dine in',
    tableNumber: '7',
    appliedOffer: offer,
    leftForPayment: payment,
    addressDraft: { houseNumber: 'Flat 3' },
    usedAddressIds: ['a-2', 'a-1'],
    ordersThatClearedACart: ['2', '1'],
  });
  // The offer is that of a former cart.
  expect(readRecords(sister)).toMatchObject({ addressDraft: { houseNumber: 'Flat 4' }, appliedOffer: null });
  expect(await keys(database())).toEqual(['spice-garden/catalogue:1']);
  expect(await moveFormerRecords()).toBe(false);
});

it('does not replace what the diner has chosen since', async () => {
  localStorage.setItem('cartId:spice-garden', 'c-1');
  writeRecords(shop, { ...readRecords(shop), note: 'More oil' });
  await setMany([['spice-garden/choices', { note: 'Less oil', tableNumber: '7' }]], database());
  await moveFormerRecords();
  expect(readRecords(shop)).toMatchObject({ note: 'More oil', tableNumber: '7' });
});

it('does nothing without a database', async () => {
  vi.spyOn(indexedDB, 'open').mockImplementation(() => {
    throw new DOMException('Forbidden', 'SecurityError');
  });
  expect(await moveFormerRecords()).toBe(false);
});
