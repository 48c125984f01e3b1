import type { Dish, Menu } from './types';

export interface Section {
  name: string;
  dishes: readonly Dish[];
}

/** Merges sections by name, removes duplicates and separates out-of-stock dishes (spec §4, Shop start-up). */
export function arrangeMenu(sections: readonly Section[]): Menu {
  const dishes = new Map<string, Dish>();
  const categories = new Map<string, Set<string>>();
  const outOfStock = new Set<string>();
  for (const section of sections) {
    const ids = categories.get(section.name) ?? new Set<string>();
    categories.set(section.name, ids);
    for (const dish of section.dishes) {
      const known = dishes.get(dish.id) ?? dish;
      dishes.set(dish.id, known);
      (known.outOfStock ? outOfStock : ids).add(dish.id);
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
