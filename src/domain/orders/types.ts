import type { Paise } from '@/lib/money';

export const PLACED = 'order placed successfully';
export const DELIVERED = 'DELIVERED';
export const NOT_ACCEPTED = 'Not Accepted !';

/** An order in the history (spec §3, Order). */
export interface OrderSummary {
  id: string;
  date: string;
  total: Paise;
  status: string;
  trackingUrl: string | null;
  items: { count: number; name: string }[];
}

export interface OrderedItem {
  count: number;
  name: string;
  toppings: string;
  addOns: string;
  size: string | null;
  subtotal: Paise;
}

/** The order call's answer and the tracking page's message (spec §3). */
export interface OrderDetail {
  id: string;
  date: string;
  name: string;
  phone: string;
  address: string;
  status: string;
  trackingUrl: string | null;
  items: OrderedItem[];
  subtotal: Paise;
  gst: Paise;
  total: Paise;
}

/** The cart that the diner left for payment. */
export interface PendingPayment {
  cartId: string;
  /** Epoch ms. */
  at: number;
  amount: Paise;
}

/** A finished order hides the tracking bar (spec §4). */
export function isFinished(status: string): boolean {
  return status === DELIVERED || status === NOT_ACCEPTED;
}

/** Total minus subtotal and GST, such as delivery charges; 0 when an amount is missing. */
export function orderRemainder({ subtotal, gst, total }: OrderDetail): Paise {
  return subtotal > 0 && total > 0 ? total - subtotal - gst : 0;
}

export function canOrderAgain({ items, status }: OrderSummary): boolean {
  return items.length > 0 && status !== NOT_ACCEPTED;
}
