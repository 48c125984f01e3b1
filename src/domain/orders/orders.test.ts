import { isId } from '@/lib/ids';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { parseHistory, parseOrderDetail } from './api';
import { isOrderId, isSameOrder } from './order-id';
import { formatOrderDate, newestFirst, parseOrderDate } from './order-texts';

describe('parseHistory', () => {
  it('reads an order whose numbers are texts, and its total in paise', () => {
    const [order] = parseHistory([
      {
        Order_id: '1042',
        Order_Date: '2026-11-18 19:42:10',
        Total: '626.5',
        Status: 'Preparing',
        Tracking_url: 'https://track.example/1042',
        Item_Details: [{ No_of_item: '2', Item_name: 'Paneer Tikka' }],
      },
    ]);
    expect(order).toEqual({
      id: '1042',
      date: '2026-11-18 19:42:10',
      total: 62_650,
      status: 'Preparing',
      trackingUrl: 'https://track.example/1042',
      items: [{ count: 2, name: 'Paneer Tikka' }],
    });
  });

  it('hides orders with the id 0 silently and drops an order without an id with a warning', () => {
    const log = vi.spyOn(console, 'warn').mockReturnValue();
    const orders = [{ Order_id: 0 }, { Order_id: '0' }, { Order_id: 7 }, { Total: 5 }, null, 'x'];
    expect(parseHistory(orders).map((order) => order.id)).toEqual(['7']);
    expect(log).toHaveBeenCalledTimes(1);
  });
});

it('Ids that differ only in zeros at their front are the same order', () => {
  vi.spyOn(console, 'warn').mockReturnValue();
  const orders = [{ Order_id: '001042' }, { Order_id: 1042 }, { Order_id: '10420' }, { Order_id: '000' }];
  expect(parseHistory(orders).map(({ id }) => id)).toEqual(['001042', '10420']);
  expect(isSameOrder('001042', '1042')).toBe(true);
  for (const [a, b] of [
    ['1042', '10420'],
    ['POS/0012', 'POS/12'],
    ['0', '00'],
  ] as const)
    expect(isSameOrder(a, b)).toBe(a === '0');
  expect(['00', '0', ' 000 ', ''].filter(isOrderId)).toEqual([]);
});

describe('parseOrderDetail', () => {
  it('has no amount below ₹0', () => {
    const amounts = { Total_of_Subtotal: -5, GstCharges: -1, Total: -5 };
    const item = { Item_name: 'Naan', SubTotal: -5 };
    const order = parseOrderDetail({ OrderId: 1, ...amounts, Item_Details: [item] });
    expect(order).toMatchObject({ subtotal: 0, gst: 0, total: 0, items: [{ subtotal: 0 }] });
    expect(parseHistory([{ Order_id: 1, Total: -5 }])).toMatchObject([{ total: 0 }]);
  });

  it('tells an amount that is missing from one of ₹0', () => {
    const amounts = (record: object) => {
      const { subtotal, gst, total, items } = parseOrderDetail({ OrderId: 1, ...record });
      return [subtotal, gst, total, items[0]?.subtotal];
    };
    const item = { Item_name: 'Naan' };
    expect(amounts({ Item_Details: [item] })).toEqual([null, null, null, null]);
    const free = {
      Total_of_Subtotal: 0,
      GstCharges: '0',
      Total: 0,
      Item_Details: [{ ...item, SubTotal: 0 }],
    };
    expect(amounts(free)).toEqual([0, 0, 0, 0]);
  });

  it.each([
    [{ Total_of_Subtotal: 640, Total: 680 }, 4000],
    [{ Total_of_Subtotal: 640, GstCharges: 32, Total: 0 }, -67_200],
    [{ Total_of_Subtotal: 0, GstCharges: 0, Total: 40 }, 4000],
    [{ Total_of_Subtotal: 640, GstCharges: 32, Total: 712 }, 4000],
    [{ Total_of_Subtotal: 640, GstCharges: 32 }, 0],
    [{ GstCharges: 32, Total: 712 }, 0],
  ])('has the remainder of its amounts, of which ₹0 is one: %o', (amounts, remainder) => {
    expect(parseOrderDetail({ OrderId: 1, ...amounts }).remainder).toBe(remainder);
  });

  it('reads a bare record or the first of a list, and reads the text "null" as no value', () => {
    const record = {
      OrderId: 7,
      Item_Details: [
        { No_of_item: 1, Item_name: 'Thali', toppingItem: 'null', Quantity: 'null', SubTotal: '79.5' },
      ],
    };
    for (const answer of [record, [record]]) {
      expect(parseOrderDetail(answer).items).toEqual([
        { count: 1, name: 'Thali', toppings: '', addOns: '', size: null, subtotal: 7950 },
      ]);
    }
  });
});

