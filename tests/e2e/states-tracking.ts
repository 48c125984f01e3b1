import type { APIRequestContext } from '@playwright/test';
import { expect } from './test';
import { holdRequests } from './hold-requests';
import { rememberDiner } from './state-helpers';
import { placePaidOrder } from './paid-order';
import { BASE, NAAN, SANDBOX } from './shop';
import type { State } from './states';

const order = (http: APIRequestContext) => placePaidOrder(http, [[NAAN, 2]], BASE);

export const trackingStates: State[] = [
  {
    name: 'home with an active order',
    aria: `
      - region "Track your order":
        - paragraph: Track your order
        - paragraph: "Order #1042 placed successfully"
        - button "Track"`,
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
        aria: `
          - status: "Cart: 1 item, ₹59"
          - region "Track your order":
            - button "Track"
          - region "Cart":
            - button "Delete cart items"
            - paragraph: 1 item
            - button "Checkout ₹59"`,
        open: async ({ page }) => {
          const naan = page.getByRole('article', { name: 'Garlic naan' }).first();
          await naan.getByRole('button', { name: 'Add' }).click();
          await expect(page.getByRole('region', { name: 'Cart' })).toContainText('1 item');
          await expect(naan.getByRole('group')).not.toHaveAttribute('aria-busy', 'true');
        },
      },
      {
        name: 'side menu of a diner with a cart',
        aria: `
          - list:
            - listitem:
              - link "Cart 1 item":
                - /url: /spice-garden/cart
          - button "Logout"`,
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
    aria: `
      - iframe
      - status:
        - paragraph: The tracking page is slow to answer. Your order is not affected.
        - button "Try again"`,
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
    aria: `
      - alert:
        - heading "Tracking can't be reached" [level=2]
        - paragraph: Your order is not affected. Its details show its status, too.
        - button "Try again"
        - link "Go to home":
          - /url: /spice-garden`,
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
];
