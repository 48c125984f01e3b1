import type { Page } from '@playwright/test';
import { expect } from './test';
import { holdRequests } from './hold-requests';
import { failedState, openPath } from './state-helpers';
import { BASE, SANDBOX } from './shop';
import type { State } from './states';

const CART = 'cart/displayTestFramCore';
const GROUPS = ['cart/getCustomizedDishItem', 'cart/getAddConsItem'];
const PIZZA = 'Margherita pizza';

async function repeatPizza(page: Page) {
  const pizza = page.getByRole('article', { name: PIZZA, exact: true }).first();
  await pizza.getByRole('button', { name: 'Add' }).click();
  const popup = page.getByRole('dialog', { name: PIZZA, exact: true });
  await popup.getByRole('checkbox', { name: /Olives/ }).check();
  await popup.getByRole('button', { name: /^Add/ }).click();
  await expect(popup).toBeHidden();
  await expect(pizza.getByRole('group')).not.toHaveAttribute('aria-busy', 'true');
  await pizza.getByRole('button', { name: 'Increase quantity' }).click();
}

export const dishStates: State[] = [
  {
    name: 'dish',
    onDesktop: 'layout',
    open: openPath('/menu?dish=d-paneer-butter-masala', (page) =>
      expect(page.getByRole('dialog').getByRole('checkbox').first()).toBeVisible(),
    ),
  },
  {
    name: 'dish loading',
    isRare: true,
    aria: `
      - heading "Margherita pizza" [level=2]
      - text: ₹279 Original price ₹329 (15% off)
      - status: Loading
      - group "Margherita pizza quantity":
        - button "Decrease quantity" [disabled]
        - text: "1"
        - button "Increase quantity" [disabled]
      - button "Add ₹279" [disabled]`,
    open: async ({ page }) => {
      for (const call of GROUPS) await holdRequests(page, `${SANDBOX}/api/${call}`);
      await page.goto(`${BASE}/menu?dish=d-margherita-pizza`);
      await expect(page.getByRole('dialog').getByText('Loading')).toBeAttached();
    },
    next: [
      failedState(
        'dish with failed options',
        GROUPS,
        `
          - heading "Margherita pizza" [level=2]
          - paragraph: The choices for this dish could not be loaded.
          - button "Try again"
          - group "Margherita pizza quantity":
            - button "Decrease quantity" [disabled]
            - text: "1"
            - button "Increase quantity" [disabled]
          - button "Add ₹279" [disabled]`,
        (page) => expect(page.getByText('The choices for this dish could not be loaded.')).toBeVisible(),
      ),
      {
        name: 'dish with a missing option',
        aria: `
          - group "Choose your base":
            - paragraph: Required select at least 1 option
            - text: Required Thin crust
            - checkbox "Thin crust" [checked=false]
          - alert:
            - paragraph: Please select customize option
          - button "Add ₹279" [disabled=false]`,
        open: async ({ page, sandbox }) => {
          await sandbox.clearFaults();
          const popup = page.getByRole('dialog', { name: PIZZA, exact: true });
          await popup.getByRole('button', { name: 'Try again' }).click();
          await popup.getByRole('button', { name: 'Clear' }).click();
          await popup.getByRole('button', { name: /^Add/ }).click();
          await expect(popup.getByText('Please select customize option')).toBeVisible();
        },
      },
    ],
  },
  {
    name: 'repeat sheet',
    onDesktop: 'layout',
    open: async ({ page }) => {
      await page.goto(`${BASE}/search?q=margherita`);
      await repeatPizza(page);
      const sheet = page.getByRole('dialog', { name: 'Repeat last used item ?' });
      await expect(sheet.getByRole('listitem')).toContainText('Olives');
    },
  },
  {
    name: 'repeat sheet failed',
    isRare: true,
    aria: `
      - dialog "Repeat last used item ?":
        - heading "Repeat last used item ?" [level=2]
        - button "Close"
        - paragraph: Your customizations could not be loaded.
        - button "Try again"
        - button "add new customization"`,
    open: async ({ page, sandbox }) => {
      await page.goto(`${BASE}/search?q=margherita`);
      await sandbox.fail({ call: CART, kind: 'status', status: 500 });
      await repeatPizza(page);
      await expect(page.getByText('Your customizations could not be loaded.')).toBeVisible();
    },
    next: [
      {
        name: 'repeat sheet loading',
        isRare: true,
        aria: `
          - dialog "Repeat last used item ?":
            - heading "Repeat last used item ?" [level=2]
            - button "Close"
            - status: Loading
            - button "add new customization"`,
        open: async ({ page }) => {
          await holdRequests(page, `${SANDBOX}/api/${CART}**`);
          const sheet = page.getByRole('dialog', { name: 'Repeat last used item ?' });
          await sheet.getByRole('button', { name: 'Try again' }).click();
          await expect(sheet.getByText('Loading')).toBeAttached();
        },
      },
    ],
  },
];
