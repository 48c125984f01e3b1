import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MAX_COOKING_NOTE_LENGTH } from '@/config/limits';
import {
  formatLineHeights,
  formatPendingPayment,
  formatPickupTime,
  parseAppliedOffer,
  parseChoices,
  parseId,
  parseLineHeights,
  parsePendingPayment,
  parsePendingPaymentText,
  parsePickupTime,
} from './parse';

const NO_RECORDS = [undefined, null, 'c-1', 0, [{ cartId: 'c-1' }], {}];

describe.each(['c-9', 'cart 9', '{6F9619FF}'])('The id %s', (cartId) => {
  it('is restored', () => {
    expect(parseId(cartId)).toBe(cartId);
  });

  it('is restored with its pick-up time and its pending payment', () => {
    const pickup = { time: '20:30', cartId };
    expect(parsePickupTime(formatPickupTime(pickup))).toEqual(pickup);
    const payment = { cartId, at: 1_790_000_000_000, amount: 54_590 };
    expect(parsePendingPaymentText(formatPendingPayment(payment))).toEqual(payment);
  });
});

describe('parsePendingPayment', () => {
  const left = { cartId: 'c-1', at: 1_790_000_000_000, amount: 54_590 };

  it('returns the stored payment without unknown fields', () => {
    expect(parsePendingPayment({ ...left, phone: '9876543210' })).toEqual(left);
  });

  it.each([{ cartId: 1042 }, { at: 0.5 }, { amount: 2 ** 53 }, { amount: 545.9 }])(
    'returns null for a record with the invalid field %j',
    (change) => {
      expect(parsePendingPayment({ ...left, ...change })).toBeNull();
    },
  );

  it.each(NO_RECORDS)('returns null for the value %j', (value) => {
    expect(parsePendingPayment(value)).toBeNull();
  });
});

describe('parseChoices', () => {
  const choices = {
    orderType: 'Dine in',
    note: 'Less oil',
    dineInBy: 'car',
    tableNumber: '',
    carNumber: 'KA 05',
  };

  it('returns the stored choices without unknown fields', () => {
    expect(parseChoices({ ...choices, pickupTime: '20:30', confirmedPickupTime: '20:30' })).toEqual(choices);
  });

  it('cuts a note that is too long, and returns no choices for another value', () => {
    const { note } = parseChoices({ note: 'x'.repeat(MAX_COOKING_NOTE_LENGTH + 1) });
    expect(note).toHaveLength(MAX_COOKING_NOTE_LENGTH);
    for (const value of NO_RECORDS) expect(parseChoices(value)).toEqual({});
  });

  it.each([
    ['orderType', ['dine in', 'Pick up', null, ['Delivery']]],
    ['note', [null, 7, { length: 3 }]],
    ['dineInBy', ['bike', '', null, true]],
    ['tableNumber', [12, null]],
    ['carNumber', [['KA 05'], null]],
  ])('omits only %s when its stored value is invalid', (name, values) => {
    const others = Object.fromEntries(Object.entries(choices).filter(([other]) => other !== name));
    for (const value of values) expect(parseChoices({ ...choices, [name]: value })).toEqual(others);
  });
});

describe('parsePickupTime', () => {
  it.each(['00:00', '23:59'])('returns the stored time %s with its cart id', (time) => {
    expect(parsePickupTime(`${time} c-1`)).toEqual({ time, cartId: 'c-1' });
  });

  it.each([...['24:00', '23:60', '9:05', '20:30:00', '٢٠:٣٠', 'null', '', '20:30\n']])(
    'returns null for the invalid time %j',
    (time) => {
      expect(parsePickupTime(`${time} c-1`)).toBeNull();
    },
  );

  it.each(['20:30', ' 20:30 c-1', ''])('returns null for the text %j', (text) => {
    expect(parsePickupTime(text)).toBeNull();
  });
});

describe('parseAppliedOffer', () => {
  const offer = { id: 'o-1', code: 'TASTY10', message: '10% off', cashback: 2000 };

  it('returns the offer with its cart id and without unknown fields, and null without a cart id', () => {
    expect(parseAppliedOffer({ cartId: 'c-1', offer: { ...offer, isWallet: true } })).toEqual({
      cartId: 'c-1',
      offer,
    });
    expect(parseAppliedOffer({ offer })).toBeNull();
  });

  it.each(['id', 'code', 'message'])('returns null if the offer’s %s is not a text', (name) => {
    for (const value of [undefined, null, 7, ['o-1']])
      expect(parseAppliedOffer({ cartId: 'c-1', offer: { ...offer, [name]: value } })).toBeNull();
  });

  it.each([undefined, '2000', 0.5, 2 ** 53])('reads the invalid cashback %j as 0', (cashback) => {
    expect(parseAppliedOffer({ cartId: 'c-1', offer: { ...offer, cashback } })?.offer).toEqual({
      ...offer,
      cashback: 0,
    });
  });

  it.each(NO_RECORDS)('returns null for the value %j, both as the record and as its offer', (value) => {
    expect(parseAppliedOffer(value)).toBeNull();
    expect(parseAppliedOffer({ cartId: 'c-1', offer: value })).toBeNull();
  });
});

describe('Stored cart line heights', () => {
  it('keep the viewport width and at most twelve heights, rounded to whole pixels', () => {
    const anyHeights = fc.array(fc.integer({ min: 1, max: 2000 }), { maxLength: 30 });
    fc.assert(
      fc.property(fc.integer({ min: 200, max: 4000 }), anyHeights, (width, heights) => {
        const found = parseLineHeights(formatLineHeights({ width, heights }));
        expect(found).toEqual({ width, heights: heights.slice(0, 12) });
      }),
    );
    expect(formatLineHeights({ width: 360, heights: [77, 101.4] })).toBe('360 77 101');
  });

  it.each(['', '360', '360 -77', '360 77px', '{}'])('are empty for the text %j', (text) => {
    expect(parseLineHeights(text).heights).toEqual([]);
  });
});
