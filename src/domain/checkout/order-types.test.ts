import { describe, expect, it } from 'vitest';
import { MAX_TABLE_OR_CAR_LENGTH, parseOrderTypeLink, readTableOrCar } from './order-types';

describe('parseOrderTypeLink', () => {
  it.each([
    ['?type=dinein&table=12', { orderType: 'Dine in', dineInBy: 'table', tableNumber: '12' }],
    ['?type=dinein&car=KA+01+AB+1234', { orderType: 'Dine in', dineInBy: 'car', carNumber: 'KA 01 AB 1234' }],
    ['?type=dinein', { orderType: 'Dine in', dineInBy: 'table' }],
    ['?type=Dine-in&table=%2012%20', { orderType: 'Dine in', dineInBy: 'table', tableNumber: '12' }],
    ['?type=takeaway', { orderType: 'Take Away' }],
    ['?type=TAKE_AWAY&table=3', { orderType: 'Take Away' }],
    ['?type=delivery', { orderType: 'Delivery' }],
  ])('reads the order type and the table or car number from %s', (search, choices) => {
    expect(parseOrderTypeLink(search)).toEqual({ choices, rest: '' });
  });

  it('returns the other query parameters unchanged', () => {
    expect(parseOrderTypeLink('?dish=d-4&type=dinein&table=12&utm=qr')?.rest).toBe('?dish=d-4&utm=qr');
  });

  it.each(['', '?type=', '?type=web', '?table=12', '?type=dine&table=12', '?type=%E0%A4%A'])(
    'returns null without a known order type (%s)',
    (search) => {
      expect(parseOrderTypeLink(search)).toBeNull();
    },
  );

  it('cuts the table number to the field’s maximum length and replaces a line break with a space', () => {
    const { choices } = parseOrderTypeLink(`?type=dinein&table=1%0A2${'9'.repeat(100)}`) ?? {};
    expect(choices?.tableNumber).toHaveLength(MAX_TABLE_OR_CAR_LENGTH);
    expect(choices?.tableNumber).toMatch(/^1 29+$/);
  });
});

describe('readTableOrCar', () => {
  it.each([
    [' १२ ', '12'],
    ['１２', '12'],
    ['\u200e12\u200b', '12'],
    ['\u2066KA\u00a001\u2069', 'KA 01'],
    ['KA-01-AB-1234', 'KA-01-AB-1234'],
    ['ＫＡ ０１', 'KA 01'],
    ['टेबल ४', 'टेबल 4'],
    ['\u200b', ''],
    [`12${' '.repeat(30)}A`, '12 A'],
  ])('reads %j as %j', (text, number) => {
    expect(readTableOrCar(text)).toBe(number);
  });
});
