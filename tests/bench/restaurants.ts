import { bigBazaar } from '../../sandbox/restaurants/big-bazaar';
import { counters } from '../../sandbox/restaurants/big-bazaar/counters';
import { bigMenu } from '../../sandbox/restaurants/big-bazaar/menu';
import type { RestaurantRecord } from '../../sandbox/restaurants/record';

const MAX_DISHES_PER_COUNTER = 38;

/** Like the sandbox's big restaurant, with another number of dishes. The result is deterministic. */
function restaurantWith(dishes: number, slug: string, id: string): RestaurantRecord {
  const shown = counters.slice(0, Math.ceil(dishes / MAX_DISHES_PER_COUNTER));
  return {
    ...bigBazaar,
    slug,
    info: { ...bigBazaar.info, Key: id },
    categories: shown.map((counter, index) => ({
      name: counter.name,
      img_url: `/pictures/category/${counter.tile}.svg`,
      documentId: `category-${index + 1}`,
    })),
    dishes: bigMenu(dishes, dishes, shown),
    customizationGroups: bigBazaar.customizationGroups.map((group) => ({ ...group, restId: id })),
  };
}

/** The prerendered restaurant is a copy of the usual one. */
export const restaurants = {
  usual: restaurantWith(300, 'dishes-300', '9000300'),
  prerendered: restaurantWith(300, 'prerendered', '9000301'),
  large: restaurantWith(600, 'dishes-600', '9000600'),
  huge: restaurantWith(1500, 'dishes-1500', '9001500'),
} as const;

/** Names of dishes that Add puts into the cart without a popup, and their size's id. */
export function plainDishes({ dishes }: RestaurantRecord): { name: string; sizeId: string }[] {
  return dishes
    .flatMap((category) => category['items:'])
    .filter(({ OutOfStock, selectToppingCheck, add_on_Check }) => {
      return !OutOfStock && !selectToppingCheck && !add_on_Check;
    })
    .flatMap(({ itemName, Price: [size, second] }) =>
      size && !second ? [{ name: itemName, sizeId: size.ID }] : [],
    );
}
