import type { APIRequestContext, Page } from '@playwright/test';
import { expect, test } from './test';
import { holdRequests } from './hold-requests';
import { watchShifts } from './layout-shifts';
import { placePaidOrder, type Item } from './paid-order';
import { BASE, NAAN, openCartWithBill, rememberDiner, SANDBOX, suggestionsOf } from './shop';

/** Ignores the wallet amount in the top bar, which is wider than its placeholder. */
async function watchMoves(page: Page) {
  const shifts = await watchShifts(page);
  return async () => (await shifts()).filter(({ value }) => value > 0.001);
}

const ordersOf = (page: Page) => page.getByRole('region', { name: 'Order again' });

async function openFirstHome(page: Page, http: APIRequestContext) {
  const orders: Item[][] = [
    [[NAAN, 2]],
    [
      ['v-medu-vada', 1],
      [NAAN, 1],
    ],
    [['v-idli-sambar', 3]],
  ];
  for (const items of orders) await placePaidOrder(http, items, BASE);
  await rememberDiner(page);
  await page.goto(BASE);
  await expect(ordersOf(page)).toBeAttached();
}

test.describe('the orders of a returning diner', () => {
  test('are at the end of home on each visit, without layout shifts', async ({ page, request }) => {
    for (const open of [() => openFirstHome(page, request), () => page.reload()]) {
      const shifts = await watchMoves(page);
      await open();
      await expect(ordersOf(page)).toBeAttached();
      await expect(ordersOf(page)).not.toBeInViewport();
      expect(await shifts()).toEqual([]);
    }
    await ordersOf(page).scrollIntoViewIfNeeded();
    await expect(ordersOf(page).getByRole('listitem')).toHaveCount(3);
  });

  test.describe('when the order history fails to load', () => {
    test.use({ expectedErrors: [/Failed to load resource/] });

    test('are absent without an alert or a layout shift', async ({ page, request, sandbox }) => {
      await openFirstHome(page, request);
      await sandbox.fail({ call: 'Order/history', kind: 'status', status: 401 });
      const shifts = await watchMoves(page);
      const answered = page.waitForResponse('**/Order/history**');
      await page.reload();
      await answered;
      await expect(ordersOf(page)).toHaveCount(0);
      expect(await shifts()).toEqual([]);
      await expect(page.getByRole('alert').filter({ visible: true })).toHaveCount(0);
    });
  });
});

test('a diner repeats an order from home and adds a suggested dish, and the suggestions stay the same', async ({
  page,
  request,
  sandbox,
}) => {
  await openFirstHome(page, request);
  const addsBefore = (await sandbox.requests('cart/addItemTest')).length;
  await page.reload();
  await ordersOf(page)
    .getByRole('listitem')
    .filter({ hasText: '2 x Butter naan' })
    .getByRole('button')
    .click();
  await page.getByRole('dialog').getByRole('button', { name: 'Add 2 items · ₹90' }).click();
  await expect(page).toHaveURL(`${BASE}/cart`);
  const suggestions = suggestionsOf(page);
  await expect(suggestions.getByRole('listitem')).toHaveCount(6);
  const names = await suggestions.getByRole('heading', { level: 3 }).allTextContents();
  const simple = suggestions.getByRole('article').filter({ hasNotText: 'customise' }).first();
  const name = (await simple.getAttribute('aria-label')) ?? '';
  await simple.getByRole('button', { name: 'Add' }).click();
  await expect(simple.getByRole('group', { name: `${name} quantity` })).toContainText('1');
  const lines = page.getByRole('list', { name: 'Items in the cart' });
  await expect(lines.getByRole('heading', { name })).toBeVisible();
  expect(await suggestions.getByRole('heading', { level: 3 }).allTextContents()).toEqual(names);
  await expect(page).toHaveURL(`${BASE}/cart`);
  await expect.poll(async () => (await sandbox.requests('cart/addItemTest')).length).toBe(addsBefore + 2);
});

test('the suggestions of the cart cause no layout shifts', async ({ page }) => {
  const release = await holdRequests(page, `${SANDBOX}/api/display/display_dish_list**`);
  const shifts = await watchMoves(page);
  await openCartWithBill(page);
  const before = (await shifts()).length;
  release();
  await expect(suggestionsOf(page).getByRole('article').first()).toBeAttached();
  // Layout shifts are reported with the next frame.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  expect((await shifts()).slice(before)).toEqual([]);
});
