import type { Page } from '@playwright/test';
import { expect } from './test';
import { BASE, naanGroup, openCart, placeOrder } from './shop';
import type { State } from './states';

const PIZZA = 'Margherita pizza';

/** Somewhere else than the restaurant, so that the map has something to resolve. */
const HOME = { latitude: 12.9719, longitude: 77.6412 };

async function readyCart(page: Page, query = '') {
  await openCart(page, { query });
  await expect(page.getByText('Working out')).toHaveCount(0);
}

async function openAddresses(page: Page) {
  await openCart(page);
  await page.getByRole('button', { name: 'Select address' }).click();
  const sheet = page.getByRole('dialog', { name: 'Select an address' });
  await expect(sheet.getByRole('button', { name: /^Edit address/ }).first()).toBeVisible();
  return sheet;
}

async function openPicker(page: Page) {
  await (await openAddresses(page)).getByRole('button', { name: 'Add address' }).click();
  return page.getByRole('dialog', { name: 'Select delivery location' });
}

/** From an empty cart to that of the order. */
export const checkoutStates: State[] = [
  {
    name: 'empty cart',
    open: async ({ page }) => {
      await page.goto(`${BASE}/cart`);
      await expect(page.getByText('empty cart !')).toBeVisible();
    },
  },
  {
    name: 'cart bar and toast',
    open: async ({ page }) => {
      await page.goto(`${BASE}/search?q=naan`);
      const naan = page.getByRole('article', { name: 'Butter naan', exact: true }).first();
      await naan.getByRole('button', { name: 'Add' }).click();
      await expect(page.getByText('Item added successfully!')).toBeVisible();
      await expect(page.getByRole('region', { name: 'Cart' })).toContainText('1 item');
    },
  },
  {
    name: 'toast of an error',
    open: async ({ page, sandbox }) => {
      await page.goto(`${BASE}/search?q=naan`);
      await sandbox.fail({ call: 'cart/addItemTest', kind: 'status', status: 500 });
      const naan = page.getByRole('article', { name: 'Butter naan', exact: true }).first();
      await naan.getByRole('button', { name: 'Add' }).click();
      await expect(page.getByRole('alert').filter({ hasText: /add/ })).toBeVisible();
    },
  },
  {
    name: 'repeat sheet',
    onDesktop: true,
    open: async ({ page }) => {
      await page.goto(`${BASE}/search?q=margherita`);
      const pizza = page.getByRole('article', { name: PIZZA, exact: true }).first();
      await pizza.getByRole('button', { name: 'Add' }).click();
      const popup = page.getByRole('dialog', { name: PIZZA, exact: true });
      await popup.getByRole('checkbox', { name: /Olives/ }).check();
      await popup.getByRole('button', { name: /^Add/ }).click();
      await expect(popup).toBeHidden();
      await expect(pizza.getByRole('group')).not.toHaveAttribute('aria-busy', 'true');
      await pizza.getByRole('button', { name: 'Increase quantity' }).click();
      const sheet = page.getByRole('dialog', { name: 'Repeat last used item ?' });
      await expect(sheet.getByRole('listitem')).toContainText('Olives');
    },
  },
  {
    name: 'cart for delivery',
    onDesktop: true,
    open: async ({ page }) => {
      await readyCart(page);
      await expect(placeOrder(page)).toBeEnabled();
    },
  },
  {
    name: 'cart with a coupon',
    open: async ({ page }) => {
      await readyCart(page);
      await page.getByRole('button', { name: 'View offers' }).click();
      await page.getByRole('button', { name: 'Apply TASTY10' }).click();
      await expect(page.getByText('You save ₹36')).toBeVisible();
    },
  },
  {
    name: 'coupons',
    open: async ({ page }) => {
      await readyCart(page);
      await page.getByRole('button', { name: 'View offers' }).click();
      const sheet = page.getByRole('dialog', { name: 'Offers' });
      await expect(sheet.getByRole('button', { name: /^Apply/ })).toHaveCount(5);
    },
  },
  {
    name: 'cart for take away without a time',
    open: async ({ page }) => {
      await readyCart(page);
      await page.getByRole('radio', { name: 'Take Away' }).check();
      await expect(page.getByText('Delivery charges')).toHaveCount(0);
      await expect(page.getByText('Working out')).toHaveCount(0);
      await page.getByRole('button', { name: 'set time' }).click();
      await expect(page.getByRole('main').getByRole('alert').filter({ hasText: /./ })).toBeVisible();
    },
  },
  {
    name: 'cart for dine in without a table',
    onDesktop: true,
    open: async ({ page }) => {
      await readyCart(page);
      await page.getByRole('radio', { name: 'Dine in' }).check();
      await expect(placeOrder(page)).toBeEnabled();
      await placeOrder(page).click();
      await expect(page.getByRole('main').getByRole('alert').filter({ hasText: /./ })).toBeVisible();
    },
  },
  {
    name: 'cart that failed',
    open: async ({ page, sandbox }) => {
      await openCart(page);
      await sandbox.fail({ call: 'cart/displayTestFramCore', kind: 'drop' });
      await page.reload();
      await expect(page.getByText('Something went wrong')).toBeVisible();
    },
  },
  {
    name: 'addresses',
    onDesktop: true,
    open: async ({ page }) => {
      await openAddresses(page);
      await expect(naanGroup(page)).toBeAttached();
    },
  },
  {
    name: 'address on the map with errors',
    onDesktop: true,
    open: async ({ page }) => {
      const picker = await openPicker(page);
      await expect(picker.getByRole('alert').getByText('Unable to retrieve your location.')).toBeVisible();
      await picker.getByRole('button', { name: 'Save address' }).click();
      await expect(picker.getByText('Please enter house number')).toBeVisible();
    },
  },
  {
    name: 'address on the map',
    open: async ({ page }) => {
      await page.context().grantPermissions(['geolocation']);
      await page.context().setGeolocation(HOME);
      const picker = await openPicker(page);
      await expect(picker.getByText('12th Main Road, HAL 2nd Stage, Indiranagar, Bengaluru')).toBeVisible();
      await picker.getByRole('combobox').fill('whitefield');
      await expect(picker.getByRole('option', { name: /Palm Meadows/ })).toBeVisible();
    },
  },
  {
    name: 'typed address with errors',
    open: async ({ page }) => {
      await page.route('**/maps/api/js**', (route) => route.abort());
      const picker = await openPicker(page);
      await expect(picker.getByLabel('City')).toBeVisible();
      await picker.getByRole('button', { name: 'Save address' }).click();
      await expect(picker.getByText('Please enter house number')).toBeVisible();
    },
  },
  {
    name: 'address to edit with errors',
    open: async ({ page }) => {
      await (
        await openAddresses(page)
      )
        .getByRole('button', { name: /^Edit address/ })
        .first()
        .click();
      await page.getByLabel('House No', { exact: true }).fill('');
      await page.getByRole('button', { name: 'Update Address' }).click();
      await expect(page.getByText('Please fill house no and street address in fields').first()).toBeVisible();
    },
  },
];
