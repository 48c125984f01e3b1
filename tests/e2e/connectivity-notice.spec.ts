import type { Locator, Page } from '@playwright/test';
import { BASE, placeOrderButton, openCartWithBill } from './shop';
import { expect, test } from './test';

// Code that was not preloaded before the device went offline fails to load.
test.use({ expectedErrors: [[/Failed to load resource/, /^ChunkLoadError/], { scope: 'test' }] });

const notice = (page: Page) => page.getByText(/^You are offline\. Showing the last menu/);
const filter = (page: Page) => page.getByRole('radiogroup');

async function edges(locator: Locator) {
  const box = await locator.boundingBox();
  if (!box) throw new Error('It has no box');
  return { top: box.y, bottom: box.y + box.height };
}

async function expectBelow(upper: Locator, lower: Locator) {
  await expect
    .poll(async () => Math.abs((await edges(lower)).top - (await edges(upper)).bottom))
    .toBeLessThanOrEqual(1);
}

async function goOffline(page: Page) {
  await page.context().setOffline(true);
  await expect(notice(page)).toBeVisible();
}

test('the menu’s offline notice stays in view above the top bar while scrolling, without hiding the focused button', async ({
  page,
}) => {
  await page.goto(`${BASE}/menu`);
  await expect(page.getByRole('article').first()).toBeVisible();
  await goOffline(page);
  const banner = page.getByRole('status').filter({ has: notice(page) });
  await page.evaluate(() => window.scrollTo({ top: 2000 }));
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(1000);
  await expect(notice(page)).toBeInViewport({ ratio: 1 });
  await expectBelow(banner, page.getByRole('banner'));

  const add = page.getByRole('button', { name: 'Add', exact: true }).nth(2);
  await add.focus();
  const { bottom } = await edges(filter(page));
  expect((await edges(add)).top).toBeGreaterThanOrEqual(bottom);
});

test('the offline notice and the "You are offline" button of the cart page stay in view while scrolling', async ({
  page,
}) => {
  await openCartWithBill(page);
  await expect(placeOrderButton(page)).toBeVisible();
  await page.waitForLoadState('networkidle');
  await goOffline(page);
  await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight }));
  await expect(notice(page)).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('button', { name: 'You are offline' })).toBeInViewport({ ratio: 1 });
});
