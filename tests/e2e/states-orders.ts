import type { APIRequestContext, Page } from '@playwright/test';
import { expect } from './test';
import { holdRequests, releaseRequests } from './hold-requests';
import { DISHES, failedState, expectLoading, tryAgain } from './state-helpers';
import { placePaidOrder, type Item } from './paid-order';
import { BASE, changeRestaurant, DINER, NAAN, SANDBOX } from './shop';
import type { State } from './states';

const HISTORY = 'Order/history';
const ORDER = 'Display/Order';

const MANY: readonly Item[] = [
  ['v-paneer-butter-masala-half', 1],
  ['v-margherita-pizza', 1, 'Thin crust'],
  [NAAN, 2],
  ['v-lasagne', 1],
];

/** Places a table order, by default of two naans. @returns the order's id. */
const order = (http: APIRequestContext, items: readonly Item[] = [[NAAN, 2]]) =>
  placePaidOrder(http, items, BASE);

function rememberDiner(page: Page) {
  return page.addInitScript((phone) => {
    // The tracking page's frame must not get this shop's storage.
    if (window === window.top) localStorage.setItem('userNumber', phone);
  }, DINER);
}

const againOf = (page: Page) => page.getByRole('dialog', { name: 'Order again' });

export const orderStates: State[] = [
  {
    name: 'order history',
    onDesktop: true,
    open: async ({ page, request }) => {
      await order(request);
      await rememberDiner(page);
      await page.goto(`${BASE}/order-history`);
      await expect(page.getByRole('article').first()).toBeVisible();
    },
    next: [
      {
        name: 'order again',
        open: async ({ page }) => {
          await page.getByRole('button', { name: 'Order again' }).first().click();
          await expect(againOf(page).getByText('Butter naan').first()).toBeVisible();
        },
      },
    ],
  },
  {
    name: 'order history loading',
    open: async ({ page }) => {
      await rememberDiner(page);
      await holdRequests(page, `${SANDBOX}/api/${HISTORY}**`);
      await page.goto(`${BASE}/order-history`);
      await expectLoading(page);
    },
    next: [
      failedState('order history failed', HISTORY, (page) =>
        expect(page.getByRole('button', { name: 'Try again' })).toBeVisible(),
      ),
      {
        name: 'no orders',
        open: async ({ page, sandbox }) => {
          await tryAgain(sandbox, page);
          await expect(page.getByRole('heading', { name: 'No orders yet' })).toBeVisible();
        },
      },
    ],
  },
  {
    name: 'order again without a menu',
    open: async ({ page, request, sandbox }) => {
      await order(request, MANY);
      await changeRestaurant(request, { outOfStock: { 'd-lasagne': true } });
      await rememberDiner(page);
      await sandbox.fail({ call: DISHES, kind: 'status', status: 500 });
      await page.goto(`${BASE}/order-history`);
      await page.getByRole('button', { name: 'Order again' }).click();
      await expect(againOf(page).getByText("Today's menu didn't arrive")).toBeVisible();
    },
    next: [
      {
        name: 'order again loading',
        open: async ({ page, sandbox }) => {
          await sandbox.clearFaults();
          await holdRequests(page, `${SANDBOX}/api/${DISHES}**`);
          await againOf(page).getByRole('button', { name: 'Try again' }).click();
          await expect(againOf(page).getByRole('status', { name: 'Loading' })).toBeVisible();
        },
      },
      {
        name: 'order again with choices and a missing dish',
        open: async ({ page }) => {
          releaseRequests(page);
          await expect(againOf(page).getByRole('region', { name: 'Not available today' })).toBeVisible();
        },
      },
      {
        name: 'order again failed',
        open: async ({ page, sandbox }) => {
          await sandbox.fail({ call: 'cart/addItemTest', kind: 'status', status: 500 });
          await againOf(page).getByRole('button', { name: /^Add/ }).click();
          await expect(againOf(page).getByRole('button', { name: 'Go on' })).toBeVisible();
        },
      },
    ],
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
    name: 'order details loading',
    open: async ({ page, request }) => {
      const id = await order(request, MANY);
      await request.post(`${SANDBOX}/__sandbox/orders/${id}/status`, { data: { status: 'DELIVERED' } });
      await rememberDiner(page);
      await holdRequests(page, `${SANDBOX}/api/${ORDER}**`);
      await page.goto(`${BASE}/order-history/order-details/${id}`);
      await expectLoading(page);
    },
    next: [
      failedState('order details failed', ORDER, (page) =>
        expect(page.getByRole('heading', { name: "This order didn't arrive" })).toBeVisible(),
      ),
      {
        name: 'order details of a delivered order',
        open: async ({ page, sandbox }) => {
          await tryAgain(sandbox, page);
          await expect(page.getByText('DELIVERED')).toBeVisible();
        },
      },
      {
        name: 'order details not found',
        open: async ({ page }) => {
          await page.goto(`${BASE}/order-history/order-details/0`);
          await expect(page.getByRole('heading', { name: 'There is no such order' })).toBeVisible();
        },
      },
    ],
  },
  {
    name: 'home with an active order',
    open: async ({ page, request }) => {
      await order(request);
      await rememberDiner(page);
      await page.goto(BASE);
      await expect(page.getByRole('region', { name: 'Track your order' })).toBeVisible();
      await expect(page.getByRole('article').first()).toBeVisible();
    },
    next: [
      {
        name: 'home with an active order and a cart',
        open: async ({ page }) => {
          const naan = page.getByRole('article', { name: 'Garlic naan' }).first();
          await naan.getByRole('button', { name: 'Add' }).click();
          await expect(page.getByRole('region', { name: 'Cart' })).toContainText('1 item');
          await expect(naan.getByRole('group')).not.toHaveAttribute('aria-busy', 'true');
        },
      },
      {
        name: 'side menu of a diner with a cart',
        open: async ({ page }) => {
          // The toast covers the top bar.
          await page.getByRole('button', { name: 'Dismiss message' }).click();
          await page.getByRole('button', { name: 'Open menu' }).click();
          await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
        },
      },
    ],
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
    name: 'tracking slow',
    open: async ({ page }) => {
      await page.clock.install();
      await holdRequests(page, `${SANDBOX}/track**`);
      await page.goto(`${BASE}/orderInfo?OrderId=1042`, { waitUntil: 'commit' });
      await expect(page.locator('iframe')).toBeVisible();
      await page.clock.fastForward(10_000);
      await expect(page.getByText(/^The tracking page is slow to answer/)).toBeVisible();
    },
  },
  {
    name: 'tracking failed',
    open: async ({ page }) => {
      await page.clock.install();
      await holdRequests(page, `${SANDBOX}/track**`);
      await page.goto(`${BASE}/orderInfo?OrderId=1042`, { waitUntil: 'commit' });
      await expect(page.locator('iframe')).toBeVisible();
      await page.clock.fastForward(15_000);
      await expect(page.getByText("Tracking can't be reached")).toBeVisible();
    },
    next: [
      {
        name: 'unpaid order',
        open: async ({ page }) => {
          await page.goto(`${BASE}/orderInfo?status=failed`);
          await expect(page.getByRole('heading').first()).toBeVisible();
        },
      },
    ],
  },
  {
    name: 'order details before login',
    open: async ({ page, request }) => {
      const id = await order(request);
      await page.goto(`${BASE}/order-history/order-details/${id}`);
      await expect(page.getByText('please login to see your order')).toBeVisible();
    },
  },
];
