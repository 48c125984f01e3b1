import type { World } from '../sandbox/world';

/** The diner who exists from the start, with an address and a wallet. */
export const DINER = '9876543210';

/** What goes into a cart: a size variant's id, and how many units of it. */
type Units = Readonly<Record<string, number>>;

/** Fills a cart of a restaurant on the server, and keeps its id (and phone) as an earlier visit would have. */
export function storeCart(
  world: World,
  units: Units,
  { phone = DINER, restaurantId = '1001' }: { phone?: string; restaurantId?: string } = {},
): string {
  let cartId = '';
  for (const [variantId, quantity] of Object.entries(units)) {
    cartId = world.carts.add({ phone, restaurantId, variantId, quantity }).id;
  }
  localStorage.setItem('cartId', cartId);
  localStorage.setItem('userNumber', phone);
  return cartId;
}
