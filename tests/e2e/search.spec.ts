import type { Page } from '@playwright/test';
import { waitForStablePosition } from './stable-position';
import { expect, isPhone, test } from './test';

const box = (page: Page) => page.getByRole('searchbox', { name: 'Search for a dish...' });
const dishes = (page: Page) => page.getByRole('main').getByRole('article');
const first = (page: Page) => dishes(page).first();

test('a blank query lists all dishes, and a query is searched 300 ms after the last letter', async ({
  page,
}) => {
  await page.clock.install();
  await page.goto('/spice-garden/search');
  await expect(page.getByText('66 dishes')).toBeVisible();
  await page.clock.pauseAt(Date.now() + 60_000);
  await box(page).pressSequentially('panir tika');
  await page.clock.runFor(299);
  await expect(page.getByText('66 dishes')).toBeVisible();
  expect(new URL(page.url()).search).toBe('');
  await page.clock.runFor(1);
  await expect(first(page)).toHaveAccessibleName('Paneer Tikka');
  await expect(page).toHaveURL(/\?q=panir\+tika$/);
  await box(page).fill('   ');
  await page.clock.runFor(300);
  await expect(page.getByText('66 dishes')).toBeVisible();
});

test('typing keeps the caret while the URL updates, and the field keeps focus after it is cleared', async ({
  page,
}) => {
  await page.goto('/spice-garden/search');
  const field = box(page);
  await expect(page.getByRole('article').first()).toBeVisible();
  await field.pressSequentially('tkka');
  await field.press('Home');
  await field.press('ArrowRight');
  await expect(page).toHaveURL(/q=tkka/);
  expect(await field.evaluate((input: HTMLInputElement) => input.selectionStart)).toBe(1);
  await page.keyboard.press('i');
  await expect(page).toHaveURL(/q=tikka/);
  expect(await field.evaluate((input: HTMLInputElement) => input.selectionStart)).toBe(2);
  await page.getByRole('button', { name: 'Clear search' }).click();
  await page.keyboard.type('naan');
  await expect(page).toHaveURL(/q=naan/);
  await expect(field).toHaveValue('naan');
});

test('the side menu opens the search with the focus in its field', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/spice-garden');
  await page.getByRole('button', { name: 'Open menu' }).click();
  await page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'Search' }).click();
  await expect(box(page)).toBeFocused();
});

test('the best match is first, among 66 and among 1,500 dishes', async ({ page }) => {
  const expected = {
    'spice-garden': {
      'chiken 65': 'Chicken 65',
      'gulab jamoon': 'Gulab Jamun',
      'butter naan': 'Butter naan',
    },
    'big-bazaar': {
      'hydrabadi chicken biryani': 'Hyderabadi chicken biryani',
      'mysor plain dosa': 'Mysore plain dosa',
    },
  };
  for (const [shop, pairs] of Object.entries(expected)) {
    await page.goto(`/${shop}/search`);
    await expect(first(page)).toBeVisible();
    for (const [typed, meant] of Object.entries(pairs)) {
      await box(page).fill(typed);
      await expect(first(page)).toHaveAccessibleName(meant);
    }
  }
});

test('a query without a match shows "Not found !" and a link to the menu', async ({ page }) => {
  await page.goto('/spice-garden/search?q=zzzz');
  await expect(page.getByRole('heading', { name: 'Not found !' })).toBeVisible();
  await expect(dishes(page)).toHaveCount(0);
  await page.getByRole('main').getByRole('link', { name: 'Browse menu' }).click();
  await expect(page).toHaveURL(/\/menu$/);
});

test('"Browse categories" opens a category', async ({ page }) => {
  await page.goto('/spice-garden/search');
  await page.getByRole('button', { name: 'Browse categories' }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Desserts/ })
    .click();
  await expect(page).toHaveURL(/\/menu\/Desserts$/);
  await expect(page.getByRole('heading', { name: /^Desserts/ })).toBeInViewport();
});

