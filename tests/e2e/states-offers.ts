import { expect } from './test';
import { holdRequests } from './hold-requests';
import { failedState, expectLoading, tryAgain } from './state-helpers';
import {
  BASE,
  EVENING,
  naanStepper,
  placeOrderButton,
  openCartWithBill,
  SANDBOX,
  suggestionsOf,
} from './shop';
import type { State } from './states';

const OFFERS = 'Offer/display_for_restaurent';

export const offerStates: State[] = [
  {
    name: 'cart for delivery',
    onDesktop: 'structure',
    open: async ({ page }) => {
      await page.clock.setFixedTime(EVENING);
      await openCartWithBill(page);
      await expect(placeOrderButton(page)).toBeEnabled();
      await expect(suggestionsOf(page)).toBeVisible();
    },
    next: [
      {
        name: 'coupons',
        open: async ({ page }) => {
          await page.getByRole('button', { name: 'View offers' }).click();
          const sheet = page.getByRole('dialog', { name: 'Offers' });
          await expect(sheet.getByRole('button', { name: /^Apply/ })).toHaveCount(5);
        },
      },
      {
        name: 'cart with a coupon',
        aria: `
          - status:
            - paragraph: TASTY10 applied
            - paragraph: You save ₹36
          - button "Remove TASTY10": Remove
          - term: Coupon TASTY10
          - definition: − ₹36
          - status:
            - paragraph: To pay
            - paragraph: ₹340.20`,
        open: async ({ page }) => {
          await page.getByRole('button', { name: 'Apply TASTY10' }).click();
          await expect(page.getByRole('dialog')).toBeHidden();
          await expect(page.getByText('You save ₹36')).toBeVisible();
        },
      },
      {
        name: 'coupons with one applied',
        aria: `
          - listitem:
            - /children: equal
            - paragraph: TASTY10
            - paragraph: 10% off on orders above ₹300
            - paragraph: Minimum order value ₹300
            - text: applied`,
        open: async ({ page }) => {
          await page.getByRole('button', { name: 'View offers' }).click();
          await expect(page.getByRole('dialog', { name: 'Offers' }).getByText('applied')).toBeVisible();
        },
      },
      {
        name: 'cart with a coupon that is not counted',
        aria: `
          - status:
            - paragraph: TASTY10 is not counted for this cart
            - paragraph: Add ₹30 to unlock
          - button "Remove TASTY10": Remove
          - status:
            - paragraph: To pay
            - paragraph: ₹283.50`,
        open: async ({ page }) => {
          await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
          for (const left of ['7', '6']) {
            await naanStepper(page).getByRole('button', { name: 'Decrease quantity' }).click();
            await expect(naanStepper(page)).toContainText(left);
            await expect(naanStepper(page)).not.toHaveAttribute('aria-busy', 'true');
          }
          await expect(page.getByText('TASTY10 is not counted for this cart')).toBeVisible();
        },
      },
    ],
  },
  {
    name: 'offers loading',
    isRare: true,
    aria: `
      - heading "Offers" [level=1]
      - status: Loading`,
    open: async ({ page }) => {
      await holdRequests(page, `${SANDBOX}/api/${OFFERS}**`);
      await page.goto(`${BASE}/offer`);
      await expectLoading(page);
    },
    next: [
      failedState(
        'offers failed',
        OFFERS,
        `
          - heading "Offers" [level=1]
          - status:
            - heading "The offers didn't arrive" [level=2]
            - paragraph: Check the connection and try again.
            - button "Try again"`,
        (page) => expect(page.getByRole('heading', { name: "The offers didn't arrive" })).toBeVisible(),
      ),
      {
        name: 'offers',
        open: async ({ page, sandbox }) => {
          await tryAgain(sandbox, page.getByRole('main'));
          await expect(page.getByText('TASTY10').first()).toBeVisible();
        },
      },
      {
        name: 'no offers',
        aria: `
          - heading "No offers right now" [level=2]
          - paragraph: New ones appear here as soon as the restaurant has them.
          - link "Browse menu":
            - /url: /spice-garden/menu`,
        open: async ({ page, sandbox }) => {
          await sandbox.fail({ call: OFFERS, kind: 'body', body: '[]' });
          await page.reload();
          await expect(page.getByRole('heading', { name: 'No offers right now' })).toBeVisible();
        },
      },
    ],
  },
];
