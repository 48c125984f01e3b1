import { describe, expect, it } from 'vitest';
import { MAX_COOKING_NOTE_LENGTH } from '@/config/limits';
import { readChoices, readPendingPayment, readPickup } from './persisted-order';

const NO_RECORDS = [undefined, null, '', 'c-1', 0, true, [], [{ cartId: 'c-1' }], {}];

describe('The cart that was left for payment', () => {
  const left = { cartId: 'c-1', at: 1_790_000_000_000, amount: 54_590 };

  it('is found as it was left, with nothing beside it', () => {
    expect(readPendingPayment({ ...left, phone: '9876543210' })).toEqual(left);
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
    expect(readPendingPayment({ ...left, ...change })).toBeNull();
  });

  it.each(NO_RECORDS)('is none in %j', (value) => {
    expect(readPendingPayment(value)).toBeNull();
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
    expect(readChoices({ ...choices, pickupTime: '20:30', confirmedPickupTime: '20:30' })).toEqual(choices);
  });

  it.each([
    ['orderType', ['dine in', 'Pick up', null, ['Delivery']]],
    ['note', [null, 7, { length: 3 }]],
    ['dineInBy', ['bike', '', null, true]],
    ['tableNumber', [12, null]],
    ['carNumber', [['KA 05'], null]],
  ])('lack the %s alone where it is none', (name, values) => {
    const others = Object.fromEntries(Object.entries(choices).filter(([other]) => other !== name));
    for (const value of values) expect(readChoices({ ...choices, [name]: value })).toEqual(others);
  });

  it('have a note as long as its field takes', () => {
    expect(readChoices({ note: 'x'.repeat(MAX_COOKING_NOTE_LENGTH) }).note).toHaveLength(
      MAX_COOKING_NOTE_LENGTH,
    );
    expect(readChoices({ note: 'x'.repeat(MAX_COOKING_NOTE_LENGTH + 1) }).note).toHaveLength(
      MAX_COOKING_NOTE_LENGTH,
    );
  });

  it.each(NO_RECORDS)('are none in %j', (value) => {
    expect(readChoices(value)).toEqual({});
  });
});

describe('The pick-up time', () => {
  it.each(['00:00', '09:05', '19:59', '20:30', '23:59'])('%s is found as it was set', (time) => {
    expect(readPickup(`${time} c-1`, 'c-1')).toEqual({ pickupTime: time, confirmedPickupTime: time });
  });

  it.each([
    ...['24:00', '23:60', '9:05', '20:3', '20:30:00', '20.30', '-1:00', '٢٠:٣٠', '2026-11-20T20:30'],
    ...['null', '0', '', '20:30\n', '<b>20:30</b>', '{"time":"20:30"}'],
  ])('is none that reads %j', (time) => {
    expect(readPickup(`${time} c-1`, 'c-1')).toEqual({});
  });

  it.each(['20:30 c-2', '20:30', '20:30c-1', ' 20:30 c-1', 'c-1 20:30', ''])(
    'is none in %j, which is not of this cart',
    (text) => {
      expect(readPickup(text, 'c-1')).toEqual({});
    },
  );
});
