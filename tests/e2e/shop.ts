import type { APIRequestContext, Locator, Page } from '@playwright/test';
import type { Quirk } from '../../sandbox/quirks';
import { expect } from './test';
import type { Sandbox } from './sandbox';
import { PRIMARY, SANDBOX } from './origins';

export const BASE = `${PRIMARY}/spice-garden`;
export { SANDBOX };
/** A diner known to the restaurant, with an address. */
export const DINER = '9876543210';
/** ₹45 each. */
export const NAAN = 'v-butter-naan';

interface CartToOpen {
  naans?: number;
  phone?: string;
  query?: string;
  base?: string;
}

export async function openCart(
  page: Page,
  { naans = 8, phone = DINER, query = '', base = BASE }: CartToOpen = {},
) {
  const answer = await page.request.post(`${SANDBOX}/api/cart/addItemTest`, {
    form: { phone, id: NAAN, quan: String(naans), RestaurentId: '1001' },
  });
  const [{ cart_id: cartId }] = (await answer.json()) as [{ cart_id: string }];
  await page.addInitScript(
    ([number, id]) => {
      // Only once, to keep later changes by the page.
      if (window.name === 'cart-stored') return;
      window.name = 'cart-stored';
      localStorage.setItem('userNumber', number);
      localStorage.setItem('cartId:spice-garden', id);
    },
    [phone, cartId] as const,
  );
  await page.goto(`${base}/cart${query}`);
  await expect(naanStepper(page)).toContainText(String(naans));
  return cartId;
}

export async function openCartWithBill(page: Page, naans = 8) {
  await openCart(page, { naans });
  await expect(page.getByText('Working out')).toHaveCount(0);
}

export function rememberDiner(page: Page) {
  return page.addInitScript((phone) => {
    // The tracking page's frame must not get this shop's storage.
    if (window === window.top) localStorage.setItem('userNumber', phone);
  }, DINER);
}

/** Waits until the dialog has left the history: a page load in between would be aborted. */
export async function closeDialog(page: Page) {
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect
    .poll(() => page.evaluate(() => (history.state as { overlay?: number } | null)?.overlay ?? 0))
    .toBe(0);
}

/** The first item, as a dish can be in several sections. */
export function dishItem(page: Page, name: string): Locator {
  return page.getByRole('main').getByRole('article', { name, exact: true }).first();
}

export function naanStepper(page: Page): Locator {
  return page.getByRole('group', { name: /^Butter naan / });
}

export function placeOrderButton(page: Page): Locator {
  return page.getByRole('button', { name: 'Place Order' });
}

/** On the cart page. They mount after the first screen. */
export function suggestionsOf(page: Page): Locator {
  return page.getByRole('region', { name: 'Goes well with it' });
}

export function orderError(page: Page): Locator {
  return page.locator('#place-order-error');
}

export async function paymentQuery(page: Page): Promise<Record<string, string>> {
  await page.waitForURL(`${SANDBOX}/pay**`);
  return Object.fromEntries(new URL(page.url()).searchParams);
}

export async function chooseSavedAddress(page: Page, address = /Defence Colony/) {
  await page.getByRole('button', { name: 'Select address' }).click();
  const sheet = page.getByRole('dialog', { name: 'Select an address' });
  await sheet.getByText(address).first().click();
  await expect(sheet).toBeHidden();
}

export async function addAddressOutsideServiceArea(request: APIRequestContext) {
  await request.post(`${SANDBOX}/api/address/add`, {
    form: {
      house_number: 'Far 1',
      streetAddress1: 'Elsewhere',
      streetAddress2: '',
      landmark: '',
      city: 'Nagpur',
      state: 'Maharashtra',
      pincode: '440001',
      longitude: '79.08',
      latitude: '21.14',
      RestaurentId: '1001',
      CustomerContact: DINER,
    },
  });
}

export async function login(page: Page, sandbox: Sandbox, phone: string) {
  const dialog = page.getByRole('dialog', { name: 'Login' });
  await dialog.getByLabel('Phone number').fill(phone);
  await expect(dialog.getByText('OTP sent', { exact: true })).toBeVisible();
  await dialog.getByLabel('OTP', { exact: true }).fill(await sandbox.otp(phone));
  await dialog.getByRole('button', { name: 'Verify' }).click();
  return dialog;
}

export async function enterWrongOtp(dialog: Locator, sandbox: Sandbox) {
  await dialog.getByLabel('Phone number').fill(DINER);
  await expect(dialog.getByText('OTP sent', { exact: true })).toBeVisible();
  const sent = await sandbox.otp(DINER);
  await dialog.getByLabel('OTP', { exact: true }).fill(sent === '1111' ? '2222' : '1111');
  await dialog.getByRole('button', { name: 'Verify' }).click();
  await expect(dialog.getByText('Incorrect OTP, please try again.')).toBeVisible();
}

/** Long before the restaurant closes, at 11:30 PM. The cart page shows a notice in the last half hour. */
export const EVENING = new Date('2026-11-20T19:00:00+05:30');

interface RestaurantChange {
  timing?: { Status?: string; ClosingTimeStamp?: string };
  outOfStock?: Record<string, boolean>;
  prices?: Record<string, { Price?: number; OfferPrice?: number }>;
  charges?: { gst?: number; deliveryFee?: number };
  quirks?: Partial<Record<Quirk, boolean>>;
}

export async function changeRestaurant(request: APIRequestContext, change: RestaurantChange) {
  const answer = await request.patch(`${SANDBOX}/__sandbox/restaurants/spice-garden`, { data: change });
  expect(answer.ok()).toBe(true);
}
