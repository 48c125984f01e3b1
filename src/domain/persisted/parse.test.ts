import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MAX_COOKING_NOTE_LENGTH } from '@/config/limits';
import {
  formatLineHeights,
  parseAppliedOffer,
  parseChoices,
  parseLineHeights,
  parsePendingPayment,
  parsePickupTime,
} from './parse';

const NO_RECORDS = [undefined, null, '', 'c-1', 0, true, [], [{ cartId: 'c-1' }], {}];

describe('The cart that was left for payment', () => {
  const left = { cartId: 'c-1', at: 1_790_000_000_000, amount: 54_590 };

  it('is found as it was left, with nothing beside it', () => {
    expect(parsePendingPayment({ ...left, phone: '9876543210' })).toEqual(left);
  });

  it.each([
    { cartId: 1042 },
    { cartId: undefined },
    { at: '1790000000000' },
    { at: 0.5 },
    { at: NaN },
    { amount: null },
    { amount: 2 ** 53 },
    { amount: 545.9 },
  ])('is none with %j', (change) => {
    expect(parsePendingPayment({ ...left, ...change })).toBeNull();
  });

  it.each(NO_RECORDS)('is none in %j', (value) => {
    expect(parsePendingPayment(value)).toBeNull();
  });
});

describe('The choices', () => {
  const choices = {
    orderType: 'Dine in',
    note: 'Less oil',
    dineInBy: 'car',
    tableNumber: '',
    carNumber: 'KA 05',
  };

  it('are found as they were made, with nothing beside them', () => {
    expect(parseChoices({ ...choices, pickupTime: '20:30', confirmedPickupTime: '20:30' })).toEqual(choices);
  });

  it.each([
    ['orderType', ['dine in', 'Pick up', null, ['Delivery']]],
    ['note', [null, 7, { length: 3 }]],
    ['dineInBy', ['bike', '', null, true]],
    ['tableNumber', [12, null]],
    ['carNumber', [['KA 05'], null]],
  ])('lack the %s alone where it is none', (name, values) => {
    const others = Object.fromEntries(Object.entries(choices).filter(([other]) => other !== name));
    for (const value of values) expect(parseChoices({ ...choices, [name]: value })).toEqual(others);
  });

  it('have a note as long as its field takes', () => {
    expect(parseChoices({ note: 'x'.repeat(MAX_COOKING_NOTE_LENGTH) }).note).toHaveLength(
      MAX_COOKING_NOTE_LENGTH,
    );
    expect(parseChoices({ note: 'x'.repeat(MAX_COOKING_NOTE_LENGTH + 1) }).note).toHaveLength(
      MAX_COOKING_NOTE_LENGTH,
    );
  });

  it.each(NO_RECORDS)('are none in %j', (value) => {
    expect(parseChoices(value)).toEqual({});
  });
});

describe('The pick-up time', () => {
  it.each(['00:00', '09:05', '19:59', '20:30', '23:59'])('%s is found as it was set', (time) => {
    expect(parsePickupTime(`${time} c-1`)).toEqual({ time, cartId: 'c-1' });
  });

  it.each([
    ...['24:00', '23:60', '9:05', '20:3', '20:30:00', '20.30', '-1:00', '٢٠:٣٠', '2026-11-20T20:30'],
    ...['null', '0', '', '20:30\n', '<b>20:30</b>', '{"time":"20:30"}'],
  ])('is none that reads %j', (time) => {
    expect(parsePickupTime(`${time} c-1`)).toBeNull();
  });

  it.each(['20:30', '20:30c-1', ' 20:30 c-1', 'c-1 20:30', ''])('is none in %j', (text) => {
    expect(parsePickupTime(text)).toBeNull();
  });
});

describe('The applied offer', () => {
  const offer = { id: 'o-1', code: 'TASTY10', message: '10% off', cashback: 2000 };

  it('is found with its cart, and with nothing beside it', () => {
    expect(parseAppliedOffer({ cartId: 'c-1', offer: { ...offer, isWallet: true } })).toEqual({
      cartId: 'c-1',
      offer,
    });
    expect(parseAppliedOffer({ offer })).toBeNull();
  });

  it.each(['id', 'code', 'message'])('is none if its %s is no text', (name) => {
    for (const value of [undefined, null, 7, ['o-1']])
      expect(parseAppliedOffer({ cartId: 'c-1', offer: { ...offer, [name]: value } })).toBeNull();
  });

  it.each([undefined, null, '2000', 0.5, NaN, Infinity, 2 ** 53])('has no cashback of %j', (cashback) => {
    expect(parseAppliedOffer({ cartId: 'c-1', offer: { ...offer, cashback } })?.offer).toEqual({
      ...offer,
      cashback: 0,
    });
  });

  it.each([undefined, null, '', 'o-1', 0, true, [], [{ id: 'o-1' }], {}])('is none in %j', (value) => {
    expect(parseAppliedOffer(value)).toBeNull();
    expect(parseAppliedOffer({ cartId: 'c-1', offer: value })).toBeNull();
  });
});

describe('The heights of cart lines', () => {
  it('are found with their viewport width, twelve of them at most', () => {
    const anyHeights = fc.array(fc.integer({ min: 1, max: 2000 }), { maxLength: 30 });
    fc.assert(
      fc.property(fc.integer({ min: 200, max: 4000 }), anyHeights, (width, heights) => {
        const found = parseLineHeights(formatLineHeights({ width, heights }));
        expect(found).toEqual({ width, heights: heights.slice(0, 12) });
      }),
    );
    expect(formatLineHeights({ width: 360, heights: [77, 101.4] })).toBe('360 77 101');
  });

  it.each(['', '360', '3', '360 -77', '360 NaN', '360 77px', '360 ', '{}'])('are none in %j', (text) => {
    expect(parseLineHeights(text).heights).toEqual([]);
  });
});
