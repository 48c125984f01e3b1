import { describe, expect, it } from 'vitest';
import { COOKING_NOTE_LENGTH } from '@/config/limits';
import { readChoices, readLeft } from './kept-order';

const NO_RECORDS = [undefined, null, '', 'c-1', 0, true, [], [{ cartId: 'c-1' }], {}];

describe('The cart that was left for payment', () => {
  const left = { cartId: 'c-1', at: 1_790_000_000_000, amount: 54_590 };

  it('is found as it was left, with nothing beside it', () => {
    expect(readLeft({ ...left, phone: '9876543210' })).toEqual(left);
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
    expect(readLeft({ ...left, ...change })).toBeNull();
  });

  it.each(NO_RECORDS)('is none in %j', (value) => {
    expect(readLeft(value)).toBeNull();
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
    expect(readChoices({ note: 'x'.repeat(COOKING_NOTE_LENGTH) }).note).toHaveLength(COOKING_NOTE_LENGTH);
    expect(readChoices({ note: 'x'.repeat(COOKING_NOTE_LENGTH + 1) }).note).toHaveLength(COOKING_NOTE_LENGTH);
  });

  it.each(NO_RECORDS)('are none in %j', (value) => {
    expect(readChoices(value)).toEqual({});
  });
});
