import type { Page } from '@playwright/test';
import { expect } from './test';
import { holdRequests, releaseRequests } from './hold-requests';
import { failedState, expectLoading } from './state-helpers';
import { addToCart, type Item } from './paid-order';
import {
  BASE,
  changeRestaurant,
  chooseSavedAddress,
  NAAN,
  naanStepper,
  orderError,
  placeOrderButton,
  openCartWithBill,
  SANDBOX,
} from './shop';
import type { State } from './states';

const CART = 'cart/displayTestFramCore';
const OFFERS = 'Offer/display_for_restaurent';
const PRICE = 'PriceCalculate/Cart';

/** The restaurant is open until 11:30 PM. */
const EVENING = new Date('2026-11-20T19:00:00+05:30');

const COMPOSED: readonly Item[] = [
  ['v-margherita-pizza', 1, 'Thin crust'],
  ['v-paneer-butter-masala-half', 1],
];

async function applyOffer(page: Page, code: string) {
  await page.getByRole('button', { name: 'View offers' }).click();
  await page.getByRole('button', { name: `Apply ${code}` }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
}

export const checkoutStates: State[] = [
  {
    name: 'error toast',
    open: async ({ page, sandbox }) => {
      await page.goto(`${BASE}/search?q=naan`);
      await sandbox.fail({ call: 'cart/addItemTest', kind: 'status', status: 500 });
      const naan = page.getByRole('article', { name: 'Butter naan', exact: true }).first();
      await naan.getByRole('button', { name: 'Add' }).click();
      await expect(page.getByRole('alert').filter({ hasText: /add/ })).toBeVisible();
    },
    next: [
      {
        name: 'cart bar and toast',
        open: async ({ page, sandbox }) => {
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
    open: async ({ page }) => {
      await holdRequests(page, `${SANDBOX}/api/${OFFERS}**`);
      await openCartWithBill(page);
      await page.getByRole('button', { name: 'View offers' }).click();
      await expect(page.getByRole('dialog').getByText('Loading')).toBeAttached();
    },
    next: [
      failedState('coupons failed', OFFERS, (page) =>
        expect(page.getByRole('dialog').getByText("The offers didn't arrive")).toBeVisible(),
      ),
      {
        name: 'no coupons',
        open: async ({ page, sandbox }) => {
          await sandbox.clearFaults();
          await sandbox.fail({ call: OFFERS, kind: 'body', body: '[]' });
          await page.getByRole('dialog').getByRole('button', { name: 'Try again' }).click();
          await expect(page.getByRole('dialog').getByText('No offers right now')).toBeVisible();
        },
      },
      {
        name: 'cart loading',
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
        open: async ({ page, sandbox }) => {
          await sandbox.fail({ call: CART, kind: 'drop' });
          releaseRequests(page);
          await expect(page.getByText('Something went wrong')).toBeVisible();
        },
      },
      {
        name: 'cart with the bill loading',
        open: async ({ page, sandbox }) => {
          await sandbox.clearFaults();
          await holdRequests(page, `${SANDBOX}/api/${PRICE}`);
          await page.getByRole('button', { name: 'Try again' }).click();
          await expect(naanStepper(page)).toBeVisible();
          await expect(page.getByText('Working out the price').first()).toBeAttached();
        },
      },
      failedState('cart with the bill failed', PRICE, (page) =>
        expect(page.getByText("The price didn't arrive")).toBeVisible(),
      ),
      {
        name: 'cart while offline',
        open: async ({ page }) => {
          await page.context().setOffline(true);
          await expect(page.getByRole('button', { name: 'You are offline' })).toBeDisabled();
        },
      },
    ],
  },
  {
    name: 'cart beyond the service area',
    open: async ({ page, request }) => {
      await request.post(`${SANDBOX}/api/address/add`, {
        form: {
          ...{ house_number: 'Far 1', streetAddress1: 'Elsewhere', streetAddress2: '', landmark: '' },
          ...{
            city: 'Nagpur',
            state: 'Maharashtra',
            pincode: '440001',
            longitude: '79.08',
            latitude: '21.14',
          },
          ...{ RestaurentId: '1001', CustomerContact: '9876543210' },
        },
      });
      await openCartWithBill(page, 2);
      await chooseSavedAddress(page, /Elsewhere/);
      await expect(placeOrderButton(page)).toBeEnabled();
      await placeOrderButton(page).click();
      await expect(orderError(page)).toHaveText('Service is not available');
    },
    next: [
      {
        name: 'cart below the minimum',
        open: async ({ page }) => {
          await page.getByRole('button', { name: 'Change address' }).click();
          const sheet = page.getByRole('dialog', { name: 'Select an address' });
          await sheet.getByText(/Defence Colony/).click();
          await expect(sheet).toBeHidden();
          await expect(placeOrderButton(page)).toBeEnabled();
          await placeOrderButton(page).click();
          await expect(orderError(page)).toContainText('Minimum order value should be');
        },
      },
      {
        name: 'cart for delivery to an address, with toppings, cashback and a long note',
        open: async ({ page, request }) => {
          await addToCart(request, [...COMPOSED, [NAAN, 6]]);
          await page.reload();
          await expect(naanStepper(page)).toContainText('8');
          await page.getByLabel('Cooking instructions').fill('Little salt, no garlic. '.repeat(19));
          await applyOffer(page, 'LUNCH75');
          await expect(page.getByText('reward will reach your wallet after this order')).toBeVisible();
          await expect(placeOrderButton(page)).toBeEnabled();
        },
      },
      {
        name: 'cart changed before payment',
        open: async ({ page, request }) => {
          await changeRestaurant(request, {
            outOfStock: { 'd-butter-naan': true },
            prices: { 'v-margherita-pizza': { Price: 299, OfferPrice: 299 } },
          });
          await placeOrderButton(page).click();
          await expect(page.getByText('Something has changed')).toBeVisible();
          await expect(placeOrderButton(page)).toBeEnabled();
          // The taller bar could cover half of a control at the old scroll position.
          await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
        },
      },
      {
        name: 'cart of a closed restaurant',
        open: async ({ page, request }) => {
          await changeRestaurant(request, { timing: { Status: 'CLOSE' } });
          await page.reload();
          await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
          await expect(page.getByRole('button', { name: 'Sorry We are closed now' })).toBeDisabled();
          await expect(page.getByText('Working out')).toHaveCount(0);
        },
      },
    ],
  },
  {
    name: 'cart for dine in without a table',
    onDesktop: true,
    open: async ({ page }) => {
      await openCartWithBill(page);
      await page.getByRole('radio', { name: 'Dine in' }).check();
      await expect(placeOrderButton(page)).toBeEnabled();
      await placeOrderButton(page).click();
      await expect(orderError(page)).toHaveText('Please enter a table or car number');
    },
    next: [
      {
        name: 'cart for take away without a time',
        open: async ({ page }) => {
          await page.clock.setFixedTime(EVENING);
          await page.getByRole('radio', { name: 'Take Away' }).check();
          await expect(page.getByText('Delivery charges')).toHaveCount(0);
          await expect(page.getByText('Working out')).toHaveCount(0);
          await page.getByRole('button', { name: 'set time' }).click();
          await expect(page.getByText('Please select a time for pickup')).toBeVisible();
        },
      },
      {
        name: 'cart for take away with a time',
        open: async ({ page }) => {
          await page.getByLabel('Pick up time').fill('20:30');
          await page.getByRole('button', { name: 'set time' }).click();
          await expect(page.getByText('Pickup time set successfully')).toBeVisible();
          await expect(placeOrderButton(page)).toBeEnabled();
        },
      },
      {
        name: 'cart for dine in with a table',
        open: async ({ page }) => {
          await page.getByRole('radio', { name: 'Dine in' }).check();
          await page.getByLabel('Table number').fill('12');
          await expect(placeOrderButton(page)).toBeEnabled();
        },
      },
      {
        name: 'cart for dine in without a car, shortly before closing',
        open: async ({ page }) => {
          await page.clock.setFixedTime(new Date('2026-11-20T23:05:00+05:30'));
          await page.reload();
          await page.getByRole('radio', { name: 'Car', exact: true }).check();
          await expect(placeOrderButton(page)).toBeEnabled();
          await placeOrderButton(page).click();
          await expect(orderError(page)).toHaveText('Please select table or car number');
        },
      },
    ],
  },
];
