import { describe, expect, it } from 'vitest';
import { orderOfCart } from './left-cart';
import { NOT_ACCEPTED, PLACED } from './types';

const at = new Date('2026-11-18T19:40:00+05:30').getTime();
const left = { at, amount: 62_580 };
const order = (id: string, date: string, total = 62_600) => ({ id, date, total, status: PLACED });

describe('the order that became of a cart left for payment', () => {
  it.each([
    ['placed after leaving, of another total', order('7', '2026-11-18 19:42:10', 1000), true],
    ['placed in the very second of leaving', order('7', '2026-11-18 19:40:00', 1000), true],
    ['placed before leaving', order('7', '2026-11-18 19:39:50', 1000), false],
    ['of the very amount, by a clock that is behind', order('7', '2026-11-18 19:35:00'), true],
    ['of the very amount, an hour before', order('7', '2026-11-18 18:40:00'), false],
    ['of the very amount, its date unreadable', order('7', 'today'), true],
    ['of another total, its date unreadable', order('7', 'today', 1000), false],
  ])('is one %s: %o %s', (_, placed, is) => {
    expect(orderOfCart(left, [placed], [])).toBe(is ? placed : undefined);
  });

  it('is none that another cart has become', () => {
    expect(orderOfCart(left, [order('7', '2026-11-18 19:42:10')], ['7'])).toBeUndefined();
  });

  it('is none that the restaurant did not accept', () => {
    const refused = { ...order('7', '2026-11-18 19:42:10'), status: NOT_ACCEPTED };
    expect(orderOfCart(left, [refused], [])).toBeUndefined();
    const next = order('8', '2026-11-18 19:50:00');
    expect(orderOfCart(left, [next, refused], [])).toBe(next);
  });

  it('is, of several, the one of the very amount', () => {
    const orders = [order('9', '2026-11-18 20:42:10', 1000), order('8', '2026-11-18 19:42:10')];
    expect(orderOfCart(left, orders, [])?.id).toBe('8');
  });
});
