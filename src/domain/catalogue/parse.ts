import { isRecord } from '@/api/wire';
import type { Banner, CategoryTile, Dish, Menu, MenuCategory, SizeVariant } from '../menu/types';
import type { RestaurantInfo, RestaurantProfile, Timing } from '../shop/types';
import type { Catalogue } from './types';

type Check = (value: unknown) => boolean;

const MAX_INTEGER = 8e15;

const isText: Check = (value) => typeof value === 'string';
/** Paise or epoch ms, within the range of `Date`. */
const isWhole: Check = (value) =>
  Number.isInteger(value) && Number(value) >= 0 && Number(value) <= MAX_INTEGER;
const isFlag: Check = (value) => typeof value === 'boolean';
const orNull =
  (check: Check): Check =>
  (value) =>
    value === null || check(value);
const listOf =
  (check: Check) =>
  (value: unknown): value is unknown[] =>
    Array.isArray(value) && value.every(check);

const isSet: Check = (value) => listOf(isText)(value) && new Set(value).size === value.length;

/** Checks every field of a type. The mapped type requires a check for each field. */
function objectOf<T>(checks: { [Field in keyof T]-?: Check }): (value: unknown) => value is T {
  const fields: [string, Check][] = Object.entries(checks);
  return (value): value is T => isRecord(value) && fields.every(([field, check]) => check(value[field]));
}

const variant = objectOf<SizeVariant>({
  id: isText,
  label: orNull(isText),
  price: isWhole,
  offerPrice: isWhole,
});

const dish = objectOf<Dish>({
  id: isText,
  name: isText,
  description: isText,
  imageUrl: orNull(isText),
  veg: isFlag,
  popular: isFlag,
  outOfStock: isFlag,
  variants: (value) => listOf(variant)(value) && [1, 2].includes(value.length),
  hasCustomizations: isFlag,
  customizationGroupIds: isSet,
  hasAddOns: isFlag,
  addOnGroupIds: isSet,
});

const fieldsOfMenu = objectOf<Menu>({
  categories: listOf(objectOf<MenuCategory>({ name: isText, dishIds: listOf(isText) })),
  outOfStockIds: listOf(isText),
  dishes: (value) =>
    isRecord(value) && Object.entries(value).every(([id, held]) => dish(held) && held.id === id),
});

const menu: Check = (value) =>
  fieldsOfMenu(value) &&
  [value.outOfStockIds, ...value.categories.map(({ dishIds }) => dishIds)]
    .flat()
    .every((id) => Object.hasOwn(value.dishes, id));

const isCatalogue = objectOf<Catalogue>({
  restaurantId: (value) => isText(value) && value !== '',
  menu,
  banners: orNull(listOf(objectOf<Banner>({ imageUrl: isText }))),
  categoryTiles: orNull(
    listOf(objectOf<CategoryTile>({ id: isText, name: isText, imageUrl: orNull(isText) })),
  ),
  info: orNull(
    objectOf<RestaurantInfo>({ name: isText, about: isText, address: isText, imageUrl: orNull(isText) }),
  ),
  profile: orNull(
    objectOf<RestaurantProfile>({ name: isText, phone: isText, address: isText, customDomain: isText }),
  ),
  timing: orNull(objectOf<Timing>({ closed: isFlag, closingTime: isText, pureVeg: isFlag })),
  knownAt: isWhole,
});

/** Returns a persisted catalogue; null when it is corrupt or from a release with another shape. */
export function readCatalogue(value: unknown): Catalogue | null {
  return isCatalogue(value) ? value : null;
}
