import type { RestaurantRecord } from '../../sandbox/restaurants/record';
import { customDish, tinyRestaurant } from '../../sandbox/testing/tiny-restaurant';
import { storeCart } from '../stored-cart';
import type { Sandbox } from './scene';

const [menu] = tinyRestaurant.dishes;

export const chaosShop: RestaurantRecord = {
  ...tinyRestaurant,
  slug: 'chaos',
  dishes: menu
    ? [{ ...menu, 'items:': menu['items:'].map((dish) => ({ ...dish, popular: dish.CId === 'd-soup' })) }]
    : [],
};

const RESTAURANT = tinyRestaurant.info.Key;
const DINER = '9876543210';

/** Stores a cart of soups (₹99.95 each) from an earlier visit. @returns the cart's id. */
export function withSoups({ world }: Sandbox, soups = 2): string {
  return storeCart(world, { 'v-soup': soups }, { restaurantId: RESTAURANT });
}

/** Stores a cart of customized pizzas (₹360 each) from an earlier visit. */
export function withPizzas({ world }: Sandbox, pizzas = 2): void {
  const cart = world.carts.add({
    phone: DINER,
    restaurantId: RESTAURANT,
    variantId: 'v-full',
    quantity: pizzas,
    addCustDish: customDish('Thin crust', 'Extra cheese:40'),
  });
  localStorage.setItem('cartId', cart.id);
  localStorage.setItem('userNumber', DINER);
}

export function withDiner(): void {
  localStorage.setItem('userNumber', DINER);
}

export function withOrder({ world }: Sandbox): string {
  withDiner();
  const order = world.orders.place({
    restaurantId: RESTAURANT,
    phone: DINER,
    customerName: 'Asha Rao',
    destination: '24, 2nd Floor, Defence Colony',
    orderType: 'Delivery',
    instruction: '',
    items: [{ units: 2, name: 'Soup', size: '', choices: '', addOns: '', subtotal: 19_990 }],
    itemsTotal: 19_990,
    gst: 1000,
    total: 20_990,
    cashback: 0,
  });
  return String(order.id);
}
