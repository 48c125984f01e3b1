import type { Locator, Page } from '@playwright/test';
import {
  setUserStyles,
  findBrokenWords,
  findLostContent,
  TEXT_200,
  findHiddenFocus,
} from './accessibility-checks';
import { addToCart, type Item } from './paid-order';
import {
  changeRestaurant,
  chooseSavedAddress,
  EVENING,
  openCart,
  placeOrderButton,
  suggestionsOf,
} from './shop';
import { expect, test } from './test';

const SECOND_LINE: readonly Item[] = [['v-paneer-butter-masala-full', 1]];
const MANY_LINES: readonly Item[] = [
  ...SECOND_LINE,
  ['v-margherita-pizza', 1, 'Thin crust'],
  ['v-chicken-65', 1],
  ['v-garlic-naan', 1],
  ['v-tandoori-roti', 4],
  ['v-hyderabadi-chicken-biryani-half', 1],
  ['v-jeera-rice', 1],
  ['v-lasagne', 12],
];
const WINDOWS = [
  { width: 1366, height: 768 },
  { width: 1024, height: 768 },
  { width: 1920, height: 1080 },
];
/** Sticky offset of the columns below the top bar, in px. */
const STUCK_TOP = 84;

const panel = (page: Page, heading: string) =>
  page.locator('main section').filter({ has: page.getByRole('heading', { name: heading, exact: true }) });
const lines = (page: Page) => page.getByRole('list', { name: 'Items in the cart' });
const linesPanel = (page: Page) => lines(page).locator('..');
const note = (page: Page) => page.getByLabel('Cooking instructions');

async function openLines(page: Page, items: readonly Item[]) {
  await page.clock.setFixedTime(EVENING);
  await openCart(page, { naans: 2 });
  await addToCart(page.request, items);
  await page.reload();
  await expect(lines(page).getByRole('listitem')).toHaveCount(items.length + 1);
  await expect(page.getByText('Working out')).toHaveCount(0);
}

