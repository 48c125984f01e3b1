import { formatOrderDate } from '@/domain/orders/order-date';
import type { OrderDetail } from '@/domain/orders/types';
import type { RestaurantContact } from '@/domain/shop/types';
import { formatRupees } from '@/lib/money';
import { m } from '@/texts';

const line = (name: string, value: string) => (value ? m.bill_named({ name, value }) : '');

/** Returns a bill as plain text for sharing. Unknown values have no line. */
export function billText(order: OrderDetail, issuer: RestaurantContact): string {
  const issuerLines = [issuer.name, issuer.address, issuer.phone && m.bill_phone({ phone: issuer.phone })];
  const orderLines = [
    m.orders_name({ id: order.id }),
    line(m.bill_date(), formatOrderDate(order.date)),
    line(m.bill_diner(), order.name),
    line(m.bill_diner_phone(), order.phone),
    line(m.bill_address(), order.address),
  ];
  const items = order.items.flatMap((item) => {
    const { count, name, size } = item;
    const amount = formatRupees(item.subtotal);
    return [
      size ? m.bill_line_sized({ count, name, size, amount }) : m.bill_line({ count, name, amount }),
      item.toppings && `   ${item.toppings}`,
      item.addOns && `   ${m.order_details_add_ons({ addOns: item.addOns })}`,
    ];
  });
  const sums = [
    line(m.order_details_subtotal(), formatRupees(order.subtotal)),
    line(m.order_details_gst(), formatRupees(order.gst)),
    line(m.order_details_total(), formatRupees(order.total)),
  ];
  return [issuerLines, orderLines, items, sums]
    .map((lines) => lines.filter((line) => line !== '').join('\n'))
    .filter((part) => part !== '')
    .join('\n\n');
}
