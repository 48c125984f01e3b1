/** Reads and writes a diner's choices in a shop (docs/behaviour.md 18.1), before the first render and between tabs. */
import { isRecord } from '@/lib/guards';
import { safeLocalStorage, safeSessionStorage, storageKeys } from '@/platform/web-storage';
import type { OrderTypeChoice } from '../checkout/order-types';
import type { CheckoutState } from '../checkout/types';
import type { VerifiedPhone } from '../session/types';
import type { ShopSite } from '../shop/identify';
import type { RootState } from '../state';
import type { VisitState } from '../visit/types';
import {
  initialValues,
  orderTypeFields,
  parseFields,
  shopFields,
  visitFields,
  type End,
  type ShopRecord,
  type VisitRecord,
} from './fields';
import { cartIdKey, PHONE_KEY, readCartId, readPhone } from './ids';

/** Increment when a field gets another meaning, and read the former one in `readRecords()`. */
const VERSION = 1;

const SHOP = 'shop:';
const VISIT = 'visit:';

export const shopKey = ({ key }: ShopSite) => `${SHOP}${key}`;
const visitKey = ({ key }: ShopSite) => `${VISIT}${key}`;

/** The part of the state that is persisted. */
export interface Records extends CheckoutState, VisitState {
  phone: string;
  cartId: string;
  verifiedPhone: VerifiedPhone | null;
}

const INITIAL_SHOP = parseFields(shopFields, null);
const INITIAL_VISIT = parseFields(visitFields, null);

/** Initial values. A prerendered page starts with them. */
export const NO_RECORDS: Records = {
  ...INITIAL_SHOP,
  ...stateOfVisit(INITIAL_VISIT),
  phone: '',
  cartId: '',
};

function stateOfVisit({ linkedOrderType, leftForPayment, ...visit }: VisitRecord) {
  return {
    ...visit,
    ...linkedOrderType,
    isOrderTypeLinked: linkedOrderType !== null,
    pickupTime: visit.confirmedPickupTime,
    ...(leftForPayment && { leftForPayment }),
  };
}

function parseJson(text: string): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(text);
    return isRecord(value) ? value : {};
  } catch {
    return {};
  }
}

/**
 * Values that end with a cart are read for the record's own cart only, because it may have ended unnoticed.
 * @param ownOrderType stays when a record has none. Tabs with a linked order type write none.
 */
export function readRecords(site: ShopSite, ownOrderType: Partial<OrderTypeChoice> = {}): Records {
  const cartId = readCartId(site);
  const shop = parseJson(safeLocalStorage.get(shopKey(site)));
  const visit = parseJson(safeSessionStorage.get(visitKey(site)));
  const isOfCart = (record: Readonly<Record<string, unknown>>) =>
    cartId !== '' && record['cartId'] === cartId;
  const hasOrderType = Object.hasOwn(shop, 'orderType') || Object.keys(shop).length === 0;
  return {
    ...parseFields(
      shopFields,
      hasOrderType ? shop : { ...shop, ...parseFields(orderTypeFields, ownOrderType) },
    ),
    ...(!isOfCart(shop) && initialValues(shopFields, ['cart'])),
    ...stateOfVisit({
      ...parseFields(visitFields, visit),
      ...(!isOfCart(visit) && initialValues(visitFields, ['cart'])),
    }),
    phone: readPhone(),
    cartId,
  };
}

/** Initial values of the fields that end with any of `ends`. */
export function initialRecords(ends: readonly End[]): Partial<Records> {
  const { linkedOrderType, ...visit } = initialValues(visitFields, ends);
  return {
    ...initialValues(shopFields, ends),
    ...visit,
    ...(linkedOrderType === null && { isOrderTypeLinked: false }),
    ...(visit.confirmedPickupTime === '' && { pickupTime: '' }),
  };
}

/** Returns '' when all values are initial. */
function textOf(cartId: string, values: object, initial: object): string {
  const isInitial = JSON.stringify({ ...initial, ...values }) === JSON.stringify(initial);
  return isInitial ? '' : JSON.stringify({ version: VERSION, cartId, ...values });
}

/** The records as they are written, with texts and lists cut to their limits. */
export function withinLimits(records: Records): Records {
  return { ...records, ...parseFields(visitFields, records), ...parseFields(shopFields, records) };
}

export function writeRecords(site: ShopSite, records: Records): void {
  const { phone, cartId, isOrderTypeLinked } = records;
  safeLocalStorage.set(PHONE_KEY, phone);
  safeLocalStorage.set(cartIdKey(site), cartId);
  const shop: Partial<ShopRecord> = parseFields(shopFields, records);
  const orderType = parseFields(orderTypeFields, records);
  // A linked order type ends with the visit, and that of a former visit with the link.
  if (isOrderTypeLinked) for (const name of Object.keys(orderTypeFields)) Reflect.deleteProperty(shop, name);
  const isStored = safeLocalStorage.set(shopKey(site), textOf(cartId, shop, INITIAL_SHOP));
  const visit = parseFields(visitFields, {
    ...records,
    linkedOrderType: isOrderTypeLinked ? orderType : null,
    leftForPayment: isStored ? null : records.leftForPayment,
  });
  safeSessionStorage.set(visitKey(site), textOf(cartId, visit, INITIAL_VISIT));
}

export function recordsOf({ session, cart, checkout, visit }: RootState): Records {
  return {
    ...checkout,
    ...visit,
    phone: session.phone,
    cartId: cart.cartId,
    verifiedPhone: session.verifiedPhone,
  };
}

/** Ends the visits of this tab to all shops of the origin. */
export function endVisits(): void {
  for (const key of storageKeys('sessionStorage')) {
    if (!key.startsWith(VISIT)) continue;
    const stored = parseJson(safeSessionStorage.get(key));
    const kept = { ...parseFields(visitFields, stored), ...initialValues(visitFields, ['logout']) };
    safeSessionStorage.set(key, textOf('', kept, INITIAL_VISIT));
  }
}

/** Removes the fields that end with a logout from the records of all shops of the origin. Their carts survive. */
export function forgetDiner(): void {
  endVisits();
  for (const key of storageKeys('localStorage')) {
    if (!key.startsWith(SHOP)) continue;
    const stored = parseJson(safeLocalStorage.get(key));
    const kept = { ...parseFields(shopFields, stored), ...initialValues(shopFields, ['logout']) };
    safeLocalStorage.set(key, textOf('', kept, INITIAL_SHOP));
  }
}
