import { describe, expect, it } from 'vitest';
import { findPaidOrder } from './match-payment';

const at = new Date('2026-11-18T19:40:00+05:30').getTime();
const left = { at, amount: 62_580 };
const order = (id: string, time: string, total = 62_600) => ({
  id,
  date: `2026-11-18T${time}+05:30`,
  total,
  status: 'order placed successfully',
});

describe('The order of the return address is that of the cart', () => {
  it.each([
    ['placed after leaving, with another total', order('7', '19:42:10', 1000), true],
    ['placed in the second of leaving', order('7', '19:40:00', 1000), true],
    ['placed before leaving', order('7', '19:38:50', 1000), false],
    ['with the same total, by a clock that is behind', order('7', '19:35:00'), true],
    ['with the same total, an hour before', order('7', '18:40:00'), false],
    // Five and a half hours before, in Indian time.
    ['with the same total, without an offset', { ...order('7', ''), date: '2026-11-18 14:12:10' }, false],
    ['with the same total and an unreadable date', { ...order('7', ''), date: 'today' }, true],
    ['with the same total, dated only by its day', { ...order('7', ''), date: '2026-11-18' }, true],
    ['with another total, dated only by its day', { ...order('7', '', 1000), date: '2026-11-18' }, false],
    ['dated by the day after alone', { ...order('7', '', 1000), date: '2026-11-19' }, true],
    [
      'placed a day later, with another total',
      { ...order('7', '', 1000), date: '2026-11-19 20:00:00' },
      true,
    ],
    ['dated by the day before alone', { ...order('7', ''), date: '2026-11-17' }, false],
    ['placed after leaving, day first', { ...order('7', '', 1000), date: '18-11-2026 07:42 PM' }, true],
    ['placed before leaving, day first', { ...order('7', '', 1000), date: '18/11/2026 7:38 PM' }, false],
    ['placed after leaving, in seconds since 1970', { ...order('7', '', 1000), date: '1795011120' }, true],
    ['placed before leaving, in seconds since 1970', { ...order('7', '', 1000), date: '1795010000' }, false],
    ['with the same total, dated only by its day first', { ...order('7', ''), date: '18-11-2026' }, true],
    ['with the same total, dated at midnight', { ...order('7', ''), date: '18/11/2026 12:00:00 AM' }, true],
    [
      'with another total, dated at midnight',
      { ...order('7', '', 1000), date: '2026-11-18T00:00:00' },
      false,
    ],
    ['placed after leaving, in full-width', { ...order('7', '', 1000), date: '2026-11-18 19：42' }, true],
    ['with another total and an unreadable date', { ...order('7', '', 1000), date: 'today' }, false],
  ])('when it was %s (%o): %s', (_, placed, expected) => {
    expect(findPaidOrder(left, [placed], { isReturn: true }) !== undefined).toBe(expected);
  });
});

const findInHistory = <Order extends ReturnType<typeof order>>(orders: readonly Order[]) =>
  findPaidOrder(left, orders, { isReturn: false });

it.each(['Rejected', 'Payment failed', 'CANCELLED', 'not accepted', 'Refunded', 'Refund completed'])(
  'An order that is finished as %s ends no cart, also after the return',
  (status) => {
    const refused = { ...order('7', '19:42:10'), status };
    expect(findPaidOrder(left, [refused], { isReturn: true })).toBeUndefined();
    expect(findPaidOrder(left, [refused], { isReturn: false })).toBeUndefined();
  },
);

it('A delivered or completed order ends the cart', () => {
  for (const status of ['Delivered', 'Completed.'])
    expect(findInHistory([{ ...order('7', '19:42:10'), status }])?.id).toBe('7');
});

describe('The order of the cart in the history', () => {
  it('is the order with the same amount that was placed after leaving', () => {
    const orders = [order('9', '20:42:10', 9900), order('8', '19:42:10'), order('7', '18:42:10')];
    expect(findInHistory(orders)?.id).toBe('8');
  });

  it('may cost ₹0', () => {
    const free = { at, amount: 0 };
    const orders = [order('9', '19:43:10'), order('8', '19:42:10', 0)];
    expect(findPaidOrder(free, orders, { isReturn: false })?.id).toBe('8');
    expect(findPaidOrder(left, [order('8', '19:42:10', 0)], { isReturn: false })).toBeUndefined();
  });

  it('is none that was placed more than six hours after leaving', () => {
    expect(findInHistory([order('7', '23:59:00')])?.id).toBe('7');
    const late = { ...order('7', ''), date: '2026-11-19T01:41:00+05:30' };
    expect(findInHistory([late])).toBeUndefined();
  });

  it('is none that the restaurant did not accept, but another that matches', () => {
    const refused = { ...order('7', '19:42:10'), status: 'Not Accepted !' };
    expect(findInHistory([refused])).toBeUndefined();
    const next = order('8', '19:50:00');
    expect(findInHistory([next, refused])).toBe(next);
  });
});
