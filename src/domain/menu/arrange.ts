import type { Dish, Menu } from './types';

/** A category as the server lists it. */
export interface Section {
  name: string;
  dishes: readonly Dish[];
}

/**
 * Orders the server's sections for reading (spec, section 4: Shop start-up): duplicates inside a category
 * removed, in-stock dishes in their categories, empty categories dropped, dishes out of stock gathered for
 * a last section of their own. Sections of one name are one category.
 */
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
