import type { Paise } from '@/lib/money';

export function toRupees(amount: Paise): number {
  return Math.round(amount) / 100;
}
