import { comparableText } from '@/lib/comparable-text';
import { withoutEndPunctuation } from '@/lib/normalize-url';
import { foodFilters, type Dish, type FoodFilter, type Menu, type MenuCategory } from './types';

/** The client adds this category. URLs may name it like any other. */
export const OUT_OF_STOCK = 'OUT OF STOCK';

/** Returns the non-empty categories in menu order, out of stock last. */
export function filterCategories(menu: Menu | null, filter: FoodFilter): MenuCategory[] {
  if (!menu) return [];
  const { categories, outOfStockIds, dishes } = menu;
  // Merges a restaurant's own category of that name: categories are identified by name.
  const own = categories.find((category) => category.name === OUT_OF_STOCK);
  const all: MenuCategory[] = [
    ...categories.filter((category) => category !== own),
    { name: OUT_OF_STOCK, dishIds: [...(own?.dishIds ?? []), ...outOfStockIds] },
  ];
  const isIncluded = (id: string) => {
    const dish = dishes[id];
    return filter === 'all' || (dish !== undefined && foodFilters[filter](dish));
  };
  return all
    .map(({ name, dishIds }) => ({ name, dishIds: dishIds.filter(isIncluded) }))
    .filter((category) => category.dishIds.length > 0);
}

/**
 * Finds the category that a tile or a URL names: by its exact name, without regard to case, spaces and Unicode form, or
 * without the punctuation that a chat has added to the URL (docs/behaviour.md 1.4).
 */
export function findCategory(categories: readonly MenuCategory[], name: string): MenuCategory | undefined {
  const written = comparableText(name);
  const named = (wanted: string) => categories.find((each) => comparableText(each.name) === wanted);
  return (
    categories.find((each) => each.name === name) ?? named(written) ?? named(withoutEndPunctuation(written))
  );
}

/** Returns every dish once in the server's order, out of stock last. */
export function dishesInOrder({ categories, outOfStockIds, dishes }: Menu): Dish[] {
  // The keys of `dishes` lack this order: JavaScript lists numeric keys first.
  const ids = new Set([...categories.flatMap(({ dishIds }) => dishIds), ...outOfStockIds]);
  return [...ids].flatMap((id) => dishes[id] ?? []);
}
