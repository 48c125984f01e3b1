import { inspect } from 'node:util';
import type { Address } from '@/domain/addresses/types';
import type { CartLine, CustomizedDish } from '@/domain/cart/types';
import type { Catalogue } from '@/domain/catalogue/catalogue';
import type { Banner, CategoryTile, Dish, Menu, MenuCategory, SizeVariant } from '@/domain/menu/types';
import { isDish } from '@/domain/catalogue/stored-catalogue';
import type { AddOnGroup, CustomizationGroup } from '@/domain/option-groups/types';
import { isRecord } from '@/lib/guards';
import type { Offer } from '@/domain/offers/types';
import type { OrderDetail, OrderedItem, OrderSummary } from '@/domain/orders/types';
import type { Bill } from '@/domain/bill/types';
import type { SentOtp } from '@/domain/session/login-api';
import type { RestaurantInfo, RestaurantProfile, Timing } from '@/domain/shop/types';
import type { ShopLookup } from '@/domain/shop/parse-lookup';

/** Describes the problem of a value and its path; undefined for valid values. */
export type Check = (value: unknown, at: string) => string | undefined;

function checkThat(isValid: (value: unknown) => boolean, what: string): Check {
  return (value, at) => (isValid(value) ? undefined : `${at} is no ${what}: ${inspect(value)}`);
}

const trimmed = (value: unknown): value is string => typeof value === 'string' && value.trim() === value;
/** Lone surrogates cannot be encoded in a URL. */
const wellFormed = (value: string) => !/\p{Cs}/u.test(value);

const text = checkThat((value) => typeof value === 'string', 'text');
const flag = checkThat((value) => typeof value === 'boolean', 'flag');
const name = checkThat((value) => trimmed(value) && value !== '' && wellFormed(value), 'name');
export const id = checkThat(
  (value) => trimmed(value) && value !== '' && wellFormed(value) && !(value in Object.prototype),
  'id',
);
const option = checkThat((value) => typeof value === 'string' && value.trim() !== '', 'option');
const label = orNone(checkThat((value) => trimmed(value) && value !== '' && value !== 'null', 'label'));
const link = checkThat(
  (value) => trimmed(value) && /^(?:https?:\/\/|\/)/i.test(value) && URL.canParse(value, 'https://shop'),
  'link',
);
/** Integer paise within the safe range. */
export const money = checkThat((value) => Number.isSafeInteger(value), 'money');
const price = checkThat((value) => Number.isSafeInteger(value) && Number(value) >= 0, 'price');
const count = checkThat((value) => Number.isSafeInteger(value) && Number(value) > 0, 'count');
const countOrNone = checkThat((value) => Number.isSafeInteger(value) && Number(value) >= 0, 'count or none');
const integer = checkThat((value) => Number.isSafeInteger(value), 'whole number');
const number = checkThat((value) => Number.isFinite(value), 'number');

export function orNone(checked: Check): Check {
  return (value, at) => (value === null ? undefined : checked(value, at));
}

function listOf(checked: Check, least = 0): Check {
  return (value, at) => {
    if (!Array.isArray(value) || value.length < least) return `${at} is no list of ${String(least)} or more`;
    return firstProblem(value.map((part, index) => checked(part, `${at}[${String(index)}]`)));
  };
}

function listById(checked: Check, least = 0): Check {
  return withCondition(
    listOf(checked, least),
    (entries: { id: string }[]) => once(entries.map((entry) => entry.id)),
    'list with unique ids',
  );
}

const once = (values: readonly unknown[]) => new Set(values).size === values.length;

function firstProblem(problems: readonly (string | undefined)[]): string | undefined {
  return problems.find((problem) => problem !== undefined);
}

/** One check per field. The compiler reports fields without a check. */
type Checks<T> = { [Field in keyof T]-?: Check };

function recordOf<T>(checks: Checks<T>): Check {
  const fields: [string, Check][] = Object.entries(checks);
  return (value, at) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return `${at} is no record`;
    const record = value as Record<string, unknown>;
    return firstProblem(fields.map(([field, checked]) => checked(record[field], `${at}.${field}`)));
  };
}

