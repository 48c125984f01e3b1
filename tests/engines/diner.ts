import { SEEDED_DINER } from '../../sandbox/world/seed';
import type { Locator, Page } from './page';
import type { Shop } from './shop';

/** Opens the cart of the seeded diner with Butter naans. */
export async function openCart(
  page: Page,
  shop: Shop,
  { naans: quantity = 8, query = '' } = {},
): Promise<void> {
  const { phone } = SEEDED_DINER;
  const answer = await fetch(`${shop.sandbox}/api/cart/addItemTest`, {
    method: 'POST',
    body: new URLSearchParams({ phone, id: 'v-butter-naan', quan: String(quantity), RestaurentId: '1001' }),
  });
  const [{ cart_id: cartId }] = (await answer.json()) as [{ cart_id: string }];
  // A same-origin file that runs no script.
  await page.goto(new URL('/robots.txt', shop.base).href);
  const entries = { userNumber: phone, 'cartId:spice-garden': cartId };
  await page.evaluate(`void Object.assign(localStorage, ${JSON.stringify(entries)})`);
  await page.goto(`${shop.base}/cart${query}`);
  await naans(page).waitForText(String(quantity));
}

export const naans = (page: Page): Locator => page.getByRole('group', { name: /^Butter naan / });

export const dish = (page: Page, name: string): Locator =>
  page.getByRole('main').getByRole('article', { name, exact: true }).first();

export const cartBar = (page: Page): Locator => page.getByRole('region', { name: 'Cart', exact: true });

export const placeOrderButton = (page: Page): Locator => page.getByRole('button', { name: 'Place Order' });

export async function login(page: Page, shop: Shop): Promise<void> {
  const { phone } = SEEDED_DINER;
  const dialog = page.getByRole('dialog', { name: 'Login' });
  await dialog.getByLabel('Phone number').fill(phone);
  await dialog.getByRole('button', { name: 'Resend OTP' }).waitFor();
  await dialog.getByLabel('OTP', { exact: true }).fill(shop.world.diners.latestOtp(phone)?.code ?? '');
  await dialog.getByRole('button', { name: 'Verify' }).tap();
}
