import { isRecord } from '@/api/wire';
import { MAX_COOKING_NOTE_LENGTH } from '@/config/limits';
import { ORDER_TYPES, type CheckoutChoices } from '@/domain/checkout/types';
import type { Paise } from '@/lib/money';

export interface PendingPayment {
  cartId: string;
  /** Epoch ms. */
  at: number;
  amount: Paise;
}

function fieldsOf(value: unknown): Readonly<Record<string, unknown>> {
  return isRecord(value) ? value : {};
}

export function readPendingPayment(value: unknown): PendingPayment | null {
  const { cartId, at, amount } = fieldsOf(value);
  const isWhole =
    typeof cartId === 'string' && cartId !== '' && Number.isSafeInteger(at) && Number.isSafeInteger(amount);
  return isWhole ? ({ cartId, at, amount } as PendingPayment) : null;
}

/** Session storage format: 'c-9 1763467200000 62580'. */
export function pendingPaymentText({ cartId, at, amount }: PendingPayment): string {
  return `${cartId} ${String(at)} ${String(amount)}`;
}

export function parsePendingPayment(text: string): PendingPayment | null {
  const [, cartId, at, amount] = /^(\S+) (\d+) (\d+)$/.exec(text) ?? [];
  return readPendingPayment({ cartId, at: Number(at), amount: Number(amount) });
}

export function readChoices(value: unknown): Partial<CheckoutChoices> {
  const { note, orderType, dineInBy, tableNumber, carNumber } = fieldsOf(value);
  const known = ORDER_TYPES.find((type) => type === orderType);
  return {
    ...(typeof note === 'string' && { note: note.slice(0, MAX_COOKING_NOTE_LENGTH) }),
    ...(known && { orderType: known }),
    ...((dineInBy === 'table' || dineInBy === 'car') && { dineInBy }),
    ...(typeof tableNumber === 'string' && { tableNumber }),
    ...(typeof carNumber === 'string' && { carNumber }),
  };
}

/** Reads the confirmed pick-up time '20:30 c-9'; {} for another cart or an invalid time. */
export function readPickup(text: string, cartId: string): Partial<CheckoutChoices> {
  const [time = '', persistedCartId] = text.split(' ');
  const isSet = /^([01]\d|2[0-3]):[0-5]\d$/.test(time) && persistedCartId === cartId;
  return isSet ? { pickupTime: time, confirmedPickupTime: time } : {};
}
