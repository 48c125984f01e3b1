import { freeze } from '@reduxjs/toolkit';
import { fetchStartupJson } from '@/api/client';
import { ApiFailure } from '@/api/failure';
import {
  flagOf,
  idOf,
  idsOf,
  labelOf,
  linkOf,
  listOf,
  multilineTextOf,
  numberOf,
  readEach,
  readList,
  recordsOf,
  textOf,
  uniqueBy,
  uniqueById,
  type WireRecord,
} from '@/api/wire';
import { MAX_VARIANTS } from '@/config/limits';
import { toPaise } from '@/lib/money';
import type { Banner, CategoryTile, Dish, FoodKind, Menu, SizeVariant } from './types';

function readVariant(record: WireRecord): SizeVariant | undefined {
  const id = idOf(record, 'ID');
  const offer = numberOf(record, 'OfferPrice');
  const full = numberOf(record, 'Price') ?? offer;
  const offerPrice = offer ?? full;
  if (!id || full === undefined || offerPrice === undefined || full < 0 || offerPrice < 0) return undefined;
  return { id, label: labelOf(record, 'Quantity'), price: toPaise(full), offerPrice: toPaise(offerPrice) };
}

export const foodOf = (record: WireRecord): FoodKind => (flagOf(record, 'veg') ? 'veg' : 'nonveg');

export function readDish(record: WireRecord): Dish | undefined {
  const id = idOf(record, 'CId');
  const name = textOf(record, 'itemName');
  const [first, ...others] = uniqueById(readEach(listOf(record, 'Price'), 'size variant', readVariant));
  if (!id || !name || !first) return undefined;
  return {
    id,
    name,
    description: multilineTextOf(record, 'description'),
    imageUrl: linkOf(record, 'imageUrl'),
    food: foodOf(record),
    isPopular: flagOf(record, 'popular'),
    isOutOfStock: flagOf(record, 'OutOfStock'),
    variants: [first, ...others.slice(0, MAX_VARIANTS - 1)],
    hasCustomizations: flagOf(record, 'selectToppingCheck'),
    customizationGroupIds: idsOf(record, 'selectTopping'),
    hasAddOns: flagOf(record, 'add_on_Check'),
    addOnGroupIds: idsOf(record, 'add_on'),
  };
}

interface CategoryDishes {
  name: string;
  dishes: readonly Dish[];
}

/** Merges categories by name, removes duplicates and separates out-of-stock dishes (docs/behaviour.md 4.1). */
export function arrangeMenu(records: readonly CategoryDishes[]): Menu {
  const dishes = new Map<string, Dish>();
  const categories = new Map<string, Set<string>>();
  const outOfStock = new Set<string>();
  for (const record of records) {
    const ids = categories.get(record.name) ?? new Set<string>();
    categories.set(record.name, ids);
    for (const dish of record.dishes) {
      const known = dishes.get(dish.id) ?? dish;
      dishes.set(dish.id, known);
      (known.isOutOfStock ? outOfStock : ids).add(dish.id);
    }
  }
  return {
    categories: [...categories]
      .filter(([, ids]) => ids.size > 0)
      .map(([name, ids]) => ({ name, dishIds: [...ids] })),
    outOfStockIds: [...outOfStock],
    dishes: Object.fromEntries(dishes),
  };
}

function readCategory(record: WireRecord): CategoryDishes | undefined {
  const name = textOf(record, 'category:');
  return name ? { name, dishes: readEach(listOf(record, 'items:'), 'dish', readDish) } : undefined;
}

/** Parses the dish list (docs/behaviour.md 4.1). */
export function parseMenu(answer: unknown): Menu {
  const records = recordsOf(answer, 'dishes');
  const categories = readList(records, 'dishes', 'menu category', readCategory);
  const isFilled = records.some((record) => listOf(record, 'items:').length > 0);
  if (isFilled && categories.every(({ dishes }) => dishes.length === 0)) {
    throw new ApiFailure('answer', 'dishes', 'no readable dish');
  }
  return arrangeMenu(categories);
}

export function parseCategoryTiles(answer: unknown): CategoryTile[] {
  const tiles = readList(recordsOf(answer, 'categories'), 'categories', 'category', (record) => {
    const name = textOf(record, 'name');
    return name
      ? { id: idOf(record, 'documentId') || name, name, imageUrl: linkOf(record, 'img_url') }
      : undefined;
  });
  return uniqueById(tiles);
}

export function parseBanners(answer: unknown): Banner[] {
  const records = recordsOf(answer, 'banners');
  if (records.length > 0 && records.every((record) => textOf(record, 'ImageUrl') === '')) {
    throw new ApiFailure('answer', 'banners', 'no picture named');
  }
  // `readEach`, because a list with only 'N/A' banners is not a failure.
  const banners = readEach(records, 'banner', (record) => {
    const imageUrl = linkOf(record, 'ImageUrl');
    return imageUrl ? { imageUrl } : undefined;
  });
  return uniqueBy(banners, ({ imageUrl }) => imageUrl);
}

/** The menu is frozen, because Immer walks an unfrozen one in the store. */
export async function fetchMenu(restaurantId: string): Promise<Menu> {
  return freeze(parseMenu(await fetchStartupJson('dishes', restaurantId)));
}

export async function fetchCategoryTiles(restaurantId: string): Promise<CategoryTile[]> {
  return parseCategoryTiles(await fetchStartupJson('categories', restaurantId));
}

export async function fetchBanners(restaurantId: string): Promise<Banner[]> {
  return parseBanners(await fetchStartupJson('banners', restaurantId));
}
