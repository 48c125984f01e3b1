import { expect } from './test';
import { holdRequests } from './hold-requests';
import { failedState, expectLoading, tryAgain } from './state-helpers';
import { BASE, naanStepper, placeOrderButton, openCartWithBill, SANDBOX } from './shop';
import type { State } from './states';

const OFFERS = 'Offer/display_for_restaurent';

export const offerStates: State[] = [
  {
    name: 'cart for delivery',
    onDesktop: true,
    open: async ({ page }) => {
      await openCartWithBill(page);
      await expect(placeOrderButton(page)).toBeEnabled();
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
        open: async ({ page }) => {
          await page.getByRole('button', { name: 'Apply TASTY10' }).click();
          await expect(page.getByRole('dialog')).toBeHidden();
          await expect(page.getByText('You save ₹36')).toBeVisible();
        },
      },
      {
        name: 'coupons with one applied',
        open: async ({ page }) => {
          await page.getByRole('button', { name: 'View offers' }).click();
          await expect(page.getByRole('dialog', { name: 'Offers' }).getByText('applied')).toBeVisible();
        },
      },
      {
        name: 'cart with a coupon that is not counted',
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
    open: async ({ page }) => {
      await holdRequests(page, `${SANDBOX}/api/${OFFERS}**`);
      await page.goto(`${BASE}/offer`);
      await expectLoading(page);
    },
    next: [
      failedState('offers failed', OFFERS, (page) =>
        expect(page.getByRole('heading', { name: "The offers didn't arrive" })).toBeVisible(),
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
        open: async ({ page, sandbox }) => {
          await sandbox.fail({ call: OFFERS, kind: 'body', body: '[]' });
          await page.reload();
          await expect(page.getByRole('heading', { name: 'No offers right now' })).toBeVisible();
        },
      },
    ],
  },
];
