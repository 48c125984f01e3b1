import fc from 'fast-check';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { MAX_COOKING_NOTE_LENGTH } from '@/config/limits';
import { withFields, type RecordFields } from '../../../tests/stored-records';
import { EMPTY_ADDRESS } from '../addresses/types';
import { identifyShop } from '../shop/identify';
import { readCartId, readPhone } from './ids';
import { fieldsOf, forgetDiner, initialRecords, NO_RECORDS, readRecords, writeRecords } from './records';
import type { Records } from './types';

const shop = identifyShop('localhost', '/spice-garden', 'localhost');
const sister = identifyShop('localhost', '/green-leaf', 'localhost');

const RECORDS: Records = {
  checkout: {
    note: 'Less oil',
    orderType: 'Dine in',
    dineInBy: 'car',
    tableNumber: '7',
    carNumber: 'KA 05',
    orderTypeLink: null,
    pickupTime: '20:30',
    confirmedPickupTime: '20:30',
    appliedOffer: { id: 'o-1', code: 'TASTY10', message: '10% off', cashback: 2000 },
    leftForPayment: { cartId: 'c-1', at: 1_790_000_000_000, amount: 54_590 },
    addressDraft: { ...EMPTY_ADDRESS, houseNumber: 'Flat 3' },
    usedAddressIds: ['a-2', 'a-1'],
    ordersThatClearedACart: ['1042'],
    cartChanges: 3,
    chosenAddressId: 'a-1',
  },
  visit: {
    language: 'hi',
    hasSeenClosedNotice: true,
    foundOrderId: '1042',
    namedOrderIds: ['1042'],
  },
  ids: {
    phone: '9876543210',
    cartId: 'c-1',
    verifiedPhone: { phone: '9123456789', isNew: true },
    openLogin: { phone: '98765', pendingAction: 'place-order', orderAtPress: { payable: 7 } },
  },
};

const shopText = () => localStorage.getItem('shop:spice-garden') ?? '';
const store = (fields: object) =>
  localStorage.setItem('shop:spice-garden', JSON.stringify({ version: 1, cartId: 'c-1', ...fields }));

beforeEach(() => {
  localStorage.setItem('cartId:spice-garden', 'c-1');
});

describe('The records', () => {
  it('are read as they were written, by the same shop only', () => {
    writeRecords(shop, RECORDS);
    expect(readRecords(shop)).toEqual(RECORDS);
    expect(readRecords(sister)).toEqual(withFields(NO_RECORDS, { phone: '9876543210' }));
    expect(Object.keys(JSON.parse(shopText()) as object)).not.toContain('chosenAddressId');
  });

  it('are no keys at all when nothing has been chosen', () => {
    writeRecords(shop, NO_RECORDS);
    expect([localStorage.length, sessionStorage.length]).toEqual([0, 0]);
  });

  it('of a linked order type end with the visit, and leave the order type of other tabs alone', () => {
    const { orderType, dineInBy, carNumber } = RECORDS.checkout;
    const link = { orderType, dineInBy, tableNumber: '12', carNumber };
    const linked = { tableNumber: '7', orderTypeLink: link };
    writeRecords(shop, withFields(RECORDS, linked));
    expect(readRecords(shop).checkout).toMatchObject(linked);
    sessionStorage.clear();
    expect(readRecords(shop).checkout).toMatchObject({
      note: 'Less oil',
      orderType: 'Delivery',
      tableNumber: '',
    });
    writeRecords(shop, withFields(RECORDS, { tableNumber: '3' }));
    writeRecords(shop, withFields(RECORDS, { ...linked, note: 'No onions' }));
    sessionStorage.clear();
    expect(readRecords(shop).checkout).toMatchObject({ note: 'No onions', orderType, tableNumber: '3' });
    // Of another cart, it has no number.
    writeRecords(shop, withFields(RECORDS, { ...linked, cartId: 'c-next' }));
    sessionStorage.clear();
    expect(readRecords(shop).checkout).toMatchObject({ orderType, tableNumber: '' });
  });

  it('hold a payment in session storage where local storage refuses it', () => {
    vi.spyOn(localStorage, 'setItem').mockImplementation(() => {
      throw new DOMException('Full', 'QuotaExceededError');
    });
    writeRecords(shop, RECORDS);
    expect(sessionStorage.getItem('visit:spice-garden')).toContain('"amount":54590');
  });

  it('stay below 8 kB', () => {
    const long = 'क'.repeat(5000);
    const ids = Array.from({ length: 200 }, (_, index) => `${String(index)}${'x'.repeat(60)}`);
    const names = Object.keys(EMPTY_ADDRESS);
    const changes: Partial<RecordFields> = {
      note: long,
      tableNumber: long,
      carNumber: long,
      appliedOffer: { id: 'o-1', code: 'TASTY10', message: long, cashback: 0 },
      usedAddressIds: ids,
      ordersThatClearedACart: ids,
      addressDraft: Object.fromEntries(names.map((name) => [name, long])) as unknown as typeof EMPTY_ADDRESS,
    };
    writeRecords(shop, withFields(RECORDS, changes));
    expect(new TextEncoder().encode(shopText()).length).toBeLessThan(8000);
    expect(readRecords(shop).checkout.ordersThatClearedACart[0]).toBe(ids[0]);
  });
});

