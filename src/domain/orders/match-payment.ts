import { isRounding, type Paise } from '@/lib/money';
import { DAY_MS } from '@/lib/indian-time';
import { isDateOnly, parseOrderDate } from './order-texts';
import { statusKind } from './status';
import type { PendingPayment } from './types';

/** Tolerated lag of the server's clock behind the device's, for an order with the same amount. */
const CLOCK_TOLERANCE_MS = 15 * 60_000;

/** An order of the history that was placed later than this after leaving for payment is another cart's. */
const MAX_PAYMENT_MS = 6 * 3_600_000;

const MINUTE_MS = 60_000;

type CartAtPayment = Pick<PendingPayment, 'at' | 'amount'>;

interface PlacedOrder {
  id: string;
  /** As the server writes it. */
  date: string;
  total: Paise;
  status: string;
}

/** Without a readable date, the amount decides; without a time of day, it decides on the day of the payment. */
function wasPlacedAfterLeaving({ at }: CartAtPayment, { date }: PlacedOrder, isSameAmount: boolean): boolean {
  const placedAt = parseOrderDate(date)?.getTime();
  if (placedAt === undefined) return isSameAmount;
  if (isDateOnly(date)) return placedAt > at || (placedAt + DAY_MS > at && isSameAmount);
  // Servers may write times without seconds.
  return placedAt >= (isSameAmount ? at - CLOCK_TOLERANCE_MS : at - (at % MINUTE_MS));
}

/**
 * Finds the order of a cart that was left for payment. The payment page recalculates the amount, so the order to which it
 * returns may have another one. Only amount and time connect other orders to the cart.
 */
export function findPaidOrder<Order extends PlacedOrder>(
  payment: CartAtPayment,
  orders: readonly Order[],
  { isReturn }: { isReturn: boolean },
): Order | undefined {
  return orders.find((order) => {
    // The restaurant has refused this order, or the money goes back.
    if (statusKind(order.status) === 'not-delivered') return false;
    const isSameAmount = isRounding(order.total - payment.amount);
    if (!wasPlacedAfterLeaving(payment, order, isSameAmount)) return false;
    // An order without a readable date may be as late as now.
    const placedAt = parseOrderDate(order.date)?.getTime() ?? Date.now();
    const isInTime = placedAt <= payment.at + MAX_PAYMENT_MS;
    return isReturn || (isSameAmount && isInTime);
  });
}
