import type { Paise } from '@/lib/money';
import { idle, type Resource } from '../server/resource-state';

/** A size of a dish (half, full) with its own id (docs/api/openapi.yaml). */
export interface SizeVariant {
  id: string;
  /** null when the size has no name. */
  label: string | null;
  price: Paise;
  offerPrice: Paise;
}

export type FoodKind = 'veg' | 'nonveg';

export interface Dish {
  id: string;
  name: string;
  description: string;
  /** null when the dish has no picture ('N/A'). */
  imageUrl: string | null;
  food: FoodKind;
  isPopular: boolean;
  isOutOfStock: boolean;
  /** One or two; the first is preselected. */
  variants: readonly [SizeVariant, ...SizeVariant[]];
  hasCustomizations: boolean;
  customizationGroupIds: readonly string[];
  hasAddOns: boolean;
  addOnGroupIds: readonly string[];
}

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

/** Whether a dish has options: its units are then customized ones (docs/behaviour.md 5.2). */
export function isCustomizable(dish: Dish): boolean {
  return dish.hasCustomizations || dish.hasAddOns;
}

/** Dishes that a filter of the menu shows (docs/behaviour.md 4.2). */
export const foodFilters = {
  veg: (dish: Dish) => dish.food === 'veg',
  nonveg: (dish: Dish) => dish.food === 'nonveg',
};

export type FoodFilter = 'all' | keyof typeof foodFilters;

export interface MenuState {
  menu: Resource<Menu | null>;
  banners: Resource<readonly Banner[] | null>;
  categoryTiles: Resource<readonly CategoryTile[] | null>;
  foodFilter: FoodFilter;
  /** Category names. The store holds this and `foodFilter`, so that they survive navigation. */
  collapsedCategories: readonly string[];
}

export const initialState: MenuState = {
  menu: idle(null),
  banners: idle(null),
  categoryTiles: idle(null),
  foodFilter: 'all',
  collapsedCategories: [],
};
