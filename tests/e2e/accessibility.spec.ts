import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, test } from './test';
import { PRIMARY } from './origins';
import { openCart, placeOrder } from './shop';

const base = `${PRIMARY}/spice-garden`;

async function violations(page: Page): Promise<string[]> {
  // A dialog or toast that is still coming in is drawn half transparent, and what comes in may start to move more.
  await page.evaluate(async () => {
    const twoFrames = () =>
      new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    await twoFrames();
    for (let moving = document.getAnimations(); moving.length > 0; moving = document.getAnimations()) {
      await Promise.all(moving.map((motion) => motion.finished.catch(() => motion)));
      await twoFrames();
    }
  });
  const { violations: found } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .exclude('iframe')
    .analyze();
  return found.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html.slice(0, 120)).join(' | ')}`);
}

const screens: { name: string; path: string; open?: (page: Page) => Promise<void> }[] = [
  {
    name: 'home',
    path: '/',
    open: (page) => expect(page.getByRole('heading', { name: 'Most popular food on menu' })).toBeVisible(),
  },
  {
    name: 'side menu',
    path: '/',
    open: async (page) => {
      await page.getByRole('button', { name: 'Open menu' }).click();
      await expect(page.getByRole('dialog').first()).toBeVisible();
    },
  },
  {
    name: 'menu',
    path: '/menu',
    open: (page) => expect(page.getByRole('article', { name: 'Chicken 65' }).first()).toBeVisible(),
  },
  {
    name: 'dish',
    path: '/menu?dish=d-paneer-butter-masala',
    open: (page) => expect(page.getByRole('dialog').getByRole('checkbox').first()).toBeVisible(),
  },
  {
    name: 'search',
    path: '/search?q=naan',
    open: (page) => expect(page.getByRole('article').first()).toBeVisible(),
  },
  { name: 'empty cart', path: '/cart', open: (page) => expect(page.getByText('empty cart !')).toBeVisible() },
  {
    name: 'offers',
    path: '/offer',
    open: (page) => expect(page.getByText('TASTY10').first()).toBeVisible(),
  },
  {
    name: 'login',
    path: '/order-history',
    open: async (page) => {
      await page.getByRole('main').getByRole('button', { name: 'Login' }).click();
      await expect(page.getByRole('dialog', { name: 'Login' })).toBeVisible();
    },
  },
  { name: 'booking', path: '/bookTable' },
  { name: 'terms', path: '/term-and-condition' },
  { name: 'closed', path: '/close' },
];

for (const scheme of ['light', 'dark'] as const) {
  test.describe(`in ${scheme} colours`, () => {
    test.use({ colorScheme: scheme });
    for (const { name, path, open } of screens) {
      test(`${name} has no violation of WCAG 2.2 AA`, async ({ page }) => {
        await page.goto(`${base}${path}`);
        await expect(page).toHaveTitle('Spice Garden');
        await open?.(page);
        expect(await violations(page)).toEqual([]);
      });
    }

    test('a filled cart has no violation of WCAG 2.2 AA', async ({ page }) => {
      await page.goto(`${base}/menu`);
      const naan = page.getByRole('article', { name: 'Butter naan', exact: true }).first();
      await naan.getByRole('button', { name: 'Add' }).click();
      await page.getByRole('region', { name: 'Cart' }).getByRole('button', { name: 'Checkout' }).click();
      await expect(page.getByRole('button', { name: 'Place Order' })).toBeEnabled();
      expect(await violations(page)).toEqual([]);
    });
  });
}

/** What the focus is on while nothing of it can be seen (WCAG 2.4.11), by its name; undefined otherwise. */
function focusHidden(page: Page): Promise<string | undefined> {
  return page.evaluate(() => {
    const focused = document.activeElement;
    if (!focused || focused === document.body) return undefined;
    const { left, top, width, height } = focused.getBoundingClientRect();
    const isSeen = [0.1, 0.5, 0.9].some((x) =>
      [0.1, 0.5, 0.9].some((y) => {
        const above = document.elementFromPoint(left + width * x, top + height * y);
        return above !== null && (focused.contains(above) || focused.closest('label')?.contains(above));
      }),
    );
    return isSeen ? undefined : (focused.getAttribute('aria-label') ?? focused.textContent);
  });
}

async function walkWithKeyboard(page: Page, steps: number): Promise<string[]> {
  const hidden: string[] = [];
  for (const key of ['Tab', 'Shift+Tab']) {
    for (let step = 0; step < steps; step += 1) {
      await page.keyboard.press(key);
      const name = await focusHidden(page);
      if (name !== undefined) hidden.push(`${key}: ${name}`);
    }
  }
  return hidden;
}

test.describe('the focus is never hidden under what floats at the edges', () => {
  test('on the menu, with something in the cart', async ({ page }) => {
    await openCart(page);
    await page.goto(`${base}/menu`);
    await expect(page.getByRole('region', { name: 'Cart' })).toBeVisible();
    await expect(page.getByRole('article').first()).toBeVisible();
    await page.getByRole('article', { name: 'Jeera rice' }).getByRole('button', { name: 'Add' }).focus();
    expect(await walkWithKeyboard(page, 18)).toEqual([]);
  });

  test('on the cart page', async ({ page }) => {
    await openCart(page);
    await expect(placeOrder(page)).toBeEnabled();
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    expect(await walkWithKeyboard(page, 18)).toEqual([]);
  });
});
