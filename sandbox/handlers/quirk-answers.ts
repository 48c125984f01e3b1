import type { Quirk } from '../quirks';
import type { World } from '../world';
import type { Fields } from './call';

function restaurantIdOfCall(path: string, fields: Fields, world: World): string | undefined {
  if (path === 'cart/displayTestFramCore') return world.carts.find(fields['id'] ?? '')?.restaurantId;
  if (path === 'Display/Order') return world.orders.find(fields['oId'] ?? '').restaurantId;
  const cartId = fields['CartId'] ?? fields['cartid'];
  const id =
    fields['RestaurentId'] ?? fields['restaurantId'] ?? fields['restId'] ?? fields['ResId'] ?? fields['id'];
  return cartId === undefined ? id : (world.carts.find(cartId)?.restaurantId ?? id);
}

const MONEY_FIELDS = new Set([
  ...['Price', 'OfferPrice', 'price', 'offerPrice', 'SubTotal', 'toopingSubTotal', 'toppingSubTotal'],
  ...['Grand_Total', 'PayableAmount', 'off', 'MinimumPrice', 'minimumOrderValue', 'DeliveryCharges'],
  ...['ActulDeliveryCharge', 'nextDeliveryCharges', 'Total', 'Total_of_Subtotal', 'GstCharges'],
  ...['WalletReward', 'Wallet_Value', 'Minimum_order_value', 'Value'],
]);

/** All numbers of an add-on group are option prices, except its limits. */
const isAddOnPrice = (path: string, field: string): boolean =>
  path === 'cart/getAddConsItem' && field !== 'min' && field !== 'max';

const GROUP_CALLS = new Set(['cart/getCustomizedDishItem', 'cart/getAddConsItem']);

const moneyText = new Intl.NumberFormat('en-IN', { minimumFractionDigits: 2 });

type WireObject = Record<string, unknown>;

function mapRecords(answer: unknown, change: (record: WireObject) => WireObject): unknown {
  if (Array.isArray(answer)) return answer.map((part) => mapRecords(part, change));
  if (typeof answer !== 'object' || answer === null) return answer;
  return change(
    Object.fromEntries(Object.entries(answer).map(([name, part]) => [name, mapRecords(part, change)])),
  );
}

const mapFields = (answer: unknown, change: (name: string, value: unknown) => unknown): unknown =>
  mapRecords(answer, (record) =>
    Object.fromEntries(Object.entries(record).map(([name, value]) => [name, change(name, value)])),
  );

const without = (answer: unknown, field: string): unknown =>
  mapRecords(answer, (record) =>
    Object.fromEntries(Object.entries(record).filter(([name]) => name !== field)),
  );

let fetches = 0;

/** Rotates a list by one entry more on every call. */
function rotated(answer: unknown): unknown {
  if (!Array.isArray(answer) || answer.length < 2) return answer;
  fetches += 1;
  const by = fetches % answer.length;
  return [...(answer as unknown[]).slice(by), ...(answer as unknown[]).slice(0, by)];
}

const twice = (list: readonly unknown[]): unknown[] => [...list, ...list];

const reversed = (answer: unknown): unknown =>
  Array.isArray(answer) ? (answer as unknown[]).toReversed() : answer;

/** Splits the options of a group, which are a list of names or an object of prices. */
function halvesOf(group: WireObject): WireObject[] {
  const { itemNmae } = group;
  if (typeof itemNmae !== 'object' || itemNmae === null) return [group];
  const options = Object.entries(itemNmae);
  const half = Math.ceil(options.length / 2);
  return [options.slice(0, half), options.slice(half)]
    .filter((part) => part.length > 0)
    .map((part) => ({
      ...group,
      itemNmae: Array.isArray(itemNmae) ? part.map(([, name]) => name as unknown) : Object.fromEntries(part),
    }));
}

/** Splits every group of an answer: a list, or an object with the list as `data`. */
function splitGroups(answer: unknown): unknown {
  if (Array.isArray(answer)) return (answer as WireObject[]).flatMap(halvesOf);
  return { data: splitGroups((answer as { data: unknown }).data) };
}

