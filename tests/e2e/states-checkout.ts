import { expect } from './test';
import { holdRequests, releaseRequests } from './hold-requests';
import { failedState, expectLoading } from './state-helpers';
import { BASE, naanStepper, placeOrderButton, openCartWithBill, SANDBOX } from './shop';
import type { State } from './states';

const CART = 'cart/displayTestFramCore';
const OFFERS = 'Offer/display_for_restaurent';
const PRICE = 'PriceCalculate/Cart';

/** A failed add shows a toast in a row, and a text below the price in a card. */
const ROW_LAYOUT = { width: 360, height: 740 };

export const checkoutStates: State[] = [
  {
    name: 'error toast',
    aria: `
      - region "Messages":
        - alert:
          - text: error while adding to cart
          - button "Dismiss message"`,
    open: async ({ page, sandbox }) => {
      await page.setViewportSize(ROW_LAYOUT);
      await page.goto(`${BASE}/search?q=naan`);
      await sandbox.fail({ call: 'cart/addItemTest', kind: 'status', status: 500 });
      const naan = page.getByRole('article', { name: 'Butter naan', exact: true }).first();
      await naan.getByRole('button', { name: 'Add' }).click();
      await expect(page.getByRole('alert').filter({ hasText: /add/ })).toBeVisible();
    },
    next: [
      {
        name: 'cart bar and toast',
        aria: `
          - main:
            - article "Butter naan":
              - group "Butter naan quantity":
                - button "Decrease quantity"
                - text: "1"
                - button "Increase quantity"
          - status: "Cart: 1 item, ₹45"
          - region "Cart":
            - button "Delete cart items"
            - paragraph: 1 item
            - button "Checkout ₹45"
          - region "Messages":
            - status:
              - text: Item added successfully!
              - button "Dismiss message"`,
        open: async ({ page, sandbox }) => {
          await page.setViewportSize(ROW_LAYOUT);
          await sandbox.clearFaults();
          await page.getByRole('button', { name: 'Dismiss message' }).click();
          const naan = page.getByRole('article', { name: 'Butter naan', exact: true }).first();
          await naan.getByRole('button', { name: 'Add' }).click();
          await expect(page.getByText('Item added successfully!')).toBeVisible();
          await expect(page.getByRole('region', { name: 'Cart' })).toContainText('1 item');
          await expect(page.getByRole('alert').filter({ hasText: /add/ })).toHaveCount(0);
        },
      },
    ],
  },
  {
    name: 'coupons loading',
    isRare: true,
    aria: `
      - dialog "Offers":
        - heading "Offers" [level=2]
        - button "Close"
        - status: Loading`,
    open: async ({ page }) => {
      await holdRequests(page, `${SANDBOX}/api/${OFFERS}**`);
      await openCartWithBill(page);
      await page.getByRole('button', { name: 'View offers' }).click();
      await expect(page.getByRole('dialog').getByText('Loading')).toBeAttached();
    },
    next: [
      failedState(
        'coupons failed',
        OFFERS,
        `
          - dialog "Offers":
            - heading "Offers" [level=2]
            - button "Close"
            - status:
              - heading "The offers didn't arrive" [level=3]
              - paragraph: Check the connection and try again.
              - button "Try again"`,
        (page) => expect(page.getByRole('dialog').getByText("The offers didn't arrive")).toBeVisible(),
      ),
      {
        name: 'no coupons',
        aria: `
          - dialog "Offers":
            - heading "Offers" [level=2]
            - button "Close"
            - heading "No offers right now" [level=3]
            - paragraph: New ones appear here as soon as the restaurant has them.`,
        open: async ({ page, sandbox }) => {
          await sandbox.clearFaults();
          await sandbox.fail({ call: OFFERS, kind: 'body', body: '[]' });
          await page.getByRole('dialog').getByRole('button', { name: 'Try again' }).click();
          await expect(page.getByRole('dialog').getByText('No offers right now')).toBeVisible();
        },
      },
      {
        name: 'cart loading',
        isRare: true,
        aria: `
          - heading "Cart" [level=1]
          - status: Loading
          - heading "Bill details" [level=2]
          - text: Working out the price
          - heading "Order type" [level=2]
          - status:
            - paragraph: To pay
            - text: Working out the price
          - button "Place Order" [disabled]`,
        open: async ({ page, sandbox }) => {
          await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
          await sandbox.clearFaults();
          await holdRequests(page, `${SANDBOX}/api/${CART}**`);
          await page.reload();
          await expectLoading(page);
        },
      },
      {
        name: 'cart failed',
        isRare: true,
        aria: `
          - heading "Cart" [level=1]
          - alert:
            - heading "Something went wrong" [level=2]
            - paragraph: Your cart is kept. Check the connection and try again.
            - button "Try again"
          - heading "Cooking instructions" [level=2]
          - heading "Order type" [level=2]`,
        open: async ({ page, sandbox }) => {
          await sandbox.fail({ call: CART, kind: 'drop' });
          releaseRequests(page);
          await expect(page.getByText('Something went wrong')).toBeVisible();
          await expect(placeOrderButton(page)).toHaveCount(0);
        },
      },
      {
        name: 'cart with the bill loading',
        isRare: true,
        aria: `
          - list "Items in the cart"
          - heading "Bill details" [level=2]
          - text: Working out the price
          - heading "Order type" [level=2]
          - status:
            - paragraph: To pay
            - text: Working out the price
          - button "Place Order" [disabled]`,
        open: async ({ page, sandbox }) => {
          await sandbox.clearFaults();
          await holdRequests(page, `${SANDBOX}/api/${PRICE}`);
          await page.getByRole('button', { name: 'Try again' }).click();
          await expect(naanStepper(page)).toBeVisible();
          await expect(page.getByText('Working out the price').first()).toBeAttached();
        },
      },
      failedState(
        'cart with the bill failed',
        PRICE,
        `
          - heading "Bill details" [level=2]
          - paragraph: The price didn't arrive
          - button "Try again"
          - heading "Order type" [level=2]
          - status:
            - paragraph: To pay
            - paragraph: No price yet`,
        async (page) => {
          await expect(page.getByText("The price didn't arrive")).toBeVisible();
          await expect(placeOrderButton(page)).toHaveCount(0);
        },
      ),
      {
        name: 'cart while offline',
        aria: `
          - status: /^You are offline. Showing the last menu, as of [0-9]+:[0-9]+ [AP]M.$/
          - main:
            - paragraph: The price didn't arrive
            - button "Try again"
            - status:
              - paragraph: To pay
              - paragraph: No price yet
            - button "You are offline" [disabled]`,
        open: async ({ page }) => {
          await page.context().setOffline(true);
          await expect(page.getByRole('button', { name: 'You are offline' })).toBeDisabled();
        },
      },
    ],
  },
];
