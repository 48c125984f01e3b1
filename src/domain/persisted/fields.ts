/**
 * The persisted fields of a shop, each with its parser and the events that end it (docs/behaviour.md 18.2). Storage may
 * contain anything: other releases, extensions and diners write there. An unreadable field does not affect the others.
 */
import { MAX_COOKING_NOTE_LENGTH } from '@/config/limits';
import { isBoolean, isNonNegativeInteger, isRecord } from '@/lib/guards';
import { EMPTY_ADDRESS, type AddressDraft } from '../addresses/types';
import { MAX_TABLE_OR_CAR_LENGTH, ORDER_TYPES, type OrderTypeChoice } from '../checkout/order-types';
import type { CheckoutState } from '../checkout/types';
import { PENDING_ACTIONS, type OpenLogin } from '../dialogs/types';
import type { AppliedOffer } from '../offers/types';
import type { PendingPayment } from '../orders/types';
import { isLoggedInPhone, type VerifiedPhone } from '../session/types';
import type { VisitState } from '../visit/types';
import type { RecordIds } from './types';

/**
 * 'payment': the cart left for payment was ordered or given up. It is not part of 'cart', because an order may have emptied
 * the cart on the server before the diner returns.
 */
export type End = 'cart' | 'payment' | 'logout';

interface Field<Value> {
  initial: Value;
  /** @returns undefined for an unreadable value. */
  parse: (stored: unknown) => Value | undefined;
  endsWith: readonly End[];
}

type Fields<Values> = { readonly [Name in keyof Values]: Field<Values[Name]> };

/** In session storage, `visit:{slug or host}`. A visit ends with its tab or a logout. */
export interface VisitRecord
  extends
    VisitState,
    Pick<RecordIds, 'openLogin'>,
    Pick<CheckoutState, 'chosenAddressId' | 'confirmedPickupTime' | 'leftForPayment' | 'orderTypeLink'> {
  linkedOrderType: OrderTypeChoice | null;
}

/** In local storage, `shop:{slug or host}`. */
export type ShopRecord = Pick<RecordIds, 'verifiedPhone'> &
  Omit<CheckoutState, 'chosenAddressId' | 'confirmedPickupTime' | 'pickupTime' | 'orderTypeLink'>;

// Together with the number of fields, these limits keep a record below 8 kB (docs/behaviour.md 18.1).
const MAX_ID_LENGTH = 64;
const MAX_CART_ID_LENGTH = 255;
const MAX_TEXT_LENGTH = 150;
const MAX_USED_ADDRESSES = 10;
const MAX_ORDERS = 20;
const MAX_LANGUAGE_LENGTH = 10;

const isStoredId = (value: unknown): value is string =>
  typeof value === 'string' && value !== '' && value.length <= MAX_ID_LENGTH;
const isShortText = (value: unknown): value is string =>
  typeof value === 'string' && value.length <= MAX_TEXT_LENGTH;

const text = (maxLength: number) => (stored: unknown) =>
  typeof stored === 'string' ? stored.slice(0, maxLength) : undefined;
const oneOf =
  <Value>(values: readonly Value[]) =>
  (stored: unknown) =>
    values.find((value) => value === stored);
const ids = (maxCount: number) => (stored: unknown) =>
  Array.isArray(stored) ? stored.filter(isStoredId).slice(0, maxCount) : undefined;
/** null is a value, too: another tab may have removed one. */
const nullOr =
  <Value>(parse: (stored: unknown) => Value | undefined) =>
  (stored: unknown): Value | null | undefined =>
    stored === null ? null : parse(stored);

function parseOffer(stored: unknown): AppliedOffer | undefined {
  if (!isRecord(stored)) return undefined;
  const { id, code, message, cashback } = stored;
  if (!isStoredId(id) || !isShortText(code) || typeof message !== 'string') return undefined;
  const savedCashback = isNonNegativeInteger(cashback) ? cashback : 0;
  return { id, code, message: message.slice(0, MAX_TEXT_LENGTH), cashback: savedCashback };
}

function parsePendingPayment(stored: unknown): PendingPayment | undefined {
  if (!isRecord(stored)) return undefined;
  const { cartId, at, amount } = stored;
  if (typeof cartId !== 'string' || cartId === '' || cartId.length > MAX_CART_ID_LENGTH) return undefined;
  return isNonNegativeInteger(at) && isNonNegativeInteger(amount) ? { cartId, at, amount } : undefined;
}

/** 'HH:MM', or '' for none. */
function parseTime(stored: unknown): string | undefined {
  const isTime = typeof stored === 'string' && /^(?:(?:[01]\d|2[0-3]):[0-5]\d)?$/.test(stored);
  return isTime ? stored : undefined;
}

function parseVerifiedPhone(stored: unknown): VerifiedPhone | undefined {
  if (!isRecord(stored)) return undefined;
  const { phone, isNew } = stored;
  return typeof phone === 'string' && isLoggedInPhone(phone) ? { phone, isNew: isNew === true } : undefined;
}

