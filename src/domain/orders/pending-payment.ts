import type { Paise } from '@/lib/money';
import { DAY_MS, momentOf } from '@/lib/indian-time';
import { isDayAlone } from './order-date';
import { NOT_ACCEPTED } from './types';

/** How far the server's clock may be behind the device's for an order to count as placed after leaving. */
const CLOCK_TOLERANCE_MS = 60_000;
/** How far it may be behind when the order has the very amount. */
const SAME_AMOUNT_CLOCK_TOLERANCE_MS = 15 * 60_000;
/** A total that is rounded to rupees differs from the payable amount by less than this. */
const ROUNDING_PAISE = 100;

/** After this a diner no longer comes back from the payment page. */
export const PENDING_PAYMENT_LIFETIME_MS = 6 * 3_600_000;

interface CartAtPayment {
  /** When it was left for payment, ms since 1970. */
  at: number;
  /** The payable amount. */
  amount: Paise;
}

interface PlacedOrder {
  id: string;
  /** As the server writes it. */
  date: string;
  total: Paise;
  status: string;
}

function isSameAmount(left: CartAtPayment, order: PlacedOrder): boolean {
  return Math.abs(order.total - left.amount) < ROUNDING_PAISE;
}

/**
 * Whether an order that the tracking page reports can come from the cart left for payment: it was placed after that.
 * Its amount may differ, as the payment page works it out. Without a readable date the amount decides.
 */
export function wasPlacedAfterLeaving(left: CartAtPayment, order: PlacedOrder): boolean {
  const placedAt = momentOf(order.date)?.getTime();
  if (placedAt === undefined) return isSameAmount(left, order);
  // A day without a time cannot say which came first on it.
  if (isDayAlone(order.date))
    return placedAt > left.at || (placedAt + DAY_MS > left.at && isSameAmount(left, order));
  const tolerance = isSameAmount(left, order) ? SAME_AMOUNT_CLOCK_TOLERANCE_MS : CLOCK_TOLERANCE_MS;
  return placedAt >= left.at - tolerance;
}

/**
 * The order of a history that came from the cart left for payment: placed after that, with the same amount.
 * An order that the restaurant refused leaves the cart to the diner, who may order the same again.
 * @param clearingOrderIds ids of orders that have cleared a cart before.
 */
export function findOrderOfCart<Order extends PlacedOrder>(
  left: CartAtPayment,
  orders: readonly Order[],
  clearingOrderIds: readonly string[],
): Order | undefined {
  return orders.find(
    (order) =>
      order.status !== NOT_ACCEPTED &&
      !clearingOrderIds.includes(order.id) &&
      isSameAmount(left, order) &&
      wasPlacedAfterLeaving(left, order),
  );
}
