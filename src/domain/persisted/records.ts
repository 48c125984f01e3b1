/** Reads and writes a diner's choices in a shop (docs/behaviour.md 18.1), before the first render and between tabs. */
import { isRecord } from '@/lib/guards';
import { safeLocalStorage, safeSessionStorage, storageKeys } from '@/platform/web-storage';
import { numbersAfterCart } from '../checkout/order-types';
import { openLoginIn } from '../dialogs/types';
import type { ShopSite } from '../shop/identify';
import type { RootState } from '../root-reducer';
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
import type { RecordIds, Records } from './types';

/** Increment when a field gets another meaning, and read the former one in `readRecords()`. */
const VERSION = 1;

const SHOP = 'shop:';
const VISIT = 'visit:';

export const shopKey = ({ key }: ShopSite) => `${SHOP}${key}`;
const visitKey = ({ key }: ShopSite) => `${VISIT}${key}`;

function toRecords(
  { verifiedPhone, ...chosen }: ShopRecord,
  {
    linkedOrderType,
    orderTypeLink,
    confirmedPickupTime,
    chosenAddressId,
    leftForPayment,
    openLogin,
    ...visit
  }: VisitRecord,
  ids: Omit<RecordIds, 'verifiedPhone' | 'openLogin'>,
): Records {
  return {
    checkout: {
      ...chosen,
      ...linkedOrderType,
      orderTypeLink: orderTypeLink ?? linkedOrderType,
      pickupTime: confirmedPickupTime,
      confirmedPickupTime,
      chosenAddressId,
      leftForPayment: leftForPayment ?? chosen.leftForPayment,
    },
    visit,
    ids: { ...ids, verifiedPhone, openLogin },
  };
}

const INITIAL_SHOP = parseFields(shopFields, null);
const INITIAL_VISIT = parseFields(visitFields, null);

/** Initial values. A prerendered page starts with them. */
export const NO_RECORDS = toRecords(INITIAL_SHOP, INITIAL_VISIT, { phone: '', cartId: '' });

function parseRecord(text: string): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(text);
    return isRecord(value) ? value : {};
  } catch {
    return {};
  }
}

/** Values that end with a cart are read for the record's own cart only, because it may have ended unnoticed. */
const isOfCart = (record: Readonly<Record<string, unknown>>, cartId: string) =>
  cartId !== '' && record['cartId'] === cartId;

function readShopRecord(site: ShopSite, cartId: string): ShopRecord {
  const shop = parseRecord(safeLocalStorage.get(shopKey(site)));
  return {
    ...parseFields(shopFields, shop),
    ...(!isOfCart(shop, cartId) && initialValues(shopFields, ['cart'])),
  };
}

export function readRecords(site: ShopSite): Records {
  const cartId = readCartId(site);
  const visit = parseRecord(safeSessionStorage.get(visitKey(site)));
  const isVisitOfCart = isOfCart(visit, cartId);
  const records = toRecords(
    readShopRecord(site, cartId),
    { ...parseFields(visitFields, visit), ...(!isVisitOfCart && initialValues(visitFields, ['cart'])) },
    { phone: readPhone(), cartId },
  );
  if (records.checkout.orderTypeLink && !isVisitOfCart)
    Object.assign(records.checkout, numbersAfterCart(records.checkout));
  return records;
}

function pick<Values extends object>(values: Values, names: ReadonlySet<string>): Partial<Values> {
  return Object.fromEntries(Object.entries(values).filter(([name]) => names.has(name))) as Partial<Values>;
}

/** Initial values of the fields that end with any of `ends`, for the reducer of each slice. */
export function initialRecords(ends: readonly End[]): { [Part in keyof Records]: Partial<Records[Part]> } {
  const ending = { ...initialValues(shopFields, ends), ...initialValues(visitFields, ends) };
  const names = new Set(Object.keys(ending));
  if (names.has('confirmedPickupTime')) names.add('pickupTime');
  const { checkout, visit, ids } = NO_RECORDS;
  return { checkout: pick(checkout, names), visit: pick(visit, names), ids: pick(ids, names) };
}

/** Returns '' when all values are initial. */
function serializeRecord(cartId: string, values: object, initial: object): string {
  const isInitial = JSON.stringify({ ...initial, ...values }) === JSON.stringify(initial);
  return isInitial ? '' : JSON.stringify({ version: VERSION, cartId, ...values });
}

/** The fields of all parts. */
export const fieldsOf = ({ checkout, visit, ids }: Records) => ({ ...checkout, ...visit, ...ids });

/** Names of the fields that differ. */
export function changedFields(records: Records, since: Records): (keyof ReturnType<typeof fieldsOf>)[] {
  const [fields, before] = [fieldsOf(records), fieldsOf(since)];
  return (Object.keys(fields) as (keyof typeof fields)[]).filter((name) => fields[name] !== before[name]);
}

/** The records as they are stored, with texts and lists cut to their limits. */
function toStored(records: Records): { shop: ShopRecord; visit: VisitRecord } {
  const fields = fieldsOf(records);
  const shop = parseFields(shopFields, fields);
  const linkedOrderType = fields.orderTypeLink && shop;
  return { shop, visit: parseFields(visitFields, { ...fields, linkedOrderType, leftForPayment: null }) };
}

/** The records as they are read after writing. */
export function withinLimits(records: Records): Records {
  const { shop, visit } = toStored(records);
  return toRecords(shop, visit, records.ids);
}

export function writeRecords(site: ShopSite, records: Records): void {
  const { phone, cartId } = records.ids;
  const { orderTypeLink, leftForPayment } = records.checkout;
  safeLocalStorage.set(PHONE_KEY, phone);
  safeLocalStorage.set(cartIdKey(site), cartId);
  const { visit, ...stored } = toStored(records);
  // A linked order type is the visit's. That of other tabs stays.
  const shop = orderTypeLink
    ? { ...stored.shop, ...parseFields(orderTypeFields, readShopRecord(site, cartId)) }
    : stored.shop;
  const isStored = safeLocalStorage.set(shopKey(site), serializeRecord(cartId, shop, INITIAL_SHOP));
  if (!isStored) visit.leftForPayment = leftForPayment;
  safeSessionStorage.set(visitKey(site), serializeRecord(cartId, visit, INITIAL_VISIT));
}

export function selectRecords({ session, cart, checkout, dialogs, visit }: RootState): Records {
  const { phone, verifiedPhone } = session;
  const openLogin = openLoginIn(dialogs);
  return { checkout, visit, ids: { phone, cartId: cart.cartId, verifiedPhone, openLogin } };
}

/** Ends the visits of this tab to all shops of the origin. */
export function endVisits(): void {
  for (const key of storageKeys('sessionStorage')) {
    if (!key.startsWith(VISIT)) continue;
    const stored = parseRecord(safeSessionStorage.get(key));
    const kept = { ...parseFields(visitFields, stored), ...initialValues(visitFields, ['logout']) };
    safeSessionStorage.set(key, serializeRecord('', kept, INITIAL_VISIT));
  }
}

/** Removes the fields that end with a logout from the records of all shops of the origin. Their carts survive. */
export function forgetDiner(): void {
  endVisits();
  for (const key of storageKeys('localStorage')) {
    if (!key.startsWith(SHOP)) continue;
    const stored = parseRecord(safeLocalStorage.get(key));
    const kept = { ...parseFields(shopFields, stored), ...initialValues(shopFields, ['logout']) };
    safeLocalStorage.set(key, serializeRecord('', kept, INITIAL_SHOP));
  }
}
