import { dishesInOrder } from '../menu/filter-categories';
import type { Dish, Menu } from '../menu/types';
import type { CartLine } from './types';

const MAX_SUGGESTIONS = 6;

/** Whether everything in the cart is vegetarian: by the menu, or by the cart for a dish that has left the menu. */
export function isVegCart(menu: Menu, lines: readonly CartLine[]): boolean {
  const foodByVariant = new Map(
    Object.values(menu.dishes).flatMap(({ variants, food }) => variants.map(({ id }) => [id, food] as const)),
  );
  return lines.every(({ variantId, food }) => (foodByVariant.get(variantId) ?? food) === 'veg');
}

/**
 * Suggests dishes that are in stock and not in the cart in any size; for a vegetarian cart, only vegetarian ones.
 * Popular dishes of categories that the cart lacks are first, then other popular dishes, then the rest of these
 * categories. Each group is in menu order.
 */
export function suggestDishes(
  menu: Menu,
  lines: readonly CartLine[],
  limit: number = MAX_SUGGESTIONS,
): Dish[] {
  if (lines.length === 0) return [];
  const variantIds = new Set(lines.map((line) => line.variantId));
  const isInCart = (dish: Dish) => dish.variants.some(({ id }) => variantIds.has(id));
  const dishes = dishesInOrder(menu);
  const idsInCart = new Set(dishes.filter(isInCart).map(({ id }) => id));
  const dishIdsOfCartCategories = new Set(
    menu.categories
      .map(({ dishIds }) => dishIds)
      .filter((ids) => ids.some((id) => idsInCart.has(id)))
      .flat(),
  );
  const isVegOnly = isVegCart(menu, lines);
  const candidates = dishes.filter(
    (dish) => !dish.isOutOfStock && !idsInCart.has(dish.id) && (dish.food === 'veg' || !isVegOnly),
  );
  const isOfOtherCategory = ({ id }: Dish) => !dishIdsOfCartCategories.has(id);
  return [
    ...candidates.filter((dish) => dish.isPopular && isOfOtherCategory(dish)),
    ...candidates.filter((dish) => dish.isPopular && !isOfOtherCategory(dish)),
    ...candidates.filter((dish) => !dish.isPopular && isOfOtherCategory(dish)),
  ].slice(0, limit);
}
