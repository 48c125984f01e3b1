import { SEEDED_DINER } from '../../sandbox/world/seed';
import type { Page } from './page/page';
import type { Locator } from './page/locator';
import type { Shop } from './shop';

export const DINER: string = SEEDED_DINER.phone;

interface CartToOpen {
  naans?: number;
  phone?: string;
  query?: string;
}

export async function openCart(
  page: Page,
  shop: Shop,
  { naans: quantity = 8, phone = DINER, query = '' }: CartToOpen = {},
): Promise<void> {
  const answer = await fetch(`${shop.server}/api/cart/addItemTest`, {
    method: 'POST',
    body: new URLSearchParams({ phone, id: 'v-butter-naan', quan: String(quantity), RestaurentId: '1001' }),
  });
  const [{ cart_id: cartId }] = (await answer.json()) as [{ cart_id: string }];
  await storeDiner(page, shop, { phone, cartId });
  await page.goto(`${shop.base}/cart${query}`);
  await naans(page).waitForText(String(quantity));
}

export async function storeDiner(
  page: Page,
  shop: Shop,
  { phone = DINER, cartId }: { phone?: string; cartId?: string } = {},
): Promise<void> {
  // A same-origin file that runs no script.
  await page.goto(new URL('/robots.txt', shop.base).href);
  const entries = { userNumber: phone, ...(cartId !== undefined && { 'cartId:spice-garden': cartId }) };
  await page.evaluate(`void Object.assign(localStorage, ${JSON.stringify(entries)})`);
}

export const naans = (page: Page): Locator => page.getByRole('group', { name: /^Butter naan / });

export const placeOrderButton = (page: Page): Locator => page.getByRole('button', { name: 'Place Order' });

export async function login(page: Page, shop: Shop, phone = DINER): Promise<Locator> {
  const dialog = page.getByRole('dialog', { name: 'Login' });
  await dialog.getByLabel('Phone number').fill(phone);
  await dialog.getByRole('button', { name: 'Resend OTP' }).waitFor();
  await dialog.getByLabel('OTP', { exact: true }).fill(shop.world.diners.latestOtp(phone)?.code ?? '');
  await dialog.getByRole('button', { name: 'Verify' }).tap();
  return dialog;
}

export async function pay(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Pay' }).tap();
  const address = await page.waitForURL(/\/orderInfo\?OrderId=/);
  return new URL(address).searchParams.get('OrderId') ?? '';
}
