import { toRupees } from '../money';
import type { Order } from '../world/state';

const trackingUrl = (order: Order, origin: string): string => `${origin}/track?OrderId=${String(order.id)}`;

export const orderRecord = (order: Order, origin: string) => ({
  Order_id: order.id,
  Order_Date: order.placedAt,
  Total: toRupees(order.total),
  Status: order.status,
  Tracking_url: trackingUrl(order, origin),
  Item_Details: order.items.map((item) => ({ No_of_item: item.units, Item_name: item.name })),
});

/** Returns a full order, as the detail call and the tracking page send it. */
export const orderDetailRecord = (order: Order, origin: string) => ({
  OrderId: order.id,
  Order_Date: order.placedAt,
  Name: order.customerName,
  phone: order.phone,
  Address: order.destination,
  Status: order.status,
  TrackingUrl: trackingUrl(order, origin),
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
