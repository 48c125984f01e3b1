import type { APIRequestContext, Page } from '@playwright/test';
import { expect } from './test';
import { holdRequests, releaseRequests } from './hold-requests';
import { DISHES, failedState, expectLoading, rememberDiner, tryAgain } from './state-helpers';
import { placePaidOrder, type Item } from './paid-order';
import { BASE, changeRestaurant, NAAN, openCartWithBill, SANDBOX, suggestionsOf } from './shop';
import type { State } from './states';

const HISTORY = 'Order/history';
const ORDER = 'Display/Order';

const MANY: readonly Item[] = [
  ['v-paneer-butter-masala-half', 1],
  ['v-margherita-pizza', 1, 'Thin crust'],
  [NAAN, 2],
  ['v-lasagne', 1],
];

const order = (http: APIRequestContext, items: readonly Item[] = [[NAAN, 2]]) =>
  placePaidOrder(http, items, BASE);

const againOf = (page: Page) => page.getByRole('dialog', { name: 'Order again' });

export const orderStates: State[] = [
  {
    name: 'order history',
    onDesktop: 'layout',
    open: async ({ page, request }) => {
      await order(request);
      await rememberDiner(page);
      await page.goto(`${BASE}/order-history`);
      await expect(page.getByRole('article').first()).toBeVisible();
    },
    next: [
      {
        name: 'order again',
        aria: `
          - dialog "Order again":
            - heading "Order again" [level=2]
            - button "Close"
            - region "Will be added, at today's prices":
              - heading "Will be added, at today's prices" [level=3]
              - list:
                - listitem:
                  - paragraph: 2 x Butter naan
                  - text: ₹90
            - button "Add 2 items · ₹90"`,
        open: async ({ page }) => {
          await page.getByRole('button', { name: 'Order again' }).first().click();
          await expect(againOf(page).getByText('Butter naan').first()).toBeVisible();
        },
      },
    ],
  },
  {
    name: 'home of a returning diner',
    onDesktop: 'layout',
    aria: `
      - region "Order again":
        - heading "Order again" [level=2]
        - list:
          - listitem:
            - paragraph: 2 x Butter naan
            - paragraph: ₹90 today
            - button "Order again"`,
    open: async ({ page, request }) => {
      await order(request);
      await rememberDiner(page);
      await page.goto(BASE);
      await expect(page.getByRole('region', { name: 'Order again' })).toBeAttached();
      await page.reload();
      await expect(page.getByRole('region', { name: 'Order again' })).toBeInViewport();
    },
    next: [
      {
        name: 'cart with suggestions',
        aria: `
          - region "Goes well with it":
            - heading "Goes well with it" [level=2]
            - list:
              - listitem:
                - article:
                  - heading [level=3]
                  - button "Add"`,
        open: async ({ page }) => {
          await openCartWithBill(page);
          await expect(suggestionsOf(page)).toBeVisible();
        },
      },
    ],
  },
  {
    name: 'order history loading',
    isRare: true,
    aria: `
      - heading "Order history" [level=1]
      - status: Loading`,
    open: async ({ page }) => {
      await rememberDiner(page);
      await holdRequests(page, `${SANDBOX}/api/${HISTORY}**`);
      await page.goto(`${BASE}/order-history`);
      await expectLoading(page);
    },
    next: [
      failedState(
        'order history failed',
        HISTORY,
        `
          - status:
            - heading "Your orders didn't arrive" [level=2]
            - paragraph: They are safe with the restaurant. Check the connection and try again.
            - button "Try again"`,
        (page) => expect(page.getByRole('button', { name: 'Try again' })).toBeVisible(),
      ),
      {
        name: 'no orders',
        aria: `
          - heading "No orders yet" [level=2]
          - paragraph: What you order here will be listed on this page.
          - link "Browse menu":
            - /url: /spice-garden/menu`,
        open: async ({ page, sandbox }) => {
          await tryAgain(sandbox, page);
          await expect(page.getByRole('heading', { name: 'No orders yet' })).toBeVisible();
        },
      },
    ],
  },
  {
    name: 'order again without a menu',
    isRare: true,
    aria: `
      - dialog "Order again":
        - heading "Order again" [level=2]
        - button "Close"
        - status:
          - heading "Today's menu didn't arrive" [level=3]
          - paragraph: Nothing was added. Check the connection and try again.
          - button "Try again"`,
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
        isRare: true,
        aria: `
          - dialog "Order again":
            - heading "Order again" [level=2]
            - button "Close"
            - status: Loading`,
        open: async ({ page, sandbox }) => {
          await sandbox.clearFaults();
          await holdRequests(page, `${SANDBOX}/api/${DISHES}**`);
          await againOf(page).getByRole('button', { name: 'Try again' }).click();
          await expect(againOf(page).getByText('Loading')).toBeAttached();
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
        aria: `
          - alert: Butter naan could not be added. Nothing of your order was added yet.
          - region "To be chosen first"
          - region "Will be added, at today's prices"
          - region "Not available today"
          - button "Continue" [disabled=false]`,
        open: async ({ page, sandbox }) => {
          await sandbox.fail({ call: 'cart/addItemTest', kind: 'status', status: 500 });
          await againOf(page).getByRole('button', { name: /^Add/ }).click();
          await expect(againOf(page).getByRole('button', { name: 'Continue' })).toBeVisible();
        },
      },
    ],
  },
  {
    name: 'order details',
    onDesktop: 'layout',
    open: async ({ page, request }) => {
      const id = await order(request);
      await rememberDiner(page);
      await page.goto(`${BASE}/order-history/order-details/${id}`);
      await expect(page.getByRole('button', { name: 'Print bill' })).toBeVisible();
    },
  },
  {
    name: 'order details loading',
    isRare: true,
    aria: `
      - heading "Order details" [level=1]
      - status: Loading`,
    open: async ({ page, request }) => {
      const id = await order(request, MANY);
      await request.post(`${SANDBOX}/__sandbox/orders/${id}/status`, { data: { status: 'DELIVERED' } });
      await rememberDiner(page);
      await holdRequests(page, `${SANDBOX}/api/${ORDER}**`);
      await page.goto(`${BASE}/order-history/order-details/${id}`);
      await expectLoading(page);
    },
    next: [
      failedState(
        'order details failed',
        ORDER,
        `
          - status:
            - heading "This order didn't arrive" [level=2]
            - paragraph: Check the connection and the order's number, and try again.
            - button "Try again"`,
        (page) => expect(page.getByRole('heading', { name: "This order didn't arrive" })).toBeVisible(),
      ),
      {
        name: 'order details of a delivered order',
        aria: `
          - text: "Status: DELIVERED"
          - region "Items":
            - list:
              - listitem:
                - paragraph: Paneer butter masala
                - paragraph: Half
                - text: ₹159
              - listitem:
                - paragraph: Margherita pizza
                - paragraph: Thin crust
                - text: ₹279
          - region "Bill":
            - term: Total
            - definition: ₹868.35
          - button "Print bill"
          - button "Share"
          - button "Order again"`,
        open: async ({ page, sandbox }) => {
          await tryAgain(sandbox, page);
          await expect(page.getByText('DELIVERED')).toBeVisible();
          await expect(page.getByRole('button', { name: 'Track order' })).toHaveCount(0);
        },
      },
      {
        name: 'order details not found',
        aria: `
          - heading "There is no such order" [level=2]
          - paragraph: Your order history lists all your orders.
          - link "Order history":
            - /url: /spice-garden/order-history`,
        open: async ({ page }) => {
          await page.goto(`${BASE}/order-history/order-details/0`);
          await expect(page.getByRole('heading', { name: 'There is no such order' })).toBeVisible();
        },
      },
    ],
  },
  {
    name: 'order details before login',
    aria: `
      - heading "Order details" [level=1]
      - heading "please login to see your order" [level=2]
      - button "Login"`,
    open: async ({ page, request }) => {
      const id = await order(request);
      await page.goto(`${BASE}/order-history/order-details/${id}`);
      await expect(page.getByText('please login to see your order')).toBeVisible();
    },
  },
];
