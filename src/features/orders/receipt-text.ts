import { remainderRow } from '@/domain/bill/remainder';
import { formatOrderDate } from '@/domain/orders/order-texts';
import type { OrderDetail, OrderedItem } from '@/domain/orders/types';
import type { RestaurantContact } from '@/domain/shop/types';
import { formatRupees, type Paise } from '@/lib/money';
import { m } from '@/texts';

/** '' for an amount that the server has not sent. */
export const amountText = (amount: Paise | null): string => (amount === null ? '' : formatRupees(amount));

/** Rows of the bill: subtotal, GST, a rounding or other charge, and the total. */
export function sumsOf(order: OrderDetail): readonly { label: string; amount: string }[] {
  const other = remainderRow(order.remainder);
  return [
    { label: m.orders_details_subtotal(), amount: amountText(order.subtotal) },
    { label: m.orders_details_gst(), amount: amountText(order.gst) },
    ...(other ? [other] : []),
    { label: m.orders_details_total(), amount: amountText(order.total) },
  ].filter(({ amount }) => amount !== '');
}

/** Toppings and add-ons of an item. */
export function optionsOf({ toppings, addOns }: OrderedItem): string[] {
  return [toppings, addOns && m.orders_details_add_ons({ addOns })].filter(Boolean);
}

const line = (name: string, value: string) => (value ? m.receipt_named({ name, value }) : '');

export function receiptText(order: OrderDetail, issuer: RestaurantContact): string {
  const issuerLines = [issuer.name, issuer.address, issuer.phone && m.receipt_phone({ phone: issuer.phone })];
  const orderLines = [
    m.orders_name({ id: order.id }),
    line(m.receipt_date(), formatOrderDate(order.date)),
    line(m.receipt_diner(), order.name),
    line(m.receipt_diner_phone(), order.phone),
    line(m.receipt_address(), order.address),
  ];
  const items = order.items.flatMap((item) => {
    const { count, name, size } = item;
    const amount = amountText(item.subtotal);
    const text = size
      ? m.receipt_line_sized({ count, name, size, amount })
      : m.receipt_line({ count, name, amount });
    return [text.trimEnd(), ...optionsOf(item).map((option) => `   ${option}`)];
  });
  const sums = sumsOf(order).map(({ label, amount }) => line(label, amount));
  return [issuerLines, orderLines, items, sums]
    .map((lines) => lines.filter((line) => line !== '').join('\n'))
    .filter((part) => part !== '')
    .join('\n\n');
}
