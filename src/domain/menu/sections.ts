import type { Dish, Menu } from './types';

/** Which dishes the menu shows (spec, section 2: Menu). */
export type FoodFilter = 'all' | 'veg' | 'nonveg';

/** A part of the menu as it is read: a category, or the dishes that ran out. */
export interface MenuSection {
  name: string;
  dishIds: readonly string[];
}

/** The name of the synthetic category that comes last; an address may name it like any other. */
export const OUT_OF_STOCK = 'OUT OF STOCK';

/** The categories in the menu's order, those that ran out last, without sections that the filter empties. */
export function sectionsOf(menu: Menu | null, filter: FoodFilter): MenuSection[] {
  if (!menu) return [];
  const { categories, outOfStockIds, dishes } = menu;
  // A restaurant's own category of that name is the same section: names tell sections apart.
  const own = categories.find((category) => category.name === OUT_OF_STOCK);
  const all: MenuSection[] = [
    ...categories.filter((category) => category !== own),
    { name: OUT_OF_STOCK, dishIds: [...(own?.dishIds ?? []), ...outOfStockIds] },
  ];
  return all
    .map(({ name, dishIds }) => ({
      name,
      dishIds: filter === 'all' ? dishIds : dishIds.filter((id) => dishes[id]?.veg === (filter === 'veg')),
    }))
    .filter((section) => section.dishIds.length > 0);
}

/** Every dish once, in the server's order, those out of stock last. */
export function dishesInOrder({ categories, outOfStockIds, dishes }: Menu): Dish[] {
  // The keys of `dishes` do not have that order: JavaScript lists numeric ones first.
  const ids = new Set([...categories.flatMap(({ dishIds }) => dishIds), ...outOfStockIds]);
  return [...ids].flatMap((id) => dishes[id] ?? []);
}
