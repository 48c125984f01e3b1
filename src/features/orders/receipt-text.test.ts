import { expect, it } from 'vitest';
import type { OrderDetail } from '@/domain/orders/types';
import { receiptText } from './receipt-text';

const order: OrderDetail = {
  id: '1042',
  date: '2026-11-18',
  name: 'Asha Rao',
  phone: '9876543210',
  address: '24, Defence Colony',
  status: 'Preparing',
  trackingUrl: null,
  items: [
    {
      count: 2,
      name: 'Paneer Tikka',
      toppings: 'Thin crust',
      addOns: 'Cheese:40',
      size: 'Full',
      subtotal: 59_619,
    },
    { count: 1, name: 'Butter naan', toppings: '', addOns: '', size: null, subtotal: 4500 },
  ],
  subtotal: 64_119,
  gst: 3206,
  total: 67_325,
  remainder: 0,
};

it('receiptText lists the restaurant, order, diner, each item with its options, subtotal, GST and total', () => {
  expect(receiptText(order, { name: 'Spice Garden', address: '12, MG Road', phone: '080 1234' })).toBe(
    [
      'Spice Garden',
      '12, MG Road',
      'Phone: 080 1234',
      '',
      'Order #1042',
      'Date: 18 Nov 2026',
      'Diner: Asha Rao',
      'Phone: 9876543210',
      'Address: 24, Defence Colony',
      '',
      '2 x Paneer Tikka (Full) ₹596.19',
      '   Thin crust',
      '   Add-on: Cheese:40',
      '1 x Butter naan ₹45',
      '',
      'Subtotal: ₹641.19',
      'GST: ₹32.06',
      'Total: ₹673.25',
    ].join('\n'),
  );
});

it.each([
  [2000, 'Other charges: ₹20'],
  [-25, 'Rounding: − ₹0.25'],
  [-7325, 'Other discount: − ₹73.25'],
])('receiptText has a row for the remainder of %i paise', (remainder, row) => {
  const text = receiptText({ ...order, remainder }, { name: '', address: '', phone: '' });
  expect(text).toContain(`GST: ₹32.06\n${row}\nTotal: `);
});

it('receiptText keeps the numbers and brackets around a right-to-left name in place', () => {
  const item = {
    count: 2,
    name: 'شاورما (2 pcs)',
    toppings: '',
    addOns: 'ثوم:40',
    size: 'كبير',
    subtotal: 4500,
  };
  const text = receiptText(
    { ...order, name: 'ليلى', items: [item] },
    { name: 'مطعم الورد', address: '12, MG Road', phone: '080 1234' },
  );
  const isolated = (name: string) => `\u2068${name}\u2069`;
  expect(text.split('\n')).toEqual(
    expect.arrayContaining([
      'مطعم الورد',
      `Diner: ${isolated('ليلى')}`,
      `2 x ${isolated('شاورما (2 pcs)')} (${isolated('كبير')}) ₹45`,
      `   Add-on: ${isolated('ثوم:40')}`,
    ]),
  );
});

it('receiptText omits amounts that are missing, not those of ₹0', () => {
  const items = [
    { count: 1, name: 'Naan', toppings: '', addOns: '', size: null, subtotal: null },
    { count: 1, name: 'Pizza', toppings: '', addOns: '', size: 'Full', subtotal: null },
    { count: 1, name: 'Water', toppings: '', addOns: '', size: null, subtotal: 0 },
  ];
  const partial = { ...order, date: '', name: '', phone: '', address: '', items, subtotal: null, gst: 0 };
  expect(receiptText(partial, { name: '', address: '', phone: '' })).toBe(
    'Order #1042\n\n1 x Naan\n1 x Pizza (Full)\n1 x Water ₹0\n\nGST: ₹0\nTotal: ₹673.25',
  );
});

it('receiptText omits unknown fields', () => {
  const bare = { ...order, date: '', name: '', phone: '', address: '', items: [] };
  expect(receiptText(bare, { name: '', address: '', phone: '' })).toBe(
    'Order #1042\n\nSubtotal: ₹641.19\nGST: ₹32.06\nTotal: ₹673.25',
  );
});
