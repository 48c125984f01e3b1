import type { World } from '../sandbox/world';

/** The sandbox's seeded diner, with an address and a wallet. */
export const DINER = '9876543210';

type Units = Readonly<Record<string, number>>;

/** Fills a cart on the server and stores its id (and phone), as an earlier visit does. */
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
