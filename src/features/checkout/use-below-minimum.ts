import { selectCurrentBill } from '@/domain/checkout/selectors';
import { formatRupees } from '@/lib/money';
import { useAppSelector } from '@/store/hooks';
import { m } from '@/texts';
import type { OrderError } from './order-error';

/** Returns the minimum-order text after an order was refused for it. */
export function useBelowMinimum(orderError: OrderError | null): string | undefined {
  const bill = useAppSelector(selectCurrentBill);
  if (orderError?.obstacle !== 'below-minimum' || !bill) return undefined;
  return m.checkout_below_minimum({ amount: formatRupees(bill.minimumOrder) });
}
