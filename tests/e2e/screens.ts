import type { APIRequestContext, Page } from '@playwright/test';
import { expect } from './test';
import { placePaidOrder } from './paid-order';
import { PRIMARY } from './origins';
import type { Sandbox } from './sandbox';
import {
  BASE,
  EVENING,
  NAAN,
  openCart,
  openCartWithBill,
  placeOrderButton,
  rememberDiner,
  suggestionsOf,
} from './shop';

interface Visit {
  page: Page;
  sandbox: Sandbox;
  request: APIRequestContext;
}

interface Screen {
  name: string;
  open: (visit: Visit) => Promise<unknown>;
  /** The layout on desktop has an accessibility tree of its own. */
  differsOnDesktop?: true;
  /** Like another one. It is not part of `npm test`, as overlays are not. */
  isVariant?: true;
}

/** Away from the restaurant, so that the map resolves an address. */
const INDIRANAGAR = { latitude: 12.9719, longitude: 77.6412 };

const orderNaan = (http: APIRequestContext) => placePaidOrder(http, [[NAAN, 2]], BASE);

const dialogOf = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true });

const openLegal =
  (path: string) =>
  async ({ page }: Visit) => {
    await page.goto(`${BASE}/${path}`);
    await expect(page.getByRole('main').getByRole('heading').nth(1)).toBeVisible();
  };

/** Each screen once, in its usual state. */
export const screens: readonly Screen[] = [
  {
    name: 'home',
    differsOnDesktop: true,
    open: async ({ page }) => {
      await page.goto(BASE);
      await expect(page.getByRole('heading', { name: 'Most popular food on menu' })).toBeVisible();
      await expect(page.getByRole('article').first()).toBeVisible();
      const categories = page.getByRole('region', { name: "What's on your mind ?" });
      await expect(categories.getByRole('link').first()).toBeVisible();
      await expect(page.getByRole('link', { name: /^All offers/ })).toBeVisible();
    },
  },
  {
    name: 'menu',
    differsOnDesktop: true,
    open: async ({ page }) => {
      await page.goto(`${BASE}/menu`);
      await expect(page.getByRole('article', { name: 'Chicken 65' }).first()).toBeVisible();
    },
  },
  {
    name: 'search',
    differsOnDesktop: true,
    open: async ({ page }) => {
      await page.goto(`${BASE}/search?q=naan`);
      await expect(page.getByRole('article').first()).toBeVisible();
    },
  },
  {
    name: 'cart',
    differsOnDesktop: true,
    open: async ({ page }) => {
      await page.clock.setFixedTime(EVENING);
      await openCartWithBill(page);
      await expect(placeOrderButton(page)).toBeEnabled();
      await expect(suggestionsOf(page)).toBeVisible();
    },
  },
  {
    name: 'empty cart',
    isVariant: true,
    open: async ({ page }) => {
      await page.goto(`${BASE}/cart`);
      await expect(page.getByText('empty cart !')).toBeVisible();
    },
  },
  {
    name: 'offers',
    open: async ({ page }) => {
      await page.goto(`${BASE}/offer`);
      await expect(page.getByRole('button', { name: /tap to copy/ }).first()).toBeVisible();
    },
  },
  {
    name: 'edit address',
    open: async ({ page }) => {
      await openCart(page);
      await page.getByRole('button', { name: 'Select address' }).click();
      await page
        .getByRole('button', { name: /^Edit address/ })
        .first()
        .click();
      await page.getByLabel('House No', { exact: true }).fill('');
      await page.getByRole('button', { name: 'Update Address' }).click();
      await expect(page.getByText('Please fill house no and street address in fields').first()).toBeVisible();
    },
  },
  {
    name: 'order history',
    open: async ({ page, request }) => {
      await orderNaan(request);
      await rememberDiner(page);
      await page.goto(`${BASE}/order-history`);
      await expect(page.getByRole('article').first()).toBeVisible();
    },
  },
  {
    name: 'order details',
    open: async ({ page, request }) => {
      const id = await orderNaan(request);
      await rememberDiner(page);
      await page.goto(`${BASE}/order-history/order-details/${id}`);
      await expect(page.getByRole('button', { name: 'Print bill' })).toBeVisible();
    },
  },
  {
    name: 'tracking',
    open: async ({ page, request }) => {
      const id = await orderNaan(request);
      await rememberDiner(page);
      await page.goto(`${BASE}/orderInfo?OrderId=${id}`);
      await expect(page.frameLocator('iframe').getByText(id).first()).toBeVisible();
    },
  },
  {
    name: 'unpaid order',
    isVariant: true,
    open: async ({ page }) => {
      await page.goto(`${BASE}/orderInfo?status=failed`);
      await expect(page.getByRole('heading').first()).toBeVisible();
    },
  },
  {
    name: 'booking',
    open: async ({ page }) => {
      await page.goto(`${BASE}/bookTable`);
      await expect(page.getByRole('radio').first()).toBeVisible();
    },
  },
  {
    name: 'closed',
    open: async ({ page }) => {
      await page.goto(`${BASE}/close`);
      await expect(page.getByRole('heading', { name: 'closed right now' })).toBeVisible();
    },
  },
  { name: 'terms', isVariant: true, open: openLegal('term-and-condition') },
  { name: 'privacy policy', open: openLegal('privacy-policy') },
  { name: 'refund policy', isVariant: true, open: openLegal('refund-policy') },
  {
    name: 'unknown restaurant',
    open: async ({ page }) => {
      await page.goto(`${PRIMARY}/no-such-restaurant`);
      await expect(page.getByRole('heading', { name: 'No restaurant here' })).toBeVisible();
    },
  },
];