test(
  'a search result is added and opened as on the menu, and Back restores the search',
  { tag: '@core' },
  async ({ page, sandbox }) => {
    await page.goto('/spice-garden/search?q=buter+nan');
    await expect(first(page)).toHaveAccessibleName('Butter naan');
    await first(page).getByRole('button', { name: 'Add' }).click();
    await expect(first(page).getByRole('group', { name: 'Butter naan quantity' })).toContainText('1');
    const cart = page.getByRole('region', { name: 'Cart' });
    await expect(cart).toContainText('1 item');
    await expect.poll(async () => (await sandbox.requests('cart/addItemTest')).length).toBe(1);
    await first(page).getByRole('button', { name: 'Butter naan', exact: true }).click();
    await expect(page).toHaveURL(/\?q=buter\+nan&dish=/);
    await expect(page.getByRole('dialog', { name: 'Butter naan' })).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(box(page)).toHaveValue('buter nan');
    await expect(first(page)).toHaveAccessibleName('Butter naan');
    if (isPhone()) await expect(first(page)).toContainText('butter naan');
  },
);

test(
  'dishes that were never in view take up less height when a rotation shows them in columns',
  { tag: '@phone' },
  async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/spice-garden/search');
    await expect(dishes(page)).toHaveCount(60);
    const height = () =>
      page
        .locator('[data-part]')
        .last()
        .evaluate((part) => part.clientHeight);
    const inOneColumn = await height();
    await page.setViewportSize({ width: 844, height: 390 });
    await expect.poll(height).toBeLessThan(inOneColumn);
  },
);

test('another query scrolls to its best results', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/spice-garden/search');
  await expect(first(page)).toBeVisible();
  await page.evaluate(() => window.scrollTo({ top: 3000, behavior: 'instant' }));
  await box(page).fill('naan');
  await expect(first(page)).toHaveAccessibleName(/naan/i);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await expect(first(page)).toBeInViewport();
  await page.evaluate(() => window.scrollTo({ top: 1000, behavior: 'instant' }));
  await box(page).fill('');
  await expect(page.getByText('66 dishes')).toBeInViewport();
});

test('Back to an earlier query restores its position', { tag: '@phone' }, async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 500 });
  await page.goto('/spice-garden/search?q=chicken');
  await expect(first(page)).toHaveAccessibleName(/chicken/i);
  await page.evaluate(() => window.scrollTo({ top: 400, behavior: 'instant' }));
  // The position is written to the history entry when scrolling has ended.
  await expect.poll(() => page.evaluate(() => JSON.stringify(history.state))).toContain('"y":400');
  await page.getByRole('banner').getByRole('link', { name: 'Search' }).click();
  await expect(page.getByText('66 dishes')).toBeInViewport();
  await page.goBack();
  await expect(first(page)).toHaveAccessibleName(/chicken/i);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(400);
  await waitForStablePosition(first(page));
  expect(await page.evaluate(() => window.scrollY)).toBe(400);
});

test(
  'the search box stays in view while typing when an on-screen keyboard takes most of the window',
  { tag: '@phone' },
  async ({ page }) => {
    await page.goto('/spice-garden/search');
    await expect(first(page)).toBeVisible();
    await page.evaluate(() => window.scrollTo(0, 1500));
    await box(page).click();
    await page.setViewportSize({ width: 360, height: 280 });
    await expect(box(page)).toBeInViewport();
    await page.keyboard.type('naan');
    await expect(first(page)).toHaveAccessibleName(/naan/i);
    await expect(box(page)).toBeInViewport();
    // With the focus in the results, the search box no longer stays in view.
    for (let stop = 0; stop < 3; stop += 1) await page.keyboard.press('Tab');
    await page.evaluate(() => window.scrollTo(0, 300));
    await expect(box(page)).not.toBeInViewport();
  },
);
