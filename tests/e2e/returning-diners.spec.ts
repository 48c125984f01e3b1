import type { APIRequestContext, Page } from '@playwright/test';
import { expect, test } from './test';
import { readBrowserStorage } from './browser-storage';
import { holdRequests } from './hold-requests';
import { watchShifts } from './layout-shifts';
import { placePaidOrder, type Item } from './paid-order';
import { BASE, NAAN, openCartWithBill, rememberDiner, SANDBOX, suggestionsOf } from './shop';

/** Ignores the wallet amount in the top bar, which is wider than its placeholder. */
async function watchMoves(page: Page) {
  const shifts = await watchShifts(page);
  return async () => (await shifts()).filter(({ value }) => value > 0.001);
}

const HISTORY = '**/Order/history**';
const ordersOf = (page: Page) => page.getByRole('region', { name: 'Order again' });
const spaceOf = (page: Page) => page.locator('[data-recent-orders]');

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

/** Opens home again, which now reserves space for the orders. `release` lets the order history load. */
async function openNextHome(page: Page) {
  await expect.poll(() => readBrowserStorage(page)).toContain('hasOrdered');
  const release = await holdRequests(page, HISTORY);
  const requested = page.waitForRequest(HISTORY);
  const shifts = await watchMoves(page);
  await page.goto(BASE);
  await expect(spaceOf(page)).toBeVisible();
  await expect(page.getByRole('article').first()).toBeAttached();
  await requested;
  return { release, shifts };
}

const boxOf = async (page: Page, name: string) =>
  (await page.getByRole('region', { name }).boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };

test.describe('the orders of a returning diner', () => {
  test('are at the end of home on the first visit, without layout shifts', async ({ page, request }) => {
    const shifts = await watchMoves(page);
    await openFirstHome(page, request);
    await expect(ordersOf(page)).not.toBeInViewport();
    expect(await shifts()).toEqual([]);
    await ordersOf(page).scrollIntoViewIfNeeded();
    await expect(ordersOf(page).getByRole('listitem')).toHaveCount(3);
  });

  test('are in reserved space under the banner on the next visit, without layout shifts', async ({
    page,
    request,
  }) => {
    await openFirstHome(page, request);
    const { release, shifts } = await openNextHome(page);
    const place = await spaceOf(page).boundingBox();
    release();
    await expect(ordersOf(page).getByRole('listitem')).toHaveCount(3);
    expect(await spaceOf(page).boundingBox()).toEqual(place);
    const [banner, orders, categories] = [
      await boxOf(page, 'Offers and news'),
      await boxOf(page, 'Order again'),
      await boxOf(page, "What's on your mind ?"),
    ];
    expect(banner.y + banner.height).toBeLessThanOrEqual(orders.y);
    expect(orders.y + orders.height).toBeLessThanOrEqual(categories.y);
    expect(await shifts()).toEqual([]);
  });

  test('fill their reserved space in Hindi without layout shifts', async ({ page, request }) => {
    await page.addInitScript(() => sessionStorage.setItem('language', 'hi'));
    await openFirstHomeInHindi(page, request);
    const { release, shifts } = await openNextHome(page);
    const place = await spaceOf(page).boundingBox();
    release();
    await expect(page.getByRole('region', { name: 'फिर ऑर्डर करें' })).toBeVisible();
    expect(await spaceOf(page).boundingBox()).toEqual(place);
    expect(await shifts()).toEqual([]);
  });

  async function openFirstHomeInHindi(page: Page, http: APIRequestContext) {
    await placePaidOrder(http, [[NAAN, 2]], BASE);
    await rememberDiner(page);
    await page.goto(BASE);
    await expect(page.getByRole('region', { name: 'फिर ऑर्डर करें' })).toBeAttached();
  }

  test.describe('when the order history fails to load', () => {
    test.use({ expectedErrors: [/Failed to load resource/] });

    test('are absent without an alert, and their reserved space keeps its position and size', async ({
      page,
      request,
      sandbox,
    }) => {
      await openFirstHome(page, request);
      const { release, shifts } = await openNextHome(page);
      const place = await spaceOf(page).boundingBox();
      await sandbox.fail({ call: 'Order/history', kind: 'status', status: 401 });
      release();
      await expect(spaceOf(page).locator('[data-skeleton]')).toHaveCount(0);
      await expect(ordersOf(page)).toHaveCount(0);
      expect(await spaceOf(page).boundingBox()).toEqual(place);
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
