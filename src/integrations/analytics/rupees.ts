import type { Paise } from '@/lib/money';

/** An amount as the tools take it: a number of rupees. */
export function toRupees(amount: Paise): number {
  return Math.round(amount) / 100;
}