describe('What ends with the cart', () => {
  it.each(['', 'c-2'])('is not read for another cart (%j)', (cartId) => {
    writeRecords(shop, RECORDS);
    localStorage.setItem('cartId:spice-garden', cartId);
    expect(readRecords(shop)).toEqual(withFields(RECORDS, { ...initialRecords(['cart']).checkout, cartId }));
  });

  it('is the note, table, car, pick-up time and offer; the payment ends when the cart is ordered', () => {
    const { checkout, visit, ids } = initialRecords(['cart']);
    expect([visit, ids]).toEqual([{}, {}]);
    expect(Object.keys(checkout).toSorted()).toEqual([
      'appliedOffer',
      'carNumber',
      'confirmedPickupTime',
      'note',
      'pickupTime',
      'tableNumber',
    ]);
    expect(initialRecords(['payment']).checkout).toEqual({ leftForPayment: null });
  });
});

it('A logout ends everything at all shops of the origin, but their carts and what concerns no diner', () => {
  writeRecords(sister, withFields(RECORDS, { phone: '' }));
  writeRecords(shop, withFields(RECORDS, { phone: '' }));
  forgetDiner();
  const { cartId, ordersThatClearedACart, cartChanges, language } = fieldsOf(RECORDS);
  const rest = withFields(NO_RECORDS, { cartId, ordersThatClearedACart, cartChanges, language });
  expect(readRecords(shop)).toEqual(rest);
  expect(readRecords(sister)).toEqual(rest);
  const { checkout, visit, ids } = initialRecords(['logout']);
  expect(withFields(RECORDS, { ...checkout, ...visit, ...ids, phone: '' })).toEqual(rest);
});

describe('A damaged record', () => {
  it.each(['', 'null', '[]', '{', '"x"', '7', '{"__proto__":{"note":"x"}}'])('%s is no record', (text) => {
    localStorage.setItem('shop:spice-garden', text);
    sessionStorage.setItem('visit:spice-garden', text);
    expect(readRecords(shop)).toEqual(withFields(NO_RECORDS, { cartId: 'c-1' }));
  });

  it.each<[keyof RecordFields, unknown[]]>([
    ['orderType', ['dine in', null, ['Delivery']]],
    ['note', [null, 7, { length: 3 }]],
    ['dineInBy', ['bike', '', true]],
    ['tableNumber', [12, null]],
    ['appliedOffer', [7, {}, { id: 'o-1', code: 7, message: '' }]],
    ['leftForPayment', [{ cartId: '', at: 1, amount: 1 }, { cartId: 'c-1', at: 0.5, amount: 1 }, 'c-1']],
    ['verifiedPhone', [{ phone: 'guest-1' }, '9876543210']],
    ['addressDraft', [7, 'Flat 3']],
    ['usedAddressIds', ['a-1', { 0: 'a-1' }]],
    ['cartChanges', ['3', -1, 0.5]],
  ])('loses only its field %s', (name, values) => {
    for (const value of values) {
      writeRecords(shop, RECORDS);
      store({ ...(JSON.parse(shopText()) as object), [name]: value });
      expect(readRecords(shop)).toEqual(withFields(RECORDS, { [name]: fieldsOf(NO_RECORDS)[name] }));
    }
  });

  it.each([
    [7, null],
    [[], null],
    [{ phone: 7, pendingAction: 'pay' }, { pendingAction: 'none' }],
    [{ phone: '9'.repeat(999) }, { phone: '9'.repeat(64), pendingAction: 'none' }],
  ])('of an open login %j is read as %j', (stored, openLogin) => {
    sessionStorage.setItem('visit:spice-garden', JSON.stringify({ openLogin: stored }));
    expect(readRecords(shop).ids.openLogin).toEqual(openLogin);
  });

  it('never prevents reading, whatever it contains', () => {
    const anyRecord = fc.dictionary(fc.constantFrom(...Object.keys(fieldsOf(RECORDS))), fc.jsonValue());
    fc.assert(
      fc.property(anyRecord, (fields) => {
        store(fields);
        const names = (records: Records) => Object.keys(fieldsOf(records)).toSorted();
        expect(names(readRecords(shop))).toEqual(names(RECORDS));
      }),
    );
  });

  it('cuts texts and drops ids that are too long', () => {
    store({ note: 'x'.repeat(MAX_COOKING_NOTE_LENGTH + 1), usedAddressIds: ['a-1', 'x'.repeat(101), 7] });
    expect(readRecords(shop).checkout.note).toHaveLength(MAX_COOKING_NOTE_LENGTH);
    expect(readRecords(shop).checkout.usedAddressIds).toEqual(['a-1']);
  });
});

it.each([
  ['c-9', 'c-9'],
  ['cart 9', 'cart 9'],
  ['{6F9619FF}', '{6F9619FF}'],
  ...['0', '__proto__', 'null', '{"phone":1}', '<b>', ' c-9', 'x'.repeat(256)].map((text) => [text, '']),
])('the stored id %j is read as %j', (text, id) => {
  localStorage.setItem('cartId:spice-garden', text);
  localStorage.setItem('userNumber', text);
  expect([readCartId(shop), readPhone()]).toEqual([id, id]);
});
