import { expect } from './test';
import { holdRequests, releaseRequests } from './hold-requests';
import { DISHES, expectLoading, openPath } from './state-helpers';
import { PRIMARY } from './origins';
import { BASE, SANDBOX } from './shop';
import type { StateContext, State } from './states';

export const shopStates: State[] = [
  {
    name: 'home',
    onDesktop: 'structure',
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
    aria: `
      - main:
        - heading "Home" [level=1]
        - region "What's on your mind ?":
          - heading "What's on your mind ?" [level=2]
        - status: Loading`,
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
        aria: `
          - region "Offers and news":
            - /children: equal
            - button "Show pictures"`,
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
        aria: `
          - heading "Night Owl" [level=1]
          - paragraph: Closed right now it should re-open soon
          - status:
            - paragraph: closed right now
            - paragraph: Browse the menu and order when we re-open.`,
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
    aria: `
      - main:
        - /children: equal
        - heading "We can't reach the restaurant" [level=1]
        - paragraph: The connection to the restaurant failed. Your cart is kept.
        - button "Try again"`,
    open: async ({ page, sandbox }) => {
      await sandbox.fail({ call: '*', kind: 'status', status: 500 });
      await page.goto(BASE);
      await expect(page.getByRole('button', { name: 'Try again' }).first()).toBeVisible();
    },
  },
  {
    name: 'home with each part failed',
    aria: `
      - main:
        - /children: equal
        - heading "Home" [level=1]
        - paragraph: The restaurant's details didn't arrive.
        - button "Try again"
        - paragraph: The offers didn't arrive.
        - button "Try again"
        - region "What's on your mind ?":
          - heading "What's on your mind ?" [level=2]
          - paragraph: The categories didn't arrive.
          - button "Try again"
        - paragraph: The menu didn't arrive.
        - button "Try again"`,
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
        isRare: true,
        aria: `
          - heading "Search" [level=1]
          - search:
            - searchbox "Search for a dish..."
          - status:
            - heading "The menu didn't arrive" [level=2]
            - paragraph: Your cart is kept. Check the connection and try again.
            - button "Try again"`,
        open: async ({ page }) => {
          await page.getByRole('link', { name: 'Search' }).first().click();
          await expect(page.getByRole('heading', { name: "The menu didn't arrive" })).toBeVisible();
        },
      },
      {
        name: 'terms without restaurant details',
        aria: `
          - article:
            - heading "Terms and conditions" [level=1]
            - paragraph: /^On this site, the restaurant takes orders online/
            - paragraph: /once the restaurant has accepted it/
            - paragraph: /Call the restaurant and give the order number/
            - paragraph: /^[Tt]he restaurant is responsible for the food/`,
        open: async ({ page }) => {
          await page.goto(`${BASE}/term-and-condition`);
          await expect(page.getByRole('heading', { name: 'Accepting these terms' })).toBeVisible();
          await expect(page.getByRole('main')).not.toContainText('Spice Garden');
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
    onDesktop: 'layout',
    aria: `
      - dialog "Menu":
        - heading "Menu" [level=2]
        - button "Close"
        - list:
          - listitem:
            - link "Home":
              - /url: /spice-garden
          - listitem:
            - button "हिन्दी"
        - button "Login"`,
    open: openPath('/', async (page) => {
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
        aria: `
          - heading "Cart" [level=1]
          - status:
            - heading "empty cart !" [level=2]
            - paragraph: Good food is a tap away. Add a dish and it waits for you here.
            - link "Browse menu":
              - /url: /spice-garden/menu`,
        open: async ({ page }) => {
          await page.getByRole('button', { name: 'proceed to cart' }).click();
          await expect(page.getByText('empty cart !')).toBeVisible();
        },
      },
    ],
  },
  {
    name: 'terms loading',
    isRare: true,
    aria: `
      - article:
        - /children: equal
        - heading "Terms and conditions" [level=1]
        - status: Loading`,
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
