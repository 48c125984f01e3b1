import type { Banner, CategoryTile, Dish, Menu, MenuCategory, SizeVariant } from '../menu/types';
import type { RestaurantInfo, RestaurantProfile, Timing } from '../shop/types';
import type { Catalogue } from './types';

type Check = (value: unknown) => boolean;
type Fields = Record<string, unknown>;

const isText: Check = (value) => typeof value === 'string';
const isNumber: Check = (value) => typeof value === 'number' && Number.isFinite(value);
const isFlag: Check = (value) => typeof value === 'boolean';
const orNull =
  (check: Check): Check =>
  (value) =>
    value === null || check(value);
const listOf =
  (check: Check, least = 0): Check =>
  (value) =>
    Array.isArray(value) && value.length >= least && value.every(check);
const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A check of every field that a type has: one that is added to it cannot be forgotten here. */
function objectOf<T>(checks: { [Field in keyof T]-?: Check }): (value: unknown) => value is T {
  const fields: [string, Check][] = Object.entries(checks);
  return (value): value is T => isObject(value) && fields.every(([field, check]) => check(value[field]));
}

const variant = objectOf<SizeVariant>({
  id: isText,
  label: orNull(isText),
  price: isNumber,
  offerPrice: isNumber,
});

const dish = objectOf<Dish>({
  id: isText,
  name: isText,
  description: isText,
  imageUrl: orNull(isText),
  veg: isFlag,
  popular: isFlag,
  outOfStock: isFlag,
  variants: listOf(variant, 1),
  hasCustomizations: isFlag,
  customizationGroupIds: listOf(isText),
  hasAddOns: isFlag,
  addOnGroupIds: listOf(isText),
});

const isCatalogue = objectOf<Catalogue>({
  restaurantId: (value) => isText(value) && value !== '',
  menu: objectOf<Menu>({
    categories: listOf(objectOf<MenuCategory>({ name: isText, dishIds: listOf(isText) })),
    outOfStockIds: listOf(isText),
    dishes: (value) => isObject(value) && Object.values(value).every(dish),
  }),
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
  knownAt: isNumber,
});

/** A catalogue as it was kept; null for what an earlier release wrote in another shape, or something broke. */
export function readCatalogue(value: unknown): Catalogue | null {
  return isCatalogue(value) ? value : null;
}
