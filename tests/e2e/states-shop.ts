import { expect } from './test';
import { holdRequests, releaseRequests } from './hold-requests';
import { DISHES, expectLoading, openPath } from './state-helpers';
import { PRIMARY } from './origins';
import { BASE, SANDBOX } from './shop';
import type { StateContext, State } from './states';

export const shopStates: State[] = [
  {
    name: 'home',
    onDesktop: true,
    open: openPath('/', async (page) => {
      await expect(page.getByRole('heading', { name: 'Most popular food on menu' })).toBeVisible();
      await expect(page.getByRole('article').first()).toBeVisible();
      await expect(
        page.getByRole('region', { name: "What's on your mind ?" }).getByRole('link').first(),
      ).toBeVisible();
    }),
    next: [
      {
        name: 'about the restaurant',
        open: async ({ page }) => {
          await page.getByRole('banner').getByRole('button', { name: 'Spice Garden' }).click();
          await expect(page.getByText('Open now').last()).toBeVisible();
        },
      },
    ],
  },
  {
    name: 'home loading',
    open: async ({ page }) => {
      // Only the next state depends on it.
      await page.addInitScript(() =>
        Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
      );
      await holdRequests(page, `${SANDBOX}/api/display/**`);
      await page.goto(BASE);
      await expect(page.locator('[data-card-placeholder]').first()).toBeVisible();
      await expectLoading(page);
    },
    next: [
      {
        name: 'home with data saving',
        open: async ({ page }) => {
          releaseRequests(page);
          await expect(page.getByRole('button', { name: 'Show pictures' })).toBeVisible();
          await expect(page.getByRole('article').first()).toBeVisible();
        },
      },
    ],
  },
  {
    name: 'closed modal',
    open: async ({ page }) => {
      await page.goto(`${PRIMARY}/night-owl`);
      await expect(page.getByRole('dialog', { name: 'Closed right now' })).toBeVisible();
      await expect(page.getByRole('article').first()).toBeAttached();
    },
    next: [
      {
        name: 'home of a closed restaurant',
        open: async ({ page }) => {
          await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
          await expect(page.getByRole('article').first()).toBeVisible();
        },
      },
      {
        name: 'closed',
        open: openPath('/close', (page) =>
          expect(page.getByRole('main').getByRole('heading').first()).toBeVisible(),
        ),
      },
    ],
  },
  {
    name: 'home failed',
    open: async ({ page, sandbox }) => {
      await sandbox.fail({ call: '*', kind: 'status', status: 500 });
      await page.goto(BASE);
      await expect(page.getByRole('button', { name: 'Try again' }).first()).toBeVisible();
    },
  },
  {
    name: 'home with each part failed',
    open: async ({ page, sandbox }) => {
      const calls = ['display_resturent_info', 'restro_address_info', 'Slider', 'all_categories'];
      for (const call of [...calls.map((name) => `display/${name}`), DISHES]) {
        await sandbox.fail({ call, kind: 'status', status: 500 });
      }
      await page.goto(BASE);
      await expect(page.getByRole('main').getByRole('button', { name: 'Try again' })).toHaveCount(4);
    },
    next: [
      {
        name: 'search failed',
        open: async ({ page }) => {
          await page.getByRole('link', { name: 'Search' }).first().click();
          await expect(page.getByRole('heading', { name: "The menu didn't arrive" })).toBeVisible();
        },
      },
      {
        name: 'terms without restaurant details',
        open: async ({ page }) => {
          await page.goto(`${BASE}/term-and-condition`);
          await expect(page.getByRole('heading', { name: 'Accepting these terms' })).toBeVisible();
        },
      },
    ],
  },
  {
    name: 'unknown restaurant',
    open: async ({ page }) => {
      await page.goto(`${PRIMARY}/no-such-restaurant`);
      await expect(page.getByRole('heading', { name: 'No restaurant here' })).toBeVisible();
    },
  },
  {
    name: 'side menu',
    onDesktop: true,
    open: openPath('/terms', async (page) => {
      await page.getByRole('button', { name: 'Open menu' }).click();
      await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
    }),
  },
  {
    name: 'booking',
    open: openPath('/bookTable', (page) => expect(page.getByRole('radio').first()).toBeVisible()),
    next: [
      {
        name: 'empty cart',
        open: async ({ page }) => {
          await page.getByRole('button', { name: 'proceed to cart' }).click();
          await expect(page.getByText('empty cart !')).toBeVisible();
        },
      },
    ],
  },
  {
    name: 'terms loading',
    open: async ({ page }) => {
      await holdRequests(page, `${SANDBOX}/api/display/**`);
      await page.goto(`${BASE}/term-and-condition`);
      await expectLoading(page);
    },
    next: [
      ['terms', 'term-and-condition'],
      ['privacy policy', 'privacy-policy'],
      ['refund policy', 'refund-policy'],
    ].map(([name = '', path = '']) => ({
      name,
      open: async (context: StateContext) => {
        releaseRequests(context.page);
        await openPath(`/${path}`, (page) =>
          expect(page.getByRole('main').getByRole('heading').nth(1)).toBeVisible(),
        )(context);
      },
    })),
  },
];
