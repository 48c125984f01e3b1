import { isRounding, type Paise } from '@/lib/money';
import { DAY_MS, parseIndianDate } from '@/lib/indian-time';
import { isDateOnly } from './order-date';
import { NOT_ACCEPTED, type PendingPayment } from './types';

/** Tolerated lag of the server's clock behind the device's. */
const CLOCK_TOLERANCE_MS = 60_000;
const SAME_AMOUNT_CLOCK_TOLERANCE_MS = 15 * 60_000;

/** An order of the history that was placed later than this after leaving for payment is another cart's. */
const MAX_PAYMENT_MS = 6 * 3_600_000;

type CartAtPayment = Pick<PendingPayment, 'at' | 'amount'>;

interface PlacedOrder {
  id: string;
  /** As the server writes it. */
  date: string;
  total: Paise;
  status: string;
}

function isSameAmount(payment: CartAtPayment, order: PlacedOrder): boolean {
  return isRounding(order.total - payment.amount);
}

/** Compares times, because the payment page recalculates the amount. Without a readable date, compares the amount. */
export function wasPlacedAfterLeaving(payment: CartAtPayment, order: PlacedOrder): boolean {
  const placedAt = parseIndianDate(order.date)?.getTime();
  if (placedAt === undefined) return isSameAmount(payment, order);
  // Without a time of day, the amount decides on the day of the payment.
  if (isDateOnly(order.date))
    return placedAt > payment.at || (placedAt + DAY_MS > payment.at && isSameAmount(payment, order));
  const tolerance = isSameAmount(payment, order) ? SAME_AMOUNT_CLOCK_TOLERANCE_MS : CLOCK_TOLERANCE_MS;
  return placedAt >= payment.at - tolerance;
}

/** An order without a readable date may be as late as now. */
function wasPlacedInTime(payment: CartAtPayment, order: PlacedOrder): boolean {
  const placedAt = parseIndianDate(order.date)?.getTime() ?? Date.now();
  return placedAt <= payment.at + MAX_PAYMENT_MS;
}

/** Searches orders that nothing connects to the cart but their amount and time. */
export function findOrderOfCart<Order extends PlacedOrder>(
  payment: CartAtPayment,
  orders: readonly Order[],
  processedOrderIds: readonly string[],
): Order | undefined {
  return orders.find(
    (order) =>
      order.status !== NOT_ACCEPTED &&
      !processedOrderIds.includes(order.id) &&
      isSameAmount(payment, order) &&
      wasPlacedAfterLeaving(payment, order) &&
      wasPlacedInTime(payment, order),
  );
}
