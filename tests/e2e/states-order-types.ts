import { expect } from './test';
import { EVENING, orderError, placeOrderButton, openCartWithBill } from './shop';
import type { State } from './states';

export const orderTypeStates: State[] = [
  {
    name: 'cart for dine in without a table',
    aria: `
      - radiogroup "Order type":
        - radio "Dine in" [checked]
      - radiogroup "Where you sit":
        - radio "Table" [checked]
      - textbox "Table number" [invalid]
      - alert:
        - paragraph: table number is required
      - alert:
        - paragraph: Please enter a table or car number
      - button "Place Order" [disabled=false]`,
    onDesktop: 'layout',
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
        aria: `
          - radiogroup "Order type":
            - radio "Take Away" [checked]
          - heading "Set Pick Up Time" [level=3]
          - textbox "Pick up time" [invalid]
          - alert:
            - paragraph: Please select a time for pickup
          - button "set time"
          - paragraph: Restaurant closes at 11:30 PM
          - paragraph: Pick up from Spice Garden
          - status:
            - paragraph: To pay
          - paragraph: Set a pick-up time first`,
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
        aria: `
          - textbox "Pick up time" [invalid=false]: 20:30
          - button "set time"
          - status:
            - paragraph: Pickup time set successfully
          - paragraph: Restaurant closes at 11:30 PM
          - button "Place Order" [disabled=false]`,
        open: async ({ page }) => {
          await page.getByLabel('Pick up time').fill('20:30');
          await page.getByRole('button', { name: 'set time' }).click();
          await expect(page.getByText('Pickup time set successfully')).toBeVisible();
          await expect(placeOrderButton(page)).toBeEnabled();
        },
      },
      {
        name: 'cart for dine in with a table',
        aria: `
          - radiogroup "Where you sit":
            - radio "Table" [checked]
          - textbox "Table number" [invalid=false]: "12"
          - button "Place Order" [disabled=false]`,
        open: async ({ page }) => {
          await page.getByRole('radio', { name: 'Dine in' }).check();
          await page.getByLabel('Table number').fill('12');
          await expect(placeOrderButton(page)).toBeEnabled();
        },
      },
      {
        name: 'cart for dine in without a car, shortly before closing',
        aria: `
          - status: "Closes at 11:30 PM: place your order within 25 min."
          - radiogroup "Where you sit":
            - radio "Car" [checked]
          - textbox "Car number" [invalid]
          - alert:
            - paragraph: car number is required
          - alert:
            - paragraph: Please select table or car number`,
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
