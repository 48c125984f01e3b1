import type { APIRequestContext, Page } from '@playwright/test';
import { expect } from './test';
import { placeOrder } from './paid-order';
import { BASE, DINER, login, NAAN, SERVER } from './shop';
import type { State } from './states';

const NEW_DINER = '9123456780';

async function openLogin(page: Page) {
  await page.goto(`${BASE}/order-history`);
  await page.getByRole('main').getByRole('button', { name: 'Login' }).click();
  return page.getByRole('dialog', { name: 'Login' });
}

/** Two naans at a table. @returns the order's id. */
const order = (http: APIRequestContext) => placeOrder(http, [[NAAN, 2]], BASE);

function rememberDiner(page: Page) {
  return page.addInitScript((phone) => {
    // The frame of the tracking page has no storage of this shop.
    if (window === window.top) localStorage.setItem('userNumber', phone);
  }, DINER);
}

/** Who the diner is, and what became of the order. */
export const dinerStates: State[] = [
  {
    name: 'login with a wrong number',
    open: async ({ page }) => {
      const dialog = await openLogin(page);
      await dialog.getByLabel('Phone number').fill('12345');
      await dialog.getByRole('button', { name: 'Verify' }).click();
      await expect(dialog.getByRole('alert').filter({ hasText: /./ })).toBeVisible();
    },
  },
  {
    name: 'login with a wrong code',
    onDesktop: true,
    open: async ({ page, sandbox }) => {
      const dialog = await openLogin(page);
      await dialog.getByLabel('Phone number').fill(DINER);
      await expect(dialog.getByText('OTP sent', { exact: true })).toBeVisible();
      const sent = await sandbox.otp(DINER);
      await dialog.getByLabel('OTP', { exact: true }).fill(sent === '1111' ? '2222' : '1111');
      await dialog.getByRole('button', { name: 'Verify' }).click();
      await expect(dialog.getByText('Incorrect OTP, please try again.')).toBeVisible();
    },
  },
  {
    name: 'name of a new diner',
    open: async ({ page, sandbox }) => {
      await openLogin(page);
      const dialog = await login(page, sandbox, NEW_DINER);
      await expect(dialog.getByLabel('Name')).toBeFocused();
    },
  },
  {
    name: 'order history before login',
    open: async ({ page }) => {
      await page.goto(`${BASE}/order-history`);
      await expect(page.getByText('please login to see your order history')).toBeVisible();
    },
  },
  {
    name: 'order history',
    onDesktop: true,
    open: async ({ page, request }) => {
      await order(request);
      await rememberDiner(page);
      await page.goto(`${BASE}/order-history`);
      await expect(page.getByRole('article').first()).toBeVisible();
    },
  },
  {
    name: 'order again',
    open: async ({ page, request }) => {
      await order(request);
      await rememberDiner(page);
      await page.goto(`${BASE}/order-history`);
      await page.getByRole('button', { name: 'Order again' }).first().click();
      await expect(
        page.getByRole('dialog', { name: 'Order again' }).getByText('Butter naan').first(),
      ).toBeVisible();
    },
  },
  {
    name: 'order history that failed',
    open: async ({ page, sandbox }) => {
      await rememberDiner(page);
      await sandbox.fail({ call: 'Order/history', kind: 'status', status: 500 });
      await page.goto(`${BASE}/order-history`);
      await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
    },
  },
  {
    name: 'order details',
    onDesktop: true,
    open: async ({ page, request }) => {
      const id = await order(request);
      await rememberDiner(page);
      await page.goto(`${BASE}/order-history/order-details/${id}`);
      await expect(page.getByRole('button', { name: 'Print bill' })).toBeVisible();
    },
  },
  {
    name: 'home with an order under way',
    open: async ({ page, request }) => {
      await order(request);
      await rememberDiner(page);
      await page.goto(BASE);
      await expect(page.getByRole('region', { name: 'Track your order' })).toBeVisible();
      await expect(page.getByRole('article').first()).toBeVisible();
    },
  },
  {
    name: 'tracking',
    open: async ({ page, request }) => {
      const id = await order(request);
      await rememberDiner(page);
      await page.goto(`${BASE}/orderInfo?OrderId=${id}`);
      await expect(page.frameLocator('iframe').getByText(id).first()).toBeVisible();
    },
  },
  {
    name: 'tracking that failed',
    open: async ({ page }) => {
      await page.route(`${SERVER}/track**`, (route) => route.abort('connectionrefused'));
      await page.goto(`${BASE}/orderInfo?OrderId=1042`);
      await expect(page.getByText("Tracking can't be reached")).toBeVisible();
    },
  },
  {
    name: 'unpaid order',
    open: async ({ page }) => {
      await page.goto(`${BASE}/orderInfo?status=failed`);
      await expect(page.getByRole('heading').first()).toBeVisible();
    },
  },
];
