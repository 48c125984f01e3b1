/** The last catalogue of a shop, in IndexedDB: large, public and replaceable. Failures of the database are ignored. */
import { createStore, del, get, set, update, type UseStore } from 'idb-keyval';
import {
  isBoolean,
  isListOf,
  isNonNegativeInteger,
  isNullOr,
  isObjectOf,
  isOneOf,
  isRecord,
  isString,
  isStringSet,
} from '@/lib/guards';
import type { Banner, CategoryTile, Dish, FoodKind, Menu, MenuCategory, SizeVariant } from '../menu/types';
import type { ShopSite } from '../shop/identify';
import type { RestaurantInfo, RestaurantProfile, Timing } from '../shop/types';
import type { Catalogue } from './catalogue';

const isSizeVariant = isObjectOf<SizeVariant>({
  id: isString,
  label: isNullOr(isString),
  price: isNonNegativeInteger,
  offerPrice: isNonNegativeInteger,
});

const isVariants = (value: unknown): value is Dish['variants'] =>
  isListOf(isSizeVariant)(value) && [1, 2].includes(value.length);

export const isDish = isObjectOf<Dish>({
  id: isString,
  name: isString,
  description: isString,
  imageUrl: isNullOr(isString),
  food: isOneOf<FoodKind>('veg', 'nonveg'),
  isPopular: isBoolean,
  isOutOfStock: isBoolean,
  variants: isVariants,
  hasCustomizations: isBoolean,
  customizationGroupIds: isStringSet,
  hasAddOns: isBoolean,
  addOnGroupIds: isStringSet,
});

const isDishesById = (value: unknown): value is Menu['dishes'] =>
  isRecord(value) && Object.entries(value).every(([id, entry]) => isDish(entry) && entry.id === id);

const hasMenuFields = isObjectOf<Menu>({
  categories: isListOf(isObjectOf<MenuCategory>({ name: isString, dishIds: isListOf(isString) })),
  outOfStockIds: isListOf(isString),
  dishes: isDishesById,
});

const isMenu = (value: unknown): value is Menu =>
  hasMenuFields(value) &&
  [value.outOfStockIds, ...value.categories.map(({ dishIds }) => dishIds)]
    .flat()
    .every((id) => Object.hasOwn(value.dishes, id));

const isCatalogue = isObjectOf<Catalogue>({
  restaurantId: (value): value is string => isString(value) && value !== '',
  menu: isMenu,
  banners: isNullOr(isListOf(isObjectOf<Banner>({ imageUrl: isString }))),
  categoryTiles: isNullOr(
    isListOf(isObjectOf<CategoryTile>({ id: isString, name: isString, imageUrl: isNullOr(isString) })),
  ),
  info: isNullOr(
    isObjectOf<RestaurantInfo>({
      name: isString,
      about: isString,
      address: isString,
      imageUrl: isNullOr(isString),
    }),
  ),
  profile: isNullOr(
    isObjectOf<RestaurantProfile>({
      name: isString,
      phone: isString,
      address: isString,
      customDomain: isString,
    }),
  ),
  timing: isNullOr(isObjectOf<Timing>({ isClosed: isBoolean, closingTime: isString, isPureVeg: isBoolean })),
  requestedAt: isNonNegativeInteger,
});

/** Returns null for a corrupt value, or one from a release with another shape. */
export function parseCatalogue(value: unknown): Catalogue | null {
  return isCatalogue(value) ? value : null;
}

/** The store of all shops of the origin. Another name would lose what earlier releases have stored. */
function openDatabase(): UseStore {
  return createStore('storefront', 'kept');
}

/** Increment the number when a field gets another meaning. */
const keyOf = ({ key }: ShopSite) => `${key}/catalogue:1`;

export async function readCatalogue(shop: ShopSite): Promise<Catalogue | null> {
  try {
    return parseCatalogue(await get<unknown>(keyOf(shop), openDatabase()));
  } catch {
    return null;
  }
}

/** Does not replace another tab's newer catalogue, unless its date is in the future. */
export async function writeCatalogue(shop: ShopSite, catalogue: Catalogue): Promise<void> {
  const newest = (stored: unknown) => {
    const other = parseCatalogue(stored);
    return other && other.requestedAt > catalogue.requestedAt && other.requestedAt <= Date.now()
      ? other
      : catalogue;
  };
  const database = openDatabase();
  // A value that is damaged on disk cannot be read, but replaced.
  const replace = async () => set(keyOf(shop), catalogue, database);
  const write = async () => update<unknown>(keyOf(shop), newest, database);
  await write()
    .catch(replace)
    .catch(() => undefined);
}

export async function removeCatalogue(shop: ShopSite): Promise<void> {
  try {
    await del(keyOf(shop), openDatabase());
  } catch {
    // There is nothing to remove.
  }
}
