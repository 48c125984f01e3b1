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
  total: Paise | null;
  status: string;
}

/** Without a readable date, the amount decides; without a time of day, it decides on the day of the payment. */
function wasPlacedAfterLeaving({ at }: CartAtPayment, { date }: PlacedOrder, isSameAmount: boolean): boolean {
  const moment = parseOrderDate(date);
  if (!moment) return isSameAmount;
  const placedAt = moment.getTime();
  if (isDateOnly(moment)) return placedAt > at || (placedAt + DAY_MS > at && isSameAmount);
  // Servers may write times without seconds.
  return placedAt >= (isSameAmount ? at - CLOCK_TOLERANCE_MS : at - (at % MINUTE_MS));
}

/** The restaurant has refused such an order, or the money goes back. */
const hasEnded = ({ status }: PlacedOrder) => statusKind(status) === 'not-delivered';

/** An order without a readable date may be as late as now. */
const isInTime = ({ at }: CartAtPayment, { date }: PlacedOrder) =>
  (parseOrderDate(date)?.getTime() ?? Date.now()) <= at + MAX_PAYMENT_MS;

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
    const isSameAmount = order.total !== null && isRounding(order.total - payment.amount);
    return (
      !hasEnded(order) &&
      wasPlacedAfterLeaving(payment, order, isSameAmount) &&
      (isReturn || (isSameAmount && isInTime(payment, order)))
    );
  });
}

/** Finds an order that may be that of the payment, although its amount is another one: it keeps the cart. */
export function findLikelyOrder<Order extends PlacedOrder>(
  payment: CartAtPayment,
  orders: readonly Order[],
): Order | undefined {
  return orders.find(
    (order) => !hasEnded(order) && wasPlacedAfterLeaving(payment, order, false) && isInTime(payment, order),
  );
}
