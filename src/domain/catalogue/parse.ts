import { isRecord } from '@/api/wire';
import type { Banner, CategoryTile, Dish, Menu, MenuCategory, SizeVariant } from '../menu/types';
import type { RestaurantInfo, RestaurantProfile, Timing } from '../shop/types';
import type { Catalogue } from './types';

type Check = (value: unknown) => boolean;

const MAX_INTEGER = 8e15;

const isString: Check = (value) => typeof value === 'string';
/** Such as paise or epoch ms; within the range of `Date`. */
const isNonNegativeInteger: Check = (value) =>
  Number.isInteger(value) && Number(value) >= 0 && Number(value) <= MAX_INTEGER;
const isBoolean: Check = (value) => typeof value === 'boolean';
const orNull =
  (check: Check): Check =>
  (value) =>
    value === null || check(value);
const listOf =
  (check: Check) =>
  (value: unknown): value is unknown[] =>
    Array.isArray(value) && value.every(check);

const isStringSet: Check = (value) => listOf(isString)(value) && new Set(value).size === value.length;

/** Checks every field of a type. The mapped type requires a check for each field. */
function objectOf<T>(checks: { [Field in keyof T]-?: Check }): (value: unknown) => value is T {
  const fields: [string, Check][] = Object.entries(checks);
  return (value): value is T => isRecord(value) && fields.every(([field, check]) => check(value[field]));
}

const variant = objectOf<SizeVariant>({
  id: isString,
  label: orNull(isString),
  price: isNonNegativeInteger,
  offerPrice: isNonNegativeInteger,
});

const dish = objectOf<Dish>({
  id: isString,
  name: isString,
  description: isString,
  imageUrl: orNull(isString),
  veg: isBoolean,
  popular: isBoolean,
  outOfStock: isBoolean,
  variants: (value) => listOf(variant)(value) && [1, 2].includes(value.length),
  hasCustomizations: isBoolean,
  customizationGroupIds: isStringSet,
  hasAddOns: isBoolean,
  addOnGroupIds: isStringSet,
});

const fieldsOfMenu = objectOf<Menu>({
  categories: listOf(objectOf<MenuCategory>({ name: isString, dishIds: listOf(isString) })),
  outOfStockIds: listOf(isString),
  dishes: (value) =>
    isRecord(value) && Object.entries(value).every(([id, entry]) => dish(entry) && entry.id === id),
});

const menu: Check = (value) =>
  fieldsOfMenu(value) &&
  [value.outOfStockIds, ...value.categories.map(({ dishIds }) => dishIds)]
    .flat()
    .every((id) => Object.hasOwn(value.dishes, id));

const isCatalogue = objectOf<Catalogue>({
  restaurantId: (value) => isString(value) && value !== '',
  menu,
  banners: orNull(listOf(objectOf<Banner>({ imageUrl: isString }))),
  categoryTiles: orNull(
    listOf(objectOf<CategoryTile>({ id: isString, name: isString, imageUrl: orNull(isString) })),
  ),
  info: orNull(
    objectOf<RestaurantInfo>({
      name: isString,
      about: isString,
      address: isString,
      imageUrl: orNull(isString),
    }),
  ),
  profile: orNull(
    objectOf<RestaurantProfile>({
      name: isString,
      phone: isString,
      address: isString,
      customDomain: isString,
    }),
  ),
  timing: orNull(objectOf<Timing>({ closed: isBoolean, closingTime: isString, pureVeg: isBoolean })),
  knownAt: isNonNegativeInteger,
});

/** Returns a persisted catalogue; null when it is corrupt or from a release with another shape. */
export function parseCatalogue(value: unknown): Catalogue | null {
  return isCatalogue(value) ? value : null;
}