/** A dish has the same number in every category. */
function withNumericIds(answer: unknown): unknown {
  const numbers = new Map<unknown, number>();
  mapRecords(answer, (record) => {
    if ('CId' in record && !numbers.has(record['CId'])) numbers.set(record['CId'], numbers.size);
    return record;
  });
  return mapFields(answer, (name, value) =>
    name === 'CId' ? numbers.size - (numbers.get(value) ?? 0) : value,
  );
}

/** Writes `2026-11-18 19:42:10` as `18-11-2026 7:42 PM`. Other texts stay. */
function dayFirst(date: unknown): unknown {
  const parts = typeof date === 'string' ? /^(\d+)-(\d+)-(\d+) (\d+):(\d+)/.exec(date) : null;
  if (!parts) return date;
  const [, year, month, day, hour, minute] = parts;
  const hours = Number(hour);
  return `${String(day)}-${String(month)}-${String(year)} ${String(hours % 12 || 12)}:${String(minute)} ${hours < 12 ? 'AM' : 'PM'}`;
}

/** The other quirks change the server's behaviour. */
const changes: Partial<Record<Quirk, (path: string, answer: unknown) => unknown>> = {
  'newest-lines': (path, answer) => (path === 'cart/displayTestFramCore' ? reversed(answer) : answer),
  'shuffle-lines': (path, answer) => (path === 'cart/displayTestFramCore' ? rotated(answer) : answer),
  'newest-first': (path, answer) => (path === 'Display/Address' ? reversed(answer) : answer),
  'no-address-id': (path, answer) => (path === 'address/add' ? [{ Added: 'successfully' }] : answer),
  'empty-edit': (path, answer) => (path === 'address/Edit' ? undefined : answer),
  'no-cart-id': (path, answer) => (path === 'cart/addNewCustDish' ? [{ Status: 'Successfully' }] : answer),
  'no-category-id': (path, answer) =>
    path === 'display/all_categories' ? without(answer, 'documentId') : answer,
  'text-prices': (path, answer) =>
    mapFields(answer, (name, value) =>
      typeof value === 'number' && (MONEY_FIELDS.has(name) || isAddOnPrice(path, name))
        ? moneyText.format(value)
        : value,
    ),
  'repeat-groups': (path, answer) =>
    path === 'display/display_dish_list'
      ? mapFields(answer, (name, value) =>
          (name === 'selectTopping' || name === 'add_on') && Array.isArray(value) ? twice(value) : value,
        )
      : answer,
  'split-groups': (path, answer) => (GROUP_CALLS.has(path) ? splitGroups(answer) : answer),
  'repeat-records': (_path, answer) => (Array.isArray(answer) ? twice(answer) : answer),
  'low-limits': (path, answer) =>
    GROUP_CALLS.has(path) ? mapFields(answer, (name, value) => (name === 'max' ? 1 : value)) : answer,
  'numeric-ids': (path, answer) => (path === 'display/display_dish_list' ? withNumericIds(answer) : answer),
  'empty-add-on-prices': (path, answer) =>
    path === 'cart/getAddConsItem'
      ? mapFields(answer, (name, value) => (isAddOnPrice(path, name) && value === 0 ? null : value))
      : answer,
  'day-first-dates': (_path, answer) =>
    mapFields(answer, (name, value) => (name === 'Order_Date' ? dayFirst(value) : value)),
  'loose-words': (_path, answer) =>
    mapFields(answer, (name, value) =>
      name === 'Status' && typeof value === 'string' ? `${value.toLowerCase()}.` : value,
    ),
  'no-offer-price': (path, answer) =>
    path === 'cart/displayTestFramCore' ? without(answer, 'offerPrice') : answer,
  'no-customized-dishes': (path, answer) =>
    path === 'cart/displayTestFramCore' ? without(answer, 'resultTest') : answer,
};

export function withQuirks(
  path: string,
  fields: Fields,
  answer: unknown,
  world: World,
): { body: unknown; headers: Record<string, string> } {
  const id = restaurantIdOfCall(path, fields, world);
  const quirks = id === undefined ? [] : world.catalogue.quirksOf(id);
  const body = quirks.reduce((changed, quirk) => {
    const change = changes[quirk];
    return change ? change(path, changed) : changed;
  }, answer);
  return { body, headers: quirks.includes('cacheable-answers') ? { 'Cache-Control': 'max-age=600' } : {} };
}
