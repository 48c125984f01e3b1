import { DINER, RESTAURANT_ID } from './demo-data';
import type { World } from '../sandbox/world';

type Units = Readonly<Record<string, number>>;

/** Stores the cart's id (and phone) as an earlier visit does. */
export function storeCart(
  world: World,
  units: Units,
  { phone = DINER, restaurantId = RESTAURANT_ID }: { phone?: string; restaurantId?: string } = {},
): string {
  let cartId = '';
  for (const [variantId, quantity] of Object.entries(units)) {
    cartId = world.carts.add({ phone, restaurantId, variantId, quantity }).id;
  }
  localStorage.setItem('cartId', cartId);
  localStorage.setItem('userNumber', phone);
  return cartId;
}
