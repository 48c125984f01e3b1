import type { Page } from '@playwright/test';
import { expect } from './test';
import { addToCart, type Item } from './paid-order';
import {
  addAddressOutsideServiceArea,
  changeRestaurant,
  chooseSavedAddress,
  NAAN,
  naanStepper,
  orderError,
  placeOrderButton,
  openCartWithBill,
} from './shop';
import type { State } from './states';

const COMPOSED: readonly Item[] = [
  ['v-margherita-pizza', 1, 'Thin crust'],
  ['v-paneer-butter-masala-half', 1],
];

async function applyOffer(page: Page, code: string) {
  await page.getByRole('button', { name: 'View offers' }).click();
  await page.getByRole('button', { name: `Apply ${code}` }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
}

export const deliveryStates: State[] = [
  {
    name: 'cart beyond the service area',
    aria: `
      - paragraph: Delivers to
      - paragraph: Far 1, Elsewhere, Nagpur 440001
      - paragraph: Service is not available
      - button "Change address"
      - alert:
        - paragraph: Service is not available
      - button "Place Order" [disabled=false]`,
    open: async ({ page, request }) => {
      await addAddressOutsideServiceArea(request);
      await openCartWithBill(page, 2);
      await chooseSavedAddress(page, /Elsewhere/);
      await expect(placeOrderButton(page)).toBeEnabled();
      await placeOrderButton(page).click();
      await expect(orderError(page)).toHaveText('Service is not available');
    },
    next: [
      {
        name: 'cart below the minimum',
        aria: `
          - list "Items in the cart"
          - paragraph: Minimum order value should be ₹150
          - link "Add more items"
          - text: Minimum order ₹150 Add items worth ₹60 more
          - paragraph: Add ₹210 more for delivery at ₹10
          - alert:
            - paragraph: Minimum order value should be ₹150
          - button "Place Order" [disabled=false]`,
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
        aria: `
          - list "Items in the cart":
            - listitem:
              - heading "Veg Margherita pizza" [level=3]
              - text: Price before the offer ₹329 ₹279
              - paragraph: Thin crust
            - listitem:
              - heading "Veg Paneer butter masala" [level=3]
              - text: Price before the offer ₹179 ₹159
              - paragraph: Qty Half
          - textbox "Cooking instructions": /^(Little salt, no garlic. ?){19}$/
          - paragraph: 44 characters left
          - status:
            - paragraph: LUNCH75 applied
            - paragraph: ₹75 cashback after this order
          - button "Remove LUNCH75": Remove
          - term: Delivery charges
          - definition: Full delivery charge ₹20 ₹10
          - paragraph: Add ₹2 more for free delivery
          - paragraph: Delivers to
          - paragraph: /^24, 2nd Floor, Defence Colony, .+ 560038$/
          - button "Change address"
          - paragraph: ₹75 cashback reward will reach your wallet after this order`,
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
        aria: `
          - list "Items in the cart":
            - listitem:
              - heading "Veg Butter naan" [level=3]
              - text: ₹360 out of stock
            - listitem:
              - heading "Veg Margherita pizza" [level=3]
              - text: ₹299
          - alert:
            - paragraph: "Your order has changed. Check it before you pay:"
            - list:
              - listitem: Butter naan is out of stock now
              - listitem: Margherita pizza costs ₹299 now, not ₹279
          - status:
            - paragraph: To pay
            - paragraph: ₹858.90
          - button "Place Order" [disabled=false]`,
        open: async ({ page, request }) => {
          await changeRestaurant(request, {
            outOfStock: { 'd-butter-naan': true },
            prices: { 'v-margherita-pizza': { Price: 299, OfferPrice: 299 } },
          });
          await placeOrderButton(page).click();
          await expect(page.getByText('Your order has changed')).toBeVisible();
          await expect(placeOrderButton(page)).toBeEnabled();
          // The taller bar could cover half of a control at the old scroll position.
          await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
        },
      },
      {
        name: 'cart of a closed restaurant',
        aria: `
          - status:
            - paragraph: To pay
            - paragraph: ₹858.90
          - button "Sorry We are closed now" [disabled]`,
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
];
