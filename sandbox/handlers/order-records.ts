import { parseIndianTime, formatUtcTime } from '../indian-time';
import { toRupees } from '../money';
import type { Order } from '../world/state';
import type { CallContext } from './call';

type Context = Pick<CallContext, 'world' | 'pagesOrigin'>;

const trackingUrl = (order: Order, { pagesOrigin }: Context): string =>
  `${pagesOrigin}/track?OrderId=${String(order.id)}`;

function dateText({ placedAt, restaurantId }: Order, { world: { catalogue } }: Context): string {
  if (!catalogue.hasQuirk(restaurantId, 'utc-times')) return placedAt;
  return `${formatUtcTime(parseIndianTime(placedAt)).replace(' ', 'T')}Z`;
}

export const orderRecord = (order: Order, context: Context) => ({
  Order_id: order.id,
  Order_Date: dateText(order, context),
  Total: toRupees(order.total),
  Status: order.status,
  Tracking_url: trackingUrl(order, context),
  Item_Details: order.items.map((item) => ({ No_of_item: item.units, Item_name: item.name })),
});

export const orderDetailRecord = (order: Order, context: Context) => ({
  OrderId: order.id,
  Order_Date: dateText(order, context),
  Name: order.dinerName,
  phone: order.phone,
  Address: order.destination,
  Status: order.status,
  TrackingUrl: trackingUrl(order, context),
  Item_Details: order.items.map((item) => ({
    No_of_item: item.units,
    Item_name: item.name,
    toppingItem: item.choices,
    addOnitem: item.addOns,
    Quantity: item.size,
    SubTotal: toRupees(item.subtotal),
  })),
  Total_of_Subtotal: toRupees(order.itemsTotal),
  GstCharges: toRupees(order.gst),
  Total: toRupees(order.total),
});
