import type { Paise } from '@/lib/money';
import { momentOf } from './order-date';
import { NOT_ACCEPTED } from './types';

/** ms by which a server's clock, and a date without its fraction of a second, may be behind the device's. */
const CLOCK_SLACK = 1000;
/** ms either way within which an order of the very amount counts although a clock is wrong. */
const WRONG_CLOCK = 15 * 60_000;
/** Paise by which a total rounded to rupees differs from what was to be paid. */
const ROUNDING = 100;

/** ms after which nobody comes back from the payment page any more. */
export const LEFT_CART_LASTS = 6 * 3_600_000;

interface LeftCart {
  /** ms since 1970. */
  at: number;
  amount: Paise;
}

interface PlacedOrder {
  id: string;
  /** As the server writes it. */
  date: string;
  total: Paise;
  status: string;
}

/** Whether an order can be what became of a cart that was left for payment: younger, or of the very amount. */
function cameOf({ at, amount }: LeftCart, order: PlacedOrder): boolean {
  const placed = momentOf(order.date)?.getTime();
  const isAmount = Math.abs(order.total - amount) < ROUNDING;
  if (placed === undefined) return isAmount;
  return placed >= at - CLOCK_SLACK || (isAmount && placed >= at - WRONG_CLOCK);
}

/**
 * The order that became of a cart left for payment, if it is among these: one of the very amount first.
 * @param known ids of orders that other carts have become.
 */
export function orderOfCart<Order extends PlacedOrder>(
  left: LeftCart,
  orders: readonly Order[],
  known: readonly string[],
): Order | undefined {
  // Of one that the restaurant refused nothing comes: its diner may want to order the same again.
  const placed = orders.filter((order) => order.status !== NOT_ACCEPTED && !known.includes(order.id));
  const possible = placed.filter((order) => cameOf(left, order));
  return possible.find((order) => Math.abs(order.total - left.amount) < ROUNDING) ?? possible.at(-1);
}