export function withCondition(checked: Check, agrees: (value: never) => boolean, what: string): Check {
  return (value, at) => checked(value, at) ?? checkThat(() => agrees(value as never), what)(value, at);
}

const ids = withCondition(listOf(id), once, 'list of unique ids');
const variant = recordOf<SizeVariant>({ id, label, price, offerPrice: price });
/** Rules of an answered dish. `isDish` knows the type of every field. */
const dish = withCondition(
  recordOf<Pick<Dish, 'id' | 'name' | 'imageUrl' | 'variants' | 'customizationGroupIds' | 'addOnGroupIds'>>({
    id,
    name,
    imageUrl: orNone(link),
    variants: listById(variant, 1),
    customizationGroupIds: ids,
    addOnGroupIds: ids,
  }),
  isDish,
  'dish',
);
const dishesById =
  (checked: Check): Check =>
  (value, at) =>
    typeof value !== 'object' || value === null
      ? `${at} is no map`
      : firstProblem(
          Object.entries(value).map(
            ([key, entry]) =>
              checked(entry, `${at}.${key}`) ??
              ((entry as Dish).id === key ? undefined : `${at}.${key} is another dish`),
          ),
        );
/** A menu whose lists refer only to its own dishes. */
function menuOf(checked: Check, lists: Omit<Checks<Menu>, 'dishes'>): Check {
  return withCondition(
    recordOf<Menu>({ ...lists, dishes: dishesById(checked) }),
    ({ categories, outOfStockIds, dishes }: Menu) =>
      [...categories.flatMap((category) => category.dishIds), ...outOfStockIds].every((dishId) =>
        Object.hasOwn(dishes, dishId),
      ),
    'menu with all listed dishes',
  );
}
export const menu = withCondition(
  menuOf(dish, {
    categories: listOf(recordOf<MenuCategory>({ name, dishIds: listOf(id, 1) })),
    outOfStockIds: listOf(id),
  }),
  ({ categories }: Menu) => categories.every(({ dishIds }) => new Set(dishIds).size === dishIds.length),
  'menu with unique dishes per category',
);
export const banners = withCondition(
  listOf(recordOf<Banner>({ imageUrl: link })),
  (pictures: Banner[]) => once(pictures.map(({ imageUrl }) => imageUrl)),
  'list of unique banners',
);
/** Tiles without an id use their name. */
export const categoryTiles = listById(recordOf<CategoryTile>({ id: name, name, imageUrl: orNone(link) }));
export const info = recordOf<RestaurantInfo>({ name, about: text, address: text, imageUrl: orNone(link) });
export const profile = recordOf<RestaurantProfile>({
  name: text,
  phone: text,
  address: text,
  customDomain: text,
});
export const timing = recordOf<Timing>({ isClosed: flag, closingTime: text, isPureVeg: flag });
/** Not JSON, which can contain lone surrogates: text decoded from bytes is always well-formed. */
const answerText = checkThat((value) => trimmed(value) && value !== '', 'answer');
export const lookup = orNone(
  recordOf<ShopLookup>({ restaurantId: answerText, behaviourToolId: text, adPixelId: text }),
);

const group = { id, name: text, min: countOrNone, max: integer, isRequired: flag };
export const customizationGroups = listById(
  recordOf<CustomizationGroup>({
    ...group,
    options: withCondition(listOf(option), once, 'list of unique options'),
  }),
);
export const addOnGroups = listById(
  recordOf<AddOnGroup>({
    ...group,
    options: listOf(recordOf<AddOnGroup['options'][number]>({ name: option, price: money })),
  }),
);

const isCustomization = (value: unknown) =>
  isRecord(value) &&
  (value['kind'] === 'customized' ? typeof value['text'] === 'string' : value['kind'] === 'unreadable');

