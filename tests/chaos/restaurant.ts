import { DINER, storeDiner } from '../demo-data';
import type { RestaurantRecord } from '../../sandbox/restaurants/record';
import { customDish, tinyRestaurant } from '../../sandbox/testing/tiny-restaurant';
import { addOrder } from '../placed-order';
import { storeCart } from '../stored-cart';
import type { Sandbox } from './scenario';

const [menu] = tinyRestaurant.dishes;

export const chaosShop: RestaurantRecord = {
  ...tinyRestaurant,
  slug: 'chaos',
  dishes: menu
    ? [{ ...menu, 'items:': menu['items:'].map((dish) => ({ ...dish, popular: dish.CId === 'd-soup' })) }]
    : [],
};

const RESTAURANT = tinyRestaurant.info.Key;

/** Soups cost ₹99.95 each. @returns the cart's id. */
export function storeSoups({ world }: Sandbox, soups = 2): string {
  return storeCart(world, { 'v-soup': soups }, { restaurantId: RESTAURANT });
}

/** Customized pizzas cost ₹360 each. */
export function storePizzas({ world }: Sandbox, pizzas = 2): void {
  const cart = world.carts.add({
    phone: DINER,
    restaurantId: RESTAURANT,
    variantId: 'v-full',
    quantity: pizzas,
    addCustDish: customDish('Thin crust', 'Extra cheese:40'),
  });
  localStorage.setItem('cartId', cart.id);
  storeDiner();
}

export function storeOrder(sandbox: Sandbox): string {
  storeDiner();
  const order = addOrder(sandbox, undefined, {
    restaurantId: RESTAURANT,
    items: [{ units: 2, name: 'Soup', size: '', choices: '', addOns: '', subtotal: 19_990 }],
    itemsTotal: 19_990,
    gst: 1000,
    total: 20_990,
  });
  return String(order.id);
}
