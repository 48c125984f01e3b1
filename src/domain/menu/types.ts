import type { Dish } from './dish';

export type { Dish, SizeVariant } from './dish';

export interface MenuCategory {
  name: string;
  dishIds: readonly string[];
}

export interface Menu {
  categories: readonly MenuCategory[];
  outOfStockIds: readonly string[];
  dishes: Readonly<Record<string, Dish>>;
}

export interface CategoryTile {
  id: string;
  name: string;
  imageUrl: string | null;
}

export interface Banner {
  imageUrl: string;
}

/** Whether a dish has options: its units are then customized ones (contract §7). */
export function isCustomizable(dish: Dish): boolean {
  return dish.hasCustomizations || dish.hasAddOns;
}