describe('Order dates', () => {
  it('are formatted when valid; other text stays unchanged and an impossible date is read as null', () => {
    const plain = (text: string) => formatOrderDate(text).replace(/\s/g, ' ');
    expect(plain('2026-11-18 19:42:10')).toBe('18 Nov 2026, 7:42 PM');
    expect(plain('2026-11-18T09:05')).toBe('18 Nov 2026, 9:05 AM');
    expect(plain('2026-11-18')).toBe('18 Nov 2026');
    expect(plain('18/11/2026 7 pm')).toBe('18/11/2026 7 pm');
    expect(plain('')).toBe('');
    expect(parseOrderDate('2026-13-45 99:99')).toBeNull();
  });

  it.each([
    ...['18-11-2026 07:42 PM', '18/11/2026 19:42', '18/11/2026, 7:42:00 pm', '18.11.2026 7:42 p.m.'],
    ...[
      '2026-11-18 7:42 PM',
      '2026/11/18 19:42',
      '18-11-2026 19:42 PM',
      '18-11-2026 07:42\u202fPM',
      '18-11-2026 19：42',
    ],
    ...['1795011120', '1795011120000', '1795011120.5', ' 1795011120 '],
  ])('are read as %j', (date) => {
    expect(Math.floor((parseOrderDate(date)?.getTime() ?? 0) / 1000)).toBe(1_795_011_120);
    expect(formatOrderDate(date).replace(/\s/g, ' ')).toBe('18 Nov 2026, 7:42 PM');
  });

  it.each([
    ['18-11-2026', '18 Nov 2026'],
    ['8/1/2026', '8 Jan 2026'],
    ['18/11/2026 12:00:00 AM', '18 Nov 2026'],
    ['2026-11-18T00:00:00', '18 Nov 2026'],
    ['2026-11-18 00:00:01', '18 Nov 2026, 12:00 AM'],
    ['18-11-2026 9:05', '18 Nov 2026, 9:05 AM'],
    ['18-11-2026 12:05 AM', '18 Nov 2026, 12:05 AM'],
    ['18-11-2026 12:05 PM', '18 Nov 2026, 12:05 PM'],
    ['11/18/2026 19:42', '11/18/2026 19:42'],
    ['18-11-2026 13:05 AM', '18-11-2026 13:05 AM'],
    ['18-11-2026 25:05', '18-11-2026 25:05'],
    ['1042', '1042'],
  ])('%j is shown as %j', (date, text) => {
    expect(formatOrderDate(date).replace(/\s/g, ' ')).toBe(text);
  });

  it('may be numbers in the answer', () => {
    expect(parseHistory([{ Order_id: 1, Order_Date: 1_795_011_120 }])[0]?.date).toBe('1795011120');
    expect(parseOrderDetail({ OrderId: 1, Order_Date: 1_795_011_120_000 }).date).toBe('1795011120000');
  });

  it.each(['America/Los_Angeles', 'Pacific/Auckland'])(
    'are read and shown in Indian time on a device in the time zone %s',
    (zone) => {
      vi.stubEnv('TZ', zone);
      onTestFinished(() => void vi.unstubAllEnvs());
      for (const date of ['2026-11-18 00:42:10', '2026-11-17T19:12:10Z', '2026-11-17T11:12:10.5-08:00']) {
        expect(formatOrderDate(date).replace(/\s/g, ' ')).toBe('18 Nov 2026, 12:42 AM');
        expect(parseOrderDate(date)?.toISOString()).toMatch(/^2026-11-17T19:12:10/);
      }
      expect(parseOrderDate('2026-11-18')?.toISOString()).toBe('2026-11-17T18:30:00.000Z');
    },
  );

  it('sort orders newest first, or by descending order id when the dates are unreadable', () => {
    const sorted = (orders: { id: string; date: string }[]) => orders.sort(newestFirst).map(({ id }) => id);
    expect(
      sorted([
        { id: '1', date: '2026-11-18 09:00:00' },
        { id: '2', date: '2026-11-18 19:00:00' },
      ]),
    ).toEqual(['2', '1']);
    expect(
      sorted([
        { id: '1', date: '18-11-2026 09:00 AM' },
        { id: '2', date: '1795011120' },
        { id: '3', date: '2026-11-17 23:00:00' },
      ]),
    ).toEqual(['2', '1', '3']);
    expect(
      sorted([
        { id: '9', date: '?' },
        { id: '10', date: '?' },
      ]),
    ).toEqual(['10', '9']);
  });
});

it('isId rejects 0, empty and placeholder ids', () => {
  expect(['7', '0', '', ' ', '__proto__', 'undefined', 'null'].filter(isId)).toEqual(['7']);
});
