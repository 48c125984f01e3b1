import type { APIRequestContext, Page } from '@playwright/test';
import { expect } from './test';
import type { Sandbox } from './sandbox';
import { PRIMARY } from './origins';
import { BASE } from './shop';
import { checkoutStates } from './states-checkout';
import { dinerStates } from './states-diner';

/** What a state is brought about with. */
export interface Stage {
  page: Page;
  sandbox: Sandbox;
  request: APIRequestContext;
}

/** A screen, or a screen in one of its states, as a diner meets it. */
export interface State {
  name: string;
  open: (stage: Stage) => Promise<void>;
  /** Looked at in every run on desktop too, as it is laid out otherwise there. */
  onDesktop?: true;
}

const opened = (path: string, isThere: (page: Page) => Promise<void>) => async (stage: Stage) => {
  await stage.page.goto(`${BASE}${path}`);
  await expect(stage.page).toHaveTitle('Spice Garden');
  await isThere(stage.page);
};

const shopStates: State[] = [
  {
    name: 'home',
    onDesktop: true,
    open: opened('/', async (page) => {
      await expect(page.getByRole('heading', { name: 'Most popular food on menu' })).toBeVisible();
      await expect(page.getByRole('article').first()).toBeVisible();
      await expect(
        page.getByRole('region', { name: "What's on your mind ?" }).getByRole('link').first(),
      ).toBeVisible();
    }),
  },
  {
    name: 'home of a closed restaurant',
    open: async ({ page }) => {
      await page.goto(`${PRIMARY}/night-owl`);
      const modal = page.getByRole('dialog', { name: 'Closed right now' });
      await modal.getByRole('button', { name: 'Close' }).click();
      await expect(page.getByRole('article').first()).toBeVisible();
    },
  },
  {
    name: 'closed modal',
    open: async ({ page }) => {
      await page.goto(`${PRIMARY}/night-owl`);
      await expect(page.getByRole('dialog', { name: 'Closed right now' })).toBeVisible();
      await expect(page.getByRole('article').first()).toBeAttached();
    },
  },
  {
    name: 'home that failed',
    open: async ({ page, sandbox }) => {
      await sandbox.fail({ call: '*', kind: 'status', status: 500 });
      await page.goto(BASE);
      await expect(page.getByRole('button', { name: 'Try again' }).first()).toBeVisible();
    },
  },
  {
    name: 'no restaurant',
    open: async ({ page }) => {
      await page.goto(`${PRIMARY}/no-such-restaurant`);
      await expect(page.getByRole('heading', { name: 'No restaurant here' })).toBeVisible();
    },
  },
  {
    name: 'side menu',
    onDesktop: true,
    open: opened('/terms', async (page) => {
      await page.getByRole('button', { name: 'Open menu' }).click();
      await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
    }),
  },
  {
    name: 'about the restaurant',
    open: opened('/', async (page) => {
      await page.getByRole('banner').getByRole('button', { name: 'Spice Garden' }).click();
      await expect(page.getByText('Open now').last()).toBeVisible();
    }),
  },
  {
    name: 'menu',
    onDesktop: true,
    open: opened('/menu', (page) =>
      expect(page.getByRole('article', { name: 'Chicken 65' }).first()).toBeVisible(),
    ),
  },
  {
    name: 'menu that failed',
    open: async ({ page, sandbox }) => {
      await sandbox.fail({ call: 'display/display_dish_list', kind: 'status', status: 500 });
      await page.goto(`${BASE}/menu`);
      await expect(page.getByRole('main').getByRole('button', { name: 'Try again' })).toBeVisible();
    },
  },
  {
    name: 'search while offline',
    open: async ({ page }) => {
      await page.goto(`${BASE}/search?q=naan`);
      await expect(page.getByRole('article').first()).toBeVisible();
      // With all that a page fetches ahead.
      await page.waitForLoadState('networkidle');
      await page.context().setOffline(true);
      await expect(page.getByText(/^You are offline/)).toBeVisible();
    },
  },
  {
    name: 'category sheet',
    open: async (stage) => {
      // Wide menus have tabs in its place; the search has a way to it everywhere.
      const isNarrow = (stage.page.viewportSize()?.width ?? 0) < 768;
      await opened(isNarrow ? '/menu' : '/search', async (page) => {
        await page.getByRole('button', { name: isNarrow ? 'Browse menu' : 'Browse categories' }).click();
        await expect(page.getByRole('dialog', { name: 'Browse menu' })).toBeVisible();
      })(stage);
    },
  },
  {
    name: 'dish',
    onDesktop: true,
    open: opened('/menu?dish=d-paneer-butter-masala', (page) =>
      expect(page.getByRole('dialog').getByRole('checkbox').first()).toBeVisible(),
    ),
  },
  {
    name: 'search',
    onDesktop: true,
    open: opened('/search?q=naan', (page) => expect(page.getByRole('article').first()).toBeVisible()),
  },
  {
    name: 'search without a match',
    open: opened('/search?q=zzzzqqqq', (page) =>
      expect(page.getByRole('heading', { name: 'Not found !' })).toBeVisible(),
    ),
  },
  {
    name: 'offers',
    open: opened('/offer', (page) => expect(page.getByText('TASTY10').first()).toBeVisible()),
  },
  {
    name: 'booking',
    open: opened('/bookTable', (page) => expect(page.getByRole('radio').first()).toBeVisible()),
  },
  {
    name: 'terms',
    open: opened('/term-and-condition', (page) =>
      expect(page.getByRole('main').getByRole('heading').nth(1)).toBeVisible(),
    ),
  },
  {
    name: 'closed',
    open: opened('/close', (page) =>
      expect(page.getByRole('main').getByRole('heading').first()).toBeVisible(),
    ),
  },
];

/** Every screen of the product, and the states in which it looks or reads otherwise. */
export const states: readonly State[] = [...shopStates, ...checkoutStates, ...dinerStates];