function parseOpenLogin(stored: unknown): OpenLogin | undefined {
  if (!isRecord(stored)) return undefined;
  const { phone, pendingAction, orderAtPress } = stored;
  return {
    pendingAction: oneOf(PENDING_ACTIONS)(pendingAction) ?? 'none',
    phone: text(MAX_ID_LENGTH)(phone),
    orderAtPress,
  };
}

function parseAddressDraft(stored: unknown): AddressDraft | undefined {
  if (!isRecord(stored)) return undefined;
  const draft = { ...EMPTY_ADDRESS };
  for (const name of Object.keys(draft) as (keyof AddressDraft)[])
    draft[name] = text(MAX_TEXT_LENGTH)(stored[name]) ?? '';
  return draft;
}

function field<Value>(
  initial: Value,
  parse: (stored: unknown) => Value | undefined,
  ...endsWith: End[]
): Field<Value> {
  return { initial, parse, endsWith };
}

export const orderTypeFields: Fields<OrderTypeChoice> = {
  orderType: field('Delivery', oneOf(ORDER_TYPES), 'logout'),
  dineInBy: field('table', oneOf(['table', 'car']), 'logout'),
  tableNumber: field('', text(MAX_TABLE_OR_CAR_LENGTH), 'cart', 'logout'),
  carNumber: field('', text(MAX_TABLE_OR_CAR_LENGTH), 'cart', 'logout'),
};

const orderTypeOfLink = field<OrderTypeChoice | null>(
  null,
  nullOr((stored) => (isRecord(stored) ? parseFields(orderTypeFields, stored) : undefined)),
  'logout',
);

const leftForPayment = field<PendingPayment | null>(null, nullOr(parsePendingPayment), 'payment', 'logout');

export const shopFields: Fields<ShopRecord> = {
  note: field('', text(MAX_COOKING_NOTE_LENGTH), 'cart', 'logout'),
  ...orderTypeFields,
  appliedOffer: field(null, nullOr(parseOffer), 'cart', 'logout'),
  leftForPayment,
  /** Phone of an incomplete login. Outlives the tab, like the cart of that phone. */
  verifiedPhone: field(null, nullOr(parseVerifiedPhone), 'logout'),
  addressDraft: field(EMPTY_ADDRESS, parseAddressDraft, 'logout'),
  /** The last one first. */
  usedAddressIds: field([], ids(MAX_USED_ADDRESSES), 'logout'),
  /** The last one first. They outlive a logout: reopening one must not clear the next cart. */
  ordersThatClearedACart: field([], ids(MAX_ORDERS)),
  /** Grows with each change of a cart. Other tabs then fetch their cart. */
  cartChanges: field(0, (stored) => (isNonNegativeInteger(stored) ? stored : undefined)),
};

export const visitFields: Fields<VisitRecord> = {
  /** Order type of a link, such as the QR code of a table, with the diner's changes. Replaces the shop record's. */
  linkedOrderType: orderTypeOfLink,
  /** The same without the diner's changes. */
  orderTypeLink: orderTypeOfLink,
  confirmedPickupTime: field('', parseTime, 'cart', 'logout'),
  chosenAddressId: field(
    null,
    nullOr((stored) => (isStoredId(stored) ? stored : undefined)),
    'logout',
  ),
  /** Code of a language; '' for the browser's. */
  language: field('', text(MAX_LANGUAGE_LENGTH)),
  hasSeenClosedNotice: field(false, (stored) => (isBoolean(stored) ? stored : undefined), 'logout'),
  foundOrderId: field('', text(MAX_ID_LENGTH), 'logout'),
  namedOrderIds: field([], ids(MAX_ORDERS), 'logout'),
  openLogin: field(null, nullOr(parseOpenLogin), 'logout'),
  /** Only where local storage refuses the shop's record. */
  leftForPayment,
};

/** A missing or unreadable field has its initial value. */
export function parseFields<Values extends object>(fields: Fields<Values>, stored: unknown): Values {
  const record = isRecord(stored) ? stored : {};
  const values = Object.entries<Field<unknown>>(fields).map(([name, { initial, parse }]) => {
    const parsed = Object.hasOwn(record, name) ? parse(record[name]) : undefined;
    return [name, parsed === undefined ? initial : parsed];
  });
  return Object.fromEntries(values) as Values;
}

/** Initial values of the fields that end with any of `ends`. */
export function initialValues<Values extends object>(
  fields: Fields<Values>,
  ends: readonly End[],
): Partial<Values> {
  const ending = Object.entries<Field<unknown>>(fields).filter(([, { endsWith }]) =>
    endsWith.some((end) => ends.includes(end)),
  );
  return Object.fromEntries(ending.map(([name, { initial }]) => [name, initial])) as Partial<Values>;
}
