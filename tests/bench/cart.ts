import type { Page } from '@playwright/test';
import { SEEDED_DINER } from '../../sandbox/world/seed';
import type { Bench } from './bench';
import { shopOf, slugOf } from './shops';

/** Fills a cart of three plain dishes of the restaurant of so many. @returns its id. */
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

/** Lets a browser remember a cart and its diner, as after an earlier visit. The page is on the shop's origin. */
export async function rememberCart(page: Page, cartId: string, dishes: number): Promise<void> {
  await page.evaluate(
    ([key, id, phone]) => {
      localStorage.setItem('userNumber', phone);
      localStorage.setItem(key, id);
    },
    [`cartId:${slugOf(dishes)}`, cartId, SEEDED_DINER.phone] as const,
  );
}
