import type { Dish, Menu } from './types';

export interface CategoryDishes {
  name: string;
  dishes: readonly Dish[];
}

/** Merges categories by name, removes duplicates and separates out-of-stock dishes (spec §4, Shop start-up). */
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
