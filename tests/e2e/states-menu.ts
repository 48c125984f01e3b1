import { expect } from './test';
import { holdRequests, releaseRequests } from './hold-requests';
import { DISHES, expectLoading, openPath } from './state-helpers';
import { PRIMARY } from './origins';
import { BASE, SANDBOX } from './shop';
import type { State } from './states';

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

export const menuStates: State[] = [
  {
    name: 'menu',
    onDesktop: 'structure',
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
    isRare: true,
    aria: `
      - heading "Menu" [level=1]
      - radiogroup "Veg or non-veg"
      - status: Loading`,
    open: async ({ page, sandbox }) => {
      await sandbox.fail({ call: DISHES, kind: 'body', body: ONE_DISH });
      await holdRequests(page, `${SANDBOX}/api/${DISHES}**`);
      await page.goto(`${BASE}/menu`);
      await expectLoading(page);
    },
    next: [
      {
        name: 'search while the menu loads',
        isRare: true,
        aria: `
          - search:
            - searchbox "Search for a dish..."
          - status
          - status: Loading`,
        open: async ({ page }) => {
          await page.getByRole('link', { name: 'Search' }).first().click();
          await expect(page.getByRole('searchbox')).toBeFocused();
          await expectLoading(page);
        },
      },
      {
        name: 'menu with an empty filter result',
        aria: `
          - radiogroup "Veg or non-veg":
            - radio "Non-veg" [checked]
          - heading "No matching dishes" [level=2]
          - paragraph: No dish on this menu matches the filter.
          - button "Show all dishes"`,
        open: async ({ page }) => {
          releaseRequests(page);
          await expect(page.getByRole('article', { name: 'Roti' })).toBeVisible();
          await page.goBack();
          await page.getByRole('radio', { name: 'Non-veg' }).check();
          await expect(page.getByRole('heading', { name: 'No matching dishes' })).toBeVisible();
        },
      },
      {
        name: 'menu without dishes',
        aria: `
          - radiogroup "Veg or non-veg"
          - heading "No dishes yet" [level=2]
          - paragraph: The restaurant has nothing on its menu right now. Please check back later.`,
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
    isRare: true,
    aria: `
      - heading "Menu" [level=1]
      - radiogroup "Veg or non-veg"
      - status:
        - heading "The menu didn't arrive" [level=2]
        - paragraph: Your cart is kept. Check the connection and try again.
        - button "Try again"`,
    open: async ({ page, sandbox }) => {
      await sandbox.fail({ call: DISHES, kind: 'status', status: 500 });
      await page.goto(`${BASE}/menu`);
      await expect(page.getByRole('main').getByRole('button', { name: 'Try again' })).toBeVisible();
    },
  },
  {
    name: 'pure-veg menu with a collapsed category',
    aria: `
      - region "Tiffin":
        - /children: equal
        - heading "Tiffin, 6 dishes" [level=2]:
          - button "Tiffin, 6 dishes" [expanded=false]: Tiffin 6
      - region "Dosa":
        - heading "Dosa, 6 dishes" [level=2]:
          - button "Dosa, 6 dishes" [expanded]: Dosa 6
        - article "Masala dosa"`,
    open: async ({ page }) => {
      await page.goto(`${PRIMARY}/green-leaf/menu`);
      await expect(page.getByRole('article').first()).toBeVisible();
      const category = page.getByRole('main').getByRole('heading', { level: 2 }).first().getByRole('button');
      await category.click();
      await expect(category).toHaveAttribute('aria-expanded', 'false');
      await expect(page.getByRole('radiogroup')).toHaveCount(0);
    },
  },
  {
    name: 'search',
    onDesktop: 'structure',
    open: openPath('/search?q=naan', (page) => expect(page.getByRole('article').first()).toBeVisible()),
    next: [
      {
        name: 'search without a match',
        aria: `
          - search:
            - searchbox "Search for a dish...": zzzzqqqq
            - button "Clear search"
          - status: Not found !
          - heading "Not found !" [level=2]
          - paragraph: No dish matches. Try another spelling, or browse the menu.
          - link "Browse menu":
            - /url: /spice-garden/menu`,
        open: async ({ page }) => {
          await page.getByRole('searchbox').fill('zzzzqqqq');
          await expect(page.getByRole('heading', { name: 'Not found !' })).toBeVisible();
        },
      },
      {
        name: 'search for an out-of-stock dish',
        aria: `
          - status: 1 dish
          - article "Rasmalai":
            - /children: equal
            - img "Veg"
            - heading /^[Rr]asmalai$/ [level=3]
            - text: ₹129
            - paragraph: Soft cheese discs in saffron milk
            - text: out of stock`,
        open: async ({ page }) => {
          await page.getByRole('searchbox').fill('rasmalai');
          await expect(page.getByRole('article', { name: 'Rasmalai' })).toBeVisible();
        },
      },
      {
        name: 'search while offline',
        aria: `
          - status: /^You are offline. Showing the last menu, as of [0-9]+:[0-9]+ [AP]M.$/
          - main:
            - status: 2 dishes
            - article "Butter naan"`,
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
];
