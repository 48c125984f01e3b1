import type { Paise } from '@/lib/money';
import { INVALID_IDS } from '@/lib/invalid-ids';

export const PLACED = 'order placed successfully';
export const DELIVERED = 'DELIVERED';
export const NOT_ACCEPTED = 'Not Accepted !';

/** An order in the history (spec, section 3: Order). */
export interface OrderSummary {
  id: string;
  /** As the server writes it. */
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
  /** null: the size has no name. */
  size: string | null;
  subtotal: Paise;
}

/** An order in full: the answer of the order call and the tracking page's message (spec, section 3). */
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

/** Whether nothing more happens to an order: the tracking bar is hidden then (spec, section 4). */
export function isOver(status: string): boolean {
  return status === DELIVERED || status === NOT_ACCEPTED;
}

/** Whether a text names an order: '0' does not (spec, section 2: Order history). */
export function isOrderId(id: string): boolean {
  return !INVALID_IDS.includes(id.trim());
}
