import { isDish } from '../menu/dish';
import type { Banner, CategoryTile, Menu, MenuCategory } from '../menu/types';
import {
  isBoolean,
  isListOf,
  isNonNegativeInteger,
  isNullOr,
  isObjectOf,
  isRecord,
  isString,
} from '@/lib/guards';
import type { RestaurantInfo, RestaurantProfile, Timing } from '../shop/types';
import type { Catalogue } from './types';

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