const customized = recordOf<CustomizedDish>({
  id,
  name: text,
  quantity: count,
  subtotal: money,
  offerPrice: money,
  toppings: text,
  customization: checkThat(isCustomization, 'customization'),
});
const line = recordOf<CartLine>({
  variantId: id,
  // The diner pays for a line even when its name is unknown.
  name: text,
  quantity: count,
  subtotal: money,
  offerPrice: money,
  price: money,
  sizeLabel: label,
  food: checkThat((value) => value === 'veg' || value === 'nonveg', 'kind of food'),
  imageUrl: orNone(link),
  isOutOfStock: flag,
  customizedQuantity: countOrNone,
  customized: listById(customized),
});
export const cart = withCondition(
  listOf(line),
  (lines: CartLine[]) => once(lines.map(({ variantId }) => variantId)),
  'cart with one line per size',
);

export const bill = recordOf<Bill>({
  itemTotal: money,
  payable: money,
  payableText: name,
  discount: money,
  coupon: text,
  offerMinimum: money,
  minimumOrder: money,
  gstPercent: number,
  gst: money,
  remainder: money,
  service: text,
  delivery: money,
  deliveryInFull: money,
  nextDeliveryMessage: text,
});
export const offers = listById(
  recordOf<Offer>({
    id,
    code: name,
    message: text,
    isWallet: flag,
    walletValue: money,
    minimumOrder: money,
    maxDiscount: money,
  }),
);
export const applied = recordOf<{ isApplied: boolean; message: string; cashback: number }>({
  isApplied: flag,
  message: text,
  cashback: money,
});

export const sentOtp = recordOf<SentOtp>({ sessionId: text, otp: name });
export const page = checkThat((value) => value === 'known' || value === 'new', 'known or new');
export const done = checkThat((value) => value === undefined, 'undefined');
export const idOrNone = checkThat((value) => trimmed(value) && !(value in Object.prototype), 'id or none');

export const addresses = listById(
  withCondition(
    recordOf<Address>({
      id,
      houseNumber: text,
      streetAddress1: text,
      streetAddress2: text,
      landmark: text,
      city: text,
      state: text,
      pincode: text,
      longitude: name,
      latitude: name,
    }),
    (address: Address) => Boolean(address.houseNumber || address.streetAddress1 || address.streetAddress2),
    'address with a house or a street',
  ),
);

const orderId = withCondition(id, (value: string) => value !== '0', 'order id');
export const history = listById(
  recordOf<OrderSummary>({
    id: orderId,
    date: text,
    total: orNone(money),
    status: text,
    trackingUrl: orNone(link),
    items: listOf(recordOf<OrderSummary['items'][number]>({ count, name })),
  }),
);
export const order = recordOf<OrderDetail>({
  id: orderId,
  date: text,
  name: text,
  phone: text,
  address: text,
  status: text,
  trackingUrl: orNone(link),
  items: listOf(
    recordOf<OrderedItem>({
      count,
      name,
      toppings: text,
      addOns: text,
      size: label,
      subtotal: orNone(money),
    }),
  ),
  subtotal: orNone(money),
  gst: orNone(money),
  total: orNone(money),
  remainder: money,
});

/** Data that the storefront persisted: field types are checked, texts may be anything. */
export const catalogue = recordOf<Catalogue>({
  restaurantId: checkThat((value) => typeof value === 'string' && value !== '', 'restaurant'),
  menu: menuOf(checkThat(isDish, 'dish'), {
    categories: listOf(recordOf<MenuCategory>({ name: text, dishIds: listOf(text) })),
    outOfStockIds: listOf(text),
  }),
  banners: orNone(listOf(recordOf<Banner>({ imageUrl: text }))),
  categoryTiles: orNone(listOf(recordOf<CategoryTile>({ id: text, name: text, imageUrl: orNone(text) }))),
  info: orNone(recordOf<RestaurantInfo>({ name: text, about: text, address: text, imageUrl: orNone(text) })),
  profile: orNone(profile),
  timing: orNone(timing),
  requestedAt: withCondition(number, (at: number) => !Number.isNaN(new Date(at).getTime()), 'date'),
});
