import type { Page } from '@playwright/test';
import { expect } from './test';
import { holdRequests, releaseRequests } from './hold-requests';
import { DISHES, failedState, expectLoading, openPath } from './state-helpers';
import { PRIMARY } from './origins';
import { BASE, SANDBOX } from './shop';
import type { State } from './states';

const CART = 'cart/displayTestFramCore';
/** Calls that fetch a dish's options. */
const GROUPS = ['cart/getCustomizedDishItem', 'cart/getAddConsItem'];
const PIZZA = 'Margherita pizza';

const ONE_DISH = JSON.stringify([
  {
    'category:': 'Breads',
    'items:': [
      {
        ...{ CId: 'd-roti', itemName: 'Roti', description: '', imageUrl: 'N/A' },
        ...{ veg: true, popular: false, OutOfStock: false },
        Price: [{ ID: 'v-roti', Quantity: 'null', Price: 20, OfferPrice: 20 }],
        ...{ selectToppingCheck: false, selectTopping: [], add_on_Check: false, add_on: [] },
      },
    ],
  },
]);

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

/** Menu, search and dish popups. */
export const menuStates: State[] = [
  {
    name: 'menu',
    onDesktop: true,
    open: openPath('/menu', (page) =>
      expect(page.getByRole('article', { name: 'Chicken 65' }).first()).toBeVisible(),
    ),
    next: [
      {
        name: 'category sheet',
        open: async ({ page }) => {
          // Wide menus have tabs instead of Browse menu. The search page has it at every width.
          const isNarrow = (page.viewportSize()?.width ?? 0) < 768;
          if (!isNarrow) await page.goto(`${BASE}/search`);
          await page.getByRole('button', { name: isNarrow ? 'Browse menu' : 'Browse categories' }).click();
          await expect(page.getByRole('dialog', { name: 'Browse menu' })).toBeVisible();
        },
      },
    ],
  },
  {
    name: 'menu loading',
    open: async ({ page, sandbox }) => {
      await sandbox.fail({ call: DISHES, kind: 'body', body: ONE_DISH });
      await holdRequests(page, `${SANDBOX}/api/${DISHES}**`);
      await page.goto(`${BASE}/menu`);
      await expectLoading(page);
    },
    next: [
      {
        name: 'search while the menu loads',
        open: async ({ page }) => {
          await page.getByRole('link', { name: 'Search' }).first().click();
          await expect(page.getByRole('searchbox')).toBeFocused();
          await expectLoading(page);
        },
      },
      {
        name: 'menu with an empty filter result',
        open: async ({ page }) => {
          releaseRequests(page);
          await expect(page.getByRole('article', { name: 'Roti' })).toBeVisible();
          await page.goBack();
          await page.getByRole('radio', { name: 'Non-veg' }).check();
          await expect(page.getByRole('heading', { name: 'Nothing of that kind' })).toBeVisible();
        },
      },
      {
        name: 'menu without dishes',
        open: async ({ page, sandbox }) => {
          await sandbox.clearFaults();
          await sandbox.fail({ call: DISHES, kind: 'body', body: '[]' });
          await page.reload();
          await expect(page.getByRole('heading', { name: 'No dishes yet' })).toBeVisible();
        },
      },
    ],
  },
  {
    name: 'menu failed',
    open: async ({ page, sandbox }) => {
      await sandbox.fail({ call: DISHES, kind: 'status', status: 500 });
      await page.goto(`${BASE}/menu`);
      await expect(page.getByRole('main').getByRole('button', { name: 'Try again' })).toBeVisible();
    },
  },
  {
    name: 'pure-veg menu with a collapsed category',
    open: async ({ page }) => {
      await page.goto(`${PRIMARY}/green-leaf/menu`);
      await expect(page.getByRole('article').first()).toBeVisible();
      const category = page.getByRole('main').getByRole('heading', { level: 2 }).first().getByRole('button');
      await category.click();
      await expect(category).toHaveAttribute('aria-expanded', 'false');
    },
  },
  {
    name: 'search',
    onDesktop: true,
    open: openPath('/search?q=naan', (page) => expect(page.getByRole('article').first()).toBeVisible()),
    next: [
      {
        name: 'search without a match',
        open: async ({ page }) => {
          await page.getByRole('searchbox').fill('zzzzqqqq');
          await expect(page.getByRole('heading', { name: 'Not found !' })).toBeVisible();
        },
      },
      {
        name: 'search for an out-of-stock dish',
        open: async ({ page }) => {
          await page.getByRole('searchbox').fill('rasmalai');
          await expect(page.getByRole('article', { name: 'Rasmalai' })).toBeVisible();
        },
      },
      {
        name: 'search while offline',
        open: async ({ page }) => {
          await page.getByRole('searchbox').fill('naan');
          await expect(page.getByRole('article', { name: 'Garlic naan' })).toBeVisible();
          // Wait for preloading.
          await page.waitForLoadState('networkidle');
          await page.context().setOffline(true);
          await expect(page.getByText(/^You are offline/)).toBeVisible();
        },
      },
    ],
  },
  {
    name: 'dish',
    onDesktop: true,
    open: openPath('/menu?dish=d-paneer-butter-masala', (page) =>
      expect(page.getByRole('dialog').getByRole('checkbox').first()).toBeVisible(),
    ),
  },
  {
    name: 'dish loading',
    open: async ({ page }) => {
      for (const call of GROUPS) await holdRequests(page, `${SANDBOX}/api/${call}`);
      await page.goto(`${BASE}/menu?dish=d-margherita-pizza`);
      await expect(page.getByRole('dialog').getByRole('status', { name: 'Loading' })).toBeVisible();
    },
    next: [
      failedState('dish with failed options', GROUPS, (page) =>
        expect(page.getByText('The choices for this dish could not be loaded.')).toBeVisible(),
      ),
      {
        name: 'dish with a missing option',
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
    onDesktop: true,
    open: async ({ page }) => {
      await page.goto(`${BASE}/search?q=margherita`);
      await repeatPizza(page);
      const sheet = page.getByRole('dialog', { name: 'Repeat last used item ?' });
      await expect(sheet.getByRole('listitem')).toContainText('Olives');
    },
  },
  {
    name: 'repeat sheet failed',
    open: async ({ page, sandbox }) => {
      await page.goto(`${BASE}/search?q=margherita`);
      await sandbox.fail({ call: CART, kind: 'status', status: 500 });
      await repeatPizza(page);
      await expect(page.getByText('Your customizations could not be loaded.')).toBeVisible();
    },
    next: [
      {
        name: 'repeat sheet loading',
        open: async ({ page }) => {
          await holdRequests(page, `${SANDBOX}/api/${CART}**`);
          const sheet = page.getByRole('dialog', { name: 'Repeat last used item ?' });
          await sheet.getByRole('button', { name: 'Try again' }).click();
          await expect(sheet.getByRole('status', { name: 'Loading' })).toBeVisible();
        },
      },
    ],
  },
];