async function box(target: Locator) {
  const { x, y, width, height } = (await target.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  return { x, y, width, height, bottom: y + height };
}

const scrollTo = (page: Page, y: number) => page.evaluate((top) => window.scrollTo(0, top), y);

async function makeLong(page: Page) {
  await note(page).fill('Little salt, no garlic. '.repeat(19));
  await page.getByRole('radio', { name: 'Take Away' }).check();
  await page.getByRole('button', { name: 'View offers' }).click();
  await page
    .getByRole('button', { name: /^Apply/ })
    .first()
    .click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.getByRole('button', { name: 'Dismiss message' }).click();
  await expect(page.getByText('Working out')).toHaveCount(0);
}

test.describe('the desktop cart', () => {
  test('shows the whole bill and Place Order without scrolling, with two cart lines and a saved address', async ({
    page,
  }) => {
    await openLines(page, SECOND_LINE);
    await chooseSavedAddress(page);
    await expect(placeOrderButton(page)).toBeEnabled();
    const expectInSight = async () => {
      await scrollTo(page, 0);
      await expect(panel(page, 'Bill details')).toBeInViewport({ ratio: 1 });
      await placeOrderButton(page).click({ trial: true });
      const bar = await box(page.getByText('To pay', { exact: true }).last());
      expect((await box(panel(page, 'Bill details'))).bottom).toBeLessThan(bar.y);
      return bar;
    };
    const bar = await expectInSight();
    expect((await box(panel(page, 'Order type'))).bottom, 'the address').toBeLessThan(bar.y);
    await page.getByRole('button', { name: 'View offers' }).click();
    await page.getByRole('button', { name: 'Apply TASTY10' }).click();
    await expect(page.getByText('Coupon TASTY10')).toBeVisible();
    await expectInSight();
  });

  for (const window of WINDOWS) {
    test(`scrolls as one page with Place Order in view at ${String(window.width)} × ${String(window.height)}`, async ({
      page,
    }) => {
      await page.setViewportSize(window);
      await openLines(page, MANY_LINES);
      await makeLong(page);
      await page.getByRole('radio', { name: 'Dine in' }).check();
      await expect(placeOrderButton(page)).toBeEnabled();
      const scrollers = await page.evaluate(() =>
        [...document.querySelectorAll('main *:not(textarea)')]
          .filter((element) => /auto|scroll/.test(getComputedStyle(element).overflowY))
          .filter((element) => element.scrollHeight > element.clientHeight)
          .map((element) => element.outerHTML.slice(0, 120)),
      );
      expect(scrollers).toEqual([]);
      for (const part of [0, 0.3, 0.6]) {
        await scrollTo(page, ((await box(linesPanel(page))).height - window.height / 2) * part);
        await expect(placeOrderButton(page)).toBeInViewport({ ratio: 1 });
        await placeOrderButton(page).click({ trial: true });
      }
    });

    test(`never hides the focused element at ${String(window.width)} × ${String(window.height)}`, async ({
      page,
    }) => {
      await page.setViewportSize(window);
      await openLines(page, MANY_LINES);
      await makeLong(page);
      await expect(suggestionsOf(page).getByRole('article').first()).toBeVisible();
      await page.getByRole('button', { name: 'Delete all items' }).focus();
      expect(await findHiddenFocus(page, 36)).toEqual([]);
    });
  }

  test('never covers the suggestions with the cart lines while longer panels beside them scroll', async ({
    page,
  }) => {
    await openLines(page, SECOND_LINE);
    await makeLong(page);
    await expect(suggestionsOf(page).getByRole('article').first()).toBeVisible();
    for (const y of [0, 160, 1000]) {
      await scrollTo(page, y);
      const suggestions = await box(suggestionsOf(page));
      expect((await box(linesPanel(page))).bottom).toBeLessThanOrEqual(suggestions.y);
    }
  });

  test('keeps the cart lines in view while longer panels beside them scroll, without suggestions', async ({
    page,
  }) => {
    await openLines(page, SECOND_LINE);
    await makeLong(page);
    await page.locator('[data-suggestions]').evaluate((suggestions) => suggestions.remove());
    await scrollTo(page, 0);
    await expect.poll(async () => (await box(linesPanel(page))).y).toBeGreaterThan(STUCK_TOP);
    await scrollTo(page, 160);
    await expect.poll(async () => (await box(linesPanel(page))).y).toBe(STUCK_TOP);
  });

  test('keeps the panels in view above Place Order while many cart lines scroll', async ({ page }) => {
    await openLines(page, MANY_LINES);
    await scrollTo(page, 300);
    await expect.poll(async () => (await box(panel(page, 'Cooking instructions'))).y).toBe(STUCK_TOP);
    await scrollTo(page, 10_000);
    const bar = page.getByText('To pay', { exact: true }).last();
    await expect
      .poll(async () => (await box(bar)).y - (await box(panel(page, 'Order type'))).bottom)
      .toBeGreaterThan(0);
  });

  test('shows the cooking instructions as one line until the field has focus or text', async ({ page }) => {
    await openLines(page, SECOND_LINE);
    const heightOf = async () => (await box(note(page))).height;
    const oneLine = await heightOf();
    expect(oneLine).toBeLessThan(48);
    await note(page).focus();
    expect(await heightOf()).toBeGreaterThan(oneLine + 16);
    await page.getByRole('button', { name: 'View offers' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
    await note(page).fill('Little salt, no garlic. '.repeat(8));
    await page.reload();
    await expect(note(page)).not.toHaveValue('');
    await expect.poll(heightOf).toBeGreaterThan(oneLine + 16);
  });

  for (const width of [1024, 1366]) {
    test(`loses no content and breaks no words at 200% text size and a width of ${String(width)} px`, async ({
      page,
      request,
    }) => {
      await page.setViewportSize({ width, height: 768 });
      await openLines(page, MANY_LINES);
      await chooseSavedAddress(page);
      await changeRestaurant(request, { outOfStock: { 'd-butter-naan': true } });
      await page.reload();
      await expect(page.getByText('out of stock')).toBeVisible();
      await expect(placeOrderButton(page)).toBeEnabled();
      await setUserStyles(page, TEXT_200);
      expect.soft(await findLostContent(page)).toEqual([]);
      expect.soft(await findBrokenWords(page)).toEqual([]);
      await expect(placeOrderButton(page)).toBeInViewport({ ratio: 1 });
    });
  }

  test('keeps "Sorry We are closed now" in view when the restaurant is closed', async ({ page, request }) => {
    await openLines(page, MANY_LINES);
    await changeRestaurant(request, { timing: { Status: 'CLOSE' } });
    await page.reload();
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
    await expect(page.getByRole('button', { name: 'Sorry We are closed now' })).toBeInViewport({ ratio: 1 });
  });
});
