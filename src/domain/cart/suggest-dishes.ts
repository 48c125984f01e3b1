import { dishesInOrder } from '../menu/sections';
import type { Dish, Menu } from '../menu/types';
import type { CartLine } from './types';

const MAX_SUGGESTIONS = 6;

/**
 * Suggests dishes that go well with a cart: in stock, not in the cart in any size, and vegetarian if the whole cart is.
 * Popular dishes of categories that the cart lacks are first, then other popular dishes, then other dishes of these
 * categories. A dish that is neither popular nor of another category is no suggestion. Each group is in menu order.
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
  const idsOfCartCategories = new Set(
    menu.categories
      .map(({ dishIds }) => dishIds)
      .filter((ids) => ids.some((id) => idsInCart.has(id)))
      .flat(),
  );
  const isVegCart = lines.every((line) => line.veg);
  const candidates = dishes.filter(
    (dish) => !dish.outOfStock && !idsInCart.has(dish.id) && (dish.veg || !isVegCart),
  );
  const isOfOtherCategory = ({ id }: Dish) => !idsOfCartCategories.has(id);
  return [
    ...candidates.filter((dish) => dish.popular && isOfOtherCategory(dish)),
    ...candidates.filter((dish) => dish.popular && !isOfOtherCategory(dish)),
    ...candidates.filter((dish) => !dish.popular && isOfOtherCategory(dish)),
  ].slice(0, limit);
}
