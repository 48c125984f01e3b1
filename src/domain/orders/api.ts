import { getJson } from '@/api/client';
import { ApiFailure } from '@/api/failure';
import {
  amountOf,
  countOf,
  idOf,
  labelOf,
  linkOf,
  listOf,
  multilineTextOf,
  readEach,
  readList,
  recordOf,
  recordsOf,
  textOf,
  uniqueBy,
  type WireRecord,
} from '@/api/wire';
import { isOrderId, isSameOrder, orderKey } from './order-id';
import type { OrderDetail, OrderSummary } from './types';

/** Items without a name are not shown. */
function countedName(item: WireRecord): { count: number; name: string } | undefined {
  const name = textOf(item, 'Item_name');
  return name ? { count: countOf(item, 'No_of_item') ?? 1, name } : undefined;
}

export function parseHistory(answer: unknown): OrderSummary[] {
  // The server keeps orders with id 0; hiding them is not reported as an error.
  const records = recordsOf(answer, 'orderHistory').filter(
    (record) => orderKey(textOf(record, 'Order_id')) !== '0',
  );
  const orders = readList(records, 'orderHistory', 'order', (record) => {
    const id = idOf(record, 'Order_id');
    if (!id) return undefined;
    return {
      id,
      date: textOf(record, 'Order_Date'),
      total: amountOf(record, 'Total') ?? null,
      status: textOf(record, 'Status'),
      trackingUrl: linkOf(record, 'Tracking_url'),
      items: readEach(listOf(record, 'Item_Details'), 'ordered item', countedName),
    };
  });
  return uniqueBy(orders, ({ id }) => orderKey(id));
}

/** @throws ApiFailure without an order id. */
export function parseOrderDetail(answer: unknown): OrderDetail {
  const record = recordOf(answer, 'order');
  const id = idOf(record, 'OrderId');
  if (!isOrderId(id)) throw new ApiFailure('answer', 'order', 'no order id');
  const subtotal = amountOf(record, 'Total_of_Subtotal');
  const gst = amountOf(record, 'GstCharges');
  const total = amountOf(record, 'Total');
  return {
    id,
    date: textOf(record, 'Order_Date'),
    name: textOf(record, 'Name'),
    phone: textOf(record, 'phone'),
    address: multilineTextOf(record, 'Address'),
    status: textOf(record, 'Status'),
    trackingUrl: linkOf(record, 'TrackingUrl'),
    items: readEach(listOf(record, 'Item_Details'), 'ordered item', (item) => {
      const counted = countedName(item);
      return (
        counted && {
          ...counted,
          toppings: labelOf(item, 'toppingItem') ?? '',
          addOns: labelOf(item, 'addOnitem') ?? '',
          size: labelOf(item, 'Quantity'),
          subtotal: amountOf(item, 'SubTotal') ?? null,
        }
      );
    }),
    subtotal: subtotal ?? null,
    gst: gst ?? null,
    total: total ?? null,
    remainder: subtotal === undefined || total === undefined ? 0 : total - subtotal - (gst ?? 0),
  };
}

export async function fetchHistory(phone: string, restaurantId: string): Promise<OrderSummary[]> {
  return parseHistory(await getJson('orderHistory', { phone, ResId: restaurantId }));
}

/** @throws ApiFailure also when the answer is another order. */
export async function fetchOrder(orderId: string): Promise<OrderDetail> {
  const order = parseOrderDetail(await getJson('order', { oId: orderId }));
  if (!isSameOrder(order.id, orderId)) throw new ApiFailure('answer', 'order', 'another order');
  return order;
}
