import type { Dish, Menu, MenuCategory } from './types';

/** Dishes that the menu shows (spec §2, Menu). */
export type FoodFilter = 'all' | 'veg' | 'nonveg';

/** The client adds this category. URLs may name it like any other. */
export const OUT_OF_STOCK = 'OUT OF STOCK';

/** Returns the non-empty categories in menu order, out of stock last. */
export function shownCategories(menu: Menu | null, filter: FoodFilter): MenuCategory[] {
  if (!menu) return [];
  const { categories, outOfStockIds, dishes } = menu;
  // Merges a restaurant's own category of that name: categories are identified by name.
  const own = categories.find((category) => category.name === OUT_OF_STOCK);
  const all: MenuCategory[] = [
    ...categories.filter((category) => category !== own),
    { name: OUT_OF_STOCK, dishIds: [...(own?.dishIds ?? []), ...outOfStockIds] },
  ];
  return all
    .map(({ name, dishIds }) => ({
      name,
      dishIds: filter === 'all' ? dishIds : dishIds.filter((id) => dishes[id]?.isVeg === (filter === 'veg')),
    }))
    .filter((category) => category.dishIds.length > 0);
}

/** Returns every dish once in the server's order, out of stock last. */
export function dishesInOrder({ categories, outOfStockIds, dishes }: Menu): Dish[] {
  // The keys of `dishes` lack this order: JavaScript lists numeric keys first.
  const ids = new Set([...categories.flatMap(({ dishIds }) => dishIds), ...outOfStockIds]);
  return [...ids].flatMap((id) => dishes[id] ?? []);
}
