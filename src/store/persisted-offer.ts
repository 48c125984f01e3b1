import { isRecord } from '@/api/wire';
import type { AppliedOffer } from '@/domain/offers/types';
import type { Paise } from '@/lib/money';

/** @returns null for another cart's offer or none. */
export function readPersistedOffer(value: unknown, cartId: string): AppliedOffer | null {
  if (!isRecord(value) || value['cartId'] !== cartId || !isRecord(value['offer'])) return null;
  const { id, code, message, cashback } = value['offer'];
  if (typeof id !== 'string' || typeof code !== 'string' || typeof message !== 'string') return null;
  return { id, code, message, cashback: Number.isSafeInteger(cashback) ? (cashback as Paise) : 0 };
}
