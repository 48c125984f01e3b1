import { expect } from './test';
import { BASE } from './shop';
import type { State } from './states';

export const brokenStates: State[] = [
  {
    name: 'page with a chunk load error',
    aria: `
      - main:
        - /children: equal
        - heading "This part didn't load" [level=1]
        - paragraph: Check your connection. Your cart and what you typed are kept.
        - button "Try again"`,
    errors: [/^ChunkLoadError/],
    open: async ({ page }) => {
      await page.route(/\/assets\/(offers|login-dialog)-/, (route) => route.abort());
      await page.goto(`${BASE}/offer`);
      await expect(page.getByRole('heading', { name: "This part didn't load" })).toBeVisible();
    },
    next: [
      {
        name: 'dialog with a chunk load error',
        aria: `
          - alert:
            - text: This part didn't load
            - button "Try again"`,
        open: async ({ page }) => {
          await page.goto(`${BASE}/order-history`);
          await page.getByRole('main').getByRole('button', { name: 'Login' }).click();
          await expect(page.getByRole('alert').getByText("This part didn't load")).toBeVisible();
        },
      },
    ],
  },
  {
    name: 'page with a render error',
    errors: [/Unforeseen/],
    open: async ({ page }) => {
      // An API that every dish of the menu needs, and axe does not.
      await page.addInitScript(() => {
        const toLocaleLowerCase = () => {
          throw new Error('Unforeseen');
        };
        Object.defineProperty(String.prototype, 'toLocaleLowerCase', { value: toLocaleLowerCase });
      });
      await page.goto(`${BASE}/menu`);
      await expect(page.getByRole('heading', { name: 'Unexpected Application Error!' })).toBeVisible();
    },
  },
];
