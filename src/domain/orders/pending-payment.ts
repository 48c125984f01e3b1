import type { Paise } from '@/lib/money';
import { DAY_MS, momentOf } from '@/lib/indian-time';
import { isDayAlone } from './order-date';
import { NOT_ACCEPTED } from './types';

/** Tolerated lag of the server's clock behind the device's. */
const CLOCK_TOLERANCE_MS = 60_000;
/** Tolerated lag when the amount matches. */
const SAME_AMOUNT_CLOCK_TOLERANCE_MS = 15 * 60_000;
/** Rounding to rupees changes a total by less than this. */
const ROUNDING_PAISE = 100;

/** After this time a diner no longer returns from the payment page. */
export const PENDING_PAYMENT_LIFETIME_MS = 6 * 3_600_000;

interface CartAtPayment {
  /** Epoch ms of leaving for payment. */
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

function isSameAmount(left: CartAtPayment, order: PlacedOrder): boolean {
  return Math.abs(order.total - left.amount) < ROUNDING_PAISE;
}

/** Compares times, because the payment page recalculates the amount. Without a readable date the amount decides. */
export function wasPlacedAfterLeaving(left: CartAtPayment, order: PlacedOrder): boolean {
  const placedAt = momentOf(order.date)?.getTime();
  if (placedAt === undefined) return isSameAmount(left, order);
  // A day without a time does not tell what was first on that day.
  if (isDayAlone(order.date))
    return placedAt > left.at || (placedAt + DAY_MS > left.at && isSameAmount(left, order));
  const tolerance = isSameAmount(left, order) ? SAME_AMOUNT_CLOCK_TOLERANCE_MS : CLOCK_TOLERANCE_MS;
  return placedAt >= left.at - tolerance;
}

/** Ignores refused orders: the diner may order again. @param clearingOrderIds have already cleared a cart. */
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
