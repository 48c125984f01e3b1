import type { Page } from '@playwright/test';
import { SEEDED_DINER } from '../../sandbox/world/seed';
import type { Bench } from './bench';
import { shopOf, slugOf } from './shops';

export function fillCart({ world }: Bench, dishes: number): string {
  const shop = shopOf(dishes);
  const plain = shop.dishes
    .flatMap((category) => category['items:'])
    .filter((dish) => !dish.OutOfStock && !dish.selectToppingCheck && !dish.add_on_Check);
  let cartId = '';
  for (const dish of plain.slice(0, 3)) {
    const [size] = dish.Price;
    if (!size) continue;
    const added = { phone: SEEDED_DINER.phone, restaurantId: shop.info.Key, variantId: size.ID, quantity: 1 };
    cartId = world.carts.add(added).id;
  }
  return cartId;
}

/** The page must be on the shop's origin. */
export async function persistCart(page: Page, cartId: string, dishes: number): Promise<void> {
  await page.evaluate(
    ([key, id, phone]) => {
      localStorage.setItem('userNumber', phone);
      localStorage.setItem(key, id);
    },
    [`cartId:${slugOf(dishes)}`, cartId, SEEDED_DINER.phone] as const,
  );
}
