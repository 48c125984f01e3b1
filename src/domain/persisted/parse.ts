/** Parsers of persisted values. Storage may contain anything: other releases, extensions and diners write there. */
import { MAX_COOKING_NOTE_LENGTH } from '@/config/limits';
import { isRecord } from '@/lib/guards';
import { isId } from '@/lib/ids';
import type { Paise } from '@/lib/money';
import { ORDER_TYPES, type CheckoutChoices } from '../checkout/types';
import type { AppliedOffer } from '../offers/types';
import type { PendingPayment } from '../orders/types';
import type { VerifiedPhone } from '../session/events';
import { isLoggedInPhone } from '../session/phone';

function fieldsOf(value: unknown): Readonly<Record<string, unknown>> {
  return isRecord(value) ? value : {};
}

/** @returns '' for text that is no phone or cart id. */
export function parseId(text: string): string {
  const isPlain = /^[^\p{Cc}"'`<>\\]{1,255}$/u.test(text) && text === text.trim();
  return isPlain && isId(text) ? text : '';
}

export function parseIds(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((id) => typeof id === 'string') : [];
}

export function parseVerifiedPhone(value: unknown): VerifiedPhone | null {
  const { phone, isNew } = fieldsOf(value);
  return typeof phone === 'string' && isLoggedInPhone(phone) ? { phone, isNew: isNew === true } : null;
}

export function parseChoices(value: unknown): Partial<CheckoutChoices> {
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

/** 'orderType=Dine+in&tableNumber=12'. @returns null without a link. */
export function parseLinkedChoices(text: string): Partial<CheckoutChoices> | null {
  return text === '' ? null : parseChoices(Object.fromEntries(new URLSearchParams(text)));
}

/** Leaves out the note, which outlives the visit. */
export function formatLinkedChoices(choices: Partial<CheckoutChoices>): string {
  const { orderType, dineInBy, tableNumber, carNumber } = choices;
  const chosen = Object.entries({ orderType, dineInBy, tableNumber, carNumber });
  return new URLSearchParams(chosen.flatMap(([name, value]) => (value ? [[name, value]] : []))).toString();
}

interface PickupTime {
  time: string;
  cartId: string;
}

/** '20:30 c-9' */
export function parsePickupTime(text: string): PickupTime | null {
  const [, time, cartId] = /^((?:[01]\d|2[0-3]):[0-5]\d) (.+)$/.exec(text) ?? [];
  return time !== undefined && cartId !== undefined ? { time, cartId } : null;
}

export const formatPickupTime = ({ time, cartId }: PickupTime) => `${time} ${cartId}`;

/** More lines than this fill any viewport. */
const MAX_EXPECTED_LINES = 12;
/** Limit against corrupt storage. */
const MAX_LINE_HEIGHT_PX = 1e4;

/** Heights in px in a viewport of this width. */
interface LineHeights {
  width: number;
  heights: number[];
}

/** '360 77 101' */
export function parseLineHeights(text: string): LineHeights {
  const [width = 0, ...heights] = text.split(' ').map(Number);
  const isUsable = (height: number) => height > 0 && height < MAX_LINE_HEIGHT_PX;
  return { width, heights: heights.slice(0, MAX_EXPECTED_LINES).filter(isUsable) };
}

export function formatLineHeights({ width, heights }: LineHeights): string {
  return [width, ...heights.map(Math.round)].join(' ');
}

interface OfferOfCart {
  cartId: string;
  offer: AppliedOffer;
}

export function parseAppliedOffer(value: unknown): OfferOfCart | null {
  const { cartId, offer } = fieldsOf(value);
  const { id, code, message, cashback } = fieldsOf(offer);
  if (typeof cartId !== 'string') return null;
  if (typeof id !== 'string' || typeof code !== 'string' || typeof message !== 'string') return null;
  const savedCashback = Number.isSafeInteger(cashback) ? (cashback as Paise) : 0;
  return { cartId, offer: { id, code, message, cashback: savedCashback } };
}

export function parsePendingPayment(value: unknown): PendingPayment | null {
  const { cartId, at, amount } = fieldsOf(value);
  const isWhole =
    typeof cartId === 'string' && cartId !== '' && Number.isSafeInteger(at) && Number.isSafeInteger(amount);
  return isWhole ? ({ cartId, at, amount } as PendingPayment) : null;
}

/** 'c-9 1763467200000 62580' */
export function parsePendingPaymentText(text: string): PendingPayment | null {
  const [, cartId, at, amount] = /^(.+) (\d+) (\d+)$/.exec(text) ?? [];
  return parsePendingPayment({ cartId, at: Number(at), amount: Number(amount) });
}

export function formatPendingPayment({ cartId, at, amount }: PendingPayment): string {
  return `${cartId} ${String(at)} ${String(amount)}`;
}
