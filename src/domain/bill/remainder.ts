import { formatRupees, isRounding, type Paise } from '@/lib/money';
import { m } from '@/texts';

interface RemainderRow {
  label: string;
  amount: string;
}

/**
 * Returns the row that makes a bill add up; null when it does (docs/behaviour.md 2.10).
 * @param remainder amount to pay minus all other rows; negative when they exceed it
 */
export function remainderRow(remainder: Paise): RemainderRow | null {
  if (remainder === 0) return null;
  const amount = remainder < 0 ? `− ${formatRupees(-remainder)}` : formatRupees(remainder);
  if (isRounding(remainder)) return { label: m.checkout_rounding(), amount };
  return { label: remainder > 0 ? m.checkout_other_charges() : m.checkout_other_discount(), amount };
}