/** Each kind of overlay once. */
export const overlays: readonly Screen[] = [
  {
    name: 'side menu',
    open: async ({ page }) => {
      await page.goto(BASE);
      await page.getByRole('button', { name: 'Open menu' }).click();
      await expect(dialogOf(page, 'Menu')).toBeVisible();
    },
  },
  {
    name: 'about the restaurant',
    open: async ({ page }) => {
      await page.goto(BASE);
      await expect(page.getByRole('link', { name: /^All offers/ })).toBeVisible();
      await page.getByRole('banner').getByRole('button', { name: 'Spice Garden' }).click();
      await expect(page.getByText('Open now').last()).toBeVisible();
    },
  },
  {
    name: 'closed modal',
    open: async ({ page }) => {
      await page.goto(`${PRIMARY}/night-owl`);
      await expect(dialogOf(page, 'closed right now')).toBeVisible();
      await expect(page.getByRole('article').first()).toBeAttached();
    },
  },
  {
    name: 'category sheet',
    open: async ({ page }) => {
      // Wide menus have tabs instead. The search page has the sheet at every width.
      await page.goto(`${BASE}/search`);
      await page.getByRole('button', { name: 'Browse categories' }).click();
      await expect(dialogOf(page, 'Browse menu')).toBeVisible();
    },
  },
  {
    name: 'dish',
    open: async ({ page }) => {
      await page.goto(`${BASE}/menu?dish=d-paneer-butter-masala`);
      await expect(page.getByRole('dialog').getByRole('checkbox').first()).toBeVisible();
    },
  },
  {
    name: 'repeat sheet',
    open: async ({ page }) => {
      await page.goto(`${BASE}/search?q=margherita`);
      const pizza = page.getByRole('article', { name: 'Margherita pizza', exact: true }).first();
      await pizza.getByRole('button', { name: 'Add' }).click();
      const popup = dialogOf(page, 'Margherita pizza');
      await popup.getByRole('checkbox', { name: /Olives/ }).check();
      await popup.getByRole('button', { name: /^Add/ }).click();
      await expect(popup).toBeHidden();
      await expect(pizza.getByRole('group')).not.toHaveAttribute('aria-busy', 'true');
      await pizza.getByRole('button', { name: 'Increase quantity' }).click();
      await expect(dialogOf(page, 'Repeat last used item ?').getByRole('listitem')).toContainText('Olives');
    },
  },
  {
    name: 'coupons',
    open: async ({ page }) => {
      await page.clock.setFixedTime(EVENING);
      await openCartWithBill(page);
      await page.getByRole('button', { name: 'View offers' }).click();
      await expect(dialogOf(page, 'Offers').getByRole('button', { name: /^Apply/ })).toHaveCount(5);
    },
  },
  {
    name: 'login',
    open: async ({ page }) => {
      await page.goto(`${BASE}/address?id=a-0`);
      await expect(dialogOf(page, 'Login').getByLabel('Phone number')).toBeFocused();
    },
  },
  {
    name: 'addresses',
    open: async ({ page }) => {
      await openCart(page);
      await page.getByRole('button', { name: 'Select address' }).click();
      const sheet = dialogOf(page, 'Select an address');
      await expect(sheet.getByRole('button', { name: /^Edit address/ }).first()).toBeVisible();
    },
  },
  {
    name: 'address on the map',
    open: async ({ page }) => {
      await page.context().grantPermissions(['geolocation']);
      await page.context().setGeolocation(INDIRANAGAR);
      await openCart(page);
      await page.getByRole('button', { name: 'Select address' }).click();
      await page.getByRole('button', { name: 'Add address' }).click();
      const picker = dialogOf(page, 'Select delivery location');
      await expect(picker.getByText('12th Main Road, HAL 2nd Stage, Indiranagar, Bengaluru')).toBeVisible();
      await picker.getByRole('combobox').fill('whitefield');
      await expect(picker.getByRole('option', { name: /Palm Meadows/ })).toBeVisible();
    },
  },
  {
    name: 'order again',
    open: async ({ page, request }) => {
      await orderNaan(request);
      await rememberDiner(page);
      await page.goto(`${BASE}/order-history`);
      await page.getByRole('button', { name: 'Order again' }).first().click();
      await expect(dialogOf(page, 'Order again').getByText('Butter naan').first()).toBeVisible();
    },
  },
];
