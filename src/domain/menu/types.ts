import type { Paise } from '@/lib/money';
import type { Dish } from './dish';

export type { Dish, SizeVariant } from './dish';

export interface MenuCategory {
  name: string;
  dishIds: readonly string[];
}

export interface Menu {
  categories: readonly MenuCategory[];
  /** Shown last as 'OUT OF STOCK'. */
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

export interface OptionGroup {
  id: string;
  name: string;
  min: number;
  max: number;
  isRequired: boolean;
}

export interface CustomizationGroup extends OptionGroup {
  options: readonly string[];
}

export interface AddOnGroup extends OptionGroup {
  options: readonly { name: string; price: Paise }[];
}

/** All option groups of the restaurant. A dish refers to its own by id. */
export interface OptionGroups {
  customizations: readonly CustomizationGroup[];
  addOns: readonly AddOnGroup[];
}

/** Whether a dish has options: its units are then customized ones (contract §7). */
export function isCustomizable(dish: Dish): boolean {
  return dish.hasCustomizations || dish.hasAddOns;
}
