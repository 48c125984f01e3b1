import type { Page } from '@playwright/test';
import { chooseLanguageOfVisit } from './browser-storage';
import { BASE, closeDialog, openCart } from './shop';
import { expect, test } from './test';

const HINDI = /\/assets\/hi-[\w-]+\.js$/;

test.describe('the cart page in a Hindi browser', () => {
  test.use({ locale: 'hi-IN' });

  test('is in Hindi, keeps typed text when switched to English, and reloads in English without the Hindi texts', async ({
    page,
  }) => {
    const requested: string[] = [];
    page.on('request', (request) => requested.push(new URL(request.url()).pathname));
    const loadedHindi = () => requested.filter((path) => HINDI.test(path)).length;

    await openCart(page, { naans: 2 });
    await expect(page.locator('html')).toHaveAttribute('lang', 'hi');
    await page.getByLabel('खाना बनाने के निर्देश').fill('Kam mirch');
    expect(loadedHindi()).toBe(1);

    await page.getByRole('button', { name: 'English' }).click();
    await expect(page.getByLabel('Cooking instructions')).toHaveValue('Kam mirch');
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');

    requested.length = 0;
    await page.reload();
    await expect(page.getByLabel('Cooking instructions')).toHaveValue('Kam mirch');
    expect(loadedHindi()).toBe(0);
  });
});

const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

test('a right-to-left language with longer texts mirrors the layout and causes no horizontal overflow', async ({
  page,
}) => {
  await chooseLanguageOfVisit(page, 'ar-XB');
  await page.goto(`${BASE}/menu`);
  const menuButton = page.getByRole('button', { name: /^Ópéñ méñú/ });
  const dish = page.getByRole('article').first();
  await expect(dish).toBeVisible();
  const middle = (page.viewportSize()?.width ?? 0) / 2;
  expect((await menuButton.boundingBox())?.x).toBeGreaterThan(middle);

  await menuButton.click();
  const panel = await page.getByRole('dialog').boundingBox();
  expect((panel?.x ?? 0) + (panel?.width ?? 0)).toBeGreaterThan(middle * 2 - 20);
  await closeDialog(page);

  for (const path of [
    '',
    '/menu',
    '/search',
    '/cart',
    '/offer',
    '/order-history',
    '/bookTable',
    '/privacy-policy',
  ]) {
    await page.goto(`${BASE}${path}`);
    await expect(page.locator('main, [role=main]').first()).toContainText('~');
    expect(await overflow(page), path).toBeLessThanOrEqual(0);
  }
});
