import { expect } from 'vitest';
import { dish, openCart } from '../diner';
import type { Page } from '../page';
import { isPhone, scenario } from '../test';

/** px between the window's upper edge and a category after navigation. */
const CATEGORY_TOP = 130;
const NEXT_FRAMES = 'new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))';

const section = (page: Page, name: string) => page.getByRole('region', { name: new RegExp(`^${name}`) });

async function goToCategory(page: Page, name: string) {
  if (isPhone) {
    await page.getByRole('button', { name: 'Browse menu' }).tap();
    const sheet = page.getByRole('dialog', { name: 'Browse menu' });
    await sheet.getByRole('button', { name: new RegExp(`^${name}, \\d+ dish`) }).tap();
    await sheet.waitForHidden();
  } else {
    await page
      .getByRole('navigation', { name: 'Categories' })
      .getByRole('button', { name, exact: true })
      .tap();
  }
  await section(page, name).waitFor(({ box }) => Math.round(box.y) === CATEGORY_TOP);
}

/**
 * Shows Browse menu, which hides while scrolling down. The scroll is smooth, because a jump in the frame of a layout
 * change would not count, and ends before the next tap, which would only stop it.
 */
async function scrollUp(page: Page, category: string) {
  await page.evaluate('scrollBy({ top: -90, behavior: "smooth" })');
  await section(page, category).waitFor(({ box }) => Math.abs(box.y - CATEGORY_TOP - 90) < 2);
}

scenario('a selected category scrolls to the same position every time', async ({ page, shop }) => {
  await page.goto(`${shop.base}/menu`);
  await section(page, 'Starters').getByRole('article').first().waitFor();
  for (const name of ['Desserts', 'Breads', 'Desserts']) {
    await goToCategory(page, name);
    await page.evaluate(NEXT_FRAMES);
    await section(page, name).waitFor(({ box }) => Math.round(box.y) === CATEGORY_TOP);
    if (isPhone) await scrollUp(page, name);
  }
});

scenario('Back and a reload restore the scroll position of the menu', async ({ page, shop }) => {
  await page.goto(`${shop.base}/menu`);
  await section(page, 'Starters').getByRole('article').first().waitFor();
  await goToCategory(page, 'Breads');
  const naan = dish(page, 'Butter naan');
  const isWritten = `Math.round(history.state?.scrollPosition?.y) === Math.round(scrollY)`;
  await page.waitForValue(isWritten, true);
  const { box } = await naan.waitFor();
  const isAtSamePlace = (state: { box: { y: number } }) => Math.abs(state.box.y - box.y) < 2;
  await naan.getByRole('button', { name: 'Butter naan' }).tap();
  const popup = page.getByRole('dialog', { name: 'Butter naan' });
  await popup.waitFor();
  await page.back();
  await popup.waitForHidden();
  await naan.waitFor(isAtSamePlace);
  await page.getByRole('button', { name: 'Open menu' }).tap();
  await page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'Search' }).tap();
  await page.waitForURL(/\/search$/);
  await page.getByRole('searchbox').waitFor();
  await page.back();
  await page.waitForURL(/\/menu/);
  await naan.waitFor(isAtSamePlace);
  await page.reload();
  await naan.waitFor(isAtSamePlace);
});

scenario('a swipe changes the banner', async ({ page, shop }) => {
  await page.goto(shop.base);
  const banner = (number: number) =>
    page
      .getByRole('region', { name: 'Offers and news' })
      .getByRole('button', { name: `Offer ${String(number)} of 3` });
  await banner(1).waitFor(({ isInWindow }) => isInWindow);
  await banner(1).swipe(-120);
  await banner(2).waitFor(({ isInWindow }) => isInWindow);
  await banner(2).swipe(120);
  await banner(1).waitFor(({ isInWindow }) => isInWindow);
});

scenario('no page is wider than its window', async ({ page, shop }) => {
  await openCart(page, shop, { naans: 2 });
  for (const path of ['', '/menu', '/cart', '/search', '/offer', '/order-history', '/bookTable']) {
    await page.goto(shop.base + path);
    await page.getByRole('contentinfo').first().waitFor();
    const excess = 'document.documentElement.scrollWidth - document.documentElement.clientWidth';
    expect(await page.evaluate(excess), path).toBeLessThanOrEqual(0);
  }
});

scenario('the dishes in view stay in place when one above them has sold out', async ({ page, shop }) => {
  await page.goto(`${shop.base}/menu`);
  await section(page, 'Starters').getByRole('article').first().waitFor();
  await goToCategory(page, 'Breads');
  if (isPhone) await page.evaluate('scrollBy({ top: 560, behavior: "instant" })');
  await page.evaluate(NEXT_FRAMES);
  // On desktops, the dishes of a row move to another place in it.
  const shown = dish(page, isPhone ? 'Lachha paratha' : 'Butter naan');
  const { box } = await shown.waitFor();
  shop.world.changeRestaurant('spice-garden', { outOfStock: { 'd-tandoori-roti': true } });
  await page.evaluate('((now) => void (Date.now = () => now() + 31 * 60_000))(Date.now)');
  await page.evaluate('document.dispatchEvent(new Event("visibilitychange"))');
  await section(page, 'Breads').waitFor(({ text }) => !/tandoori roti/i.test(text));
  // A row is 177 px high. WebKit rounds its place by a part of the gap.
  await shown.waitFor((state) => Math.abs(state.box.y - box.y) < 20);
});

scenario(
  'the dishes in view on home stay in place when the restaurant has closed',
  async ({ page, shop }) => {
    await page.goto(shop.base);
    const shown = page.getByRole('article').first();
    await shown.waitFor();
    await page.evaluate(
      `scrollBy({ top: ${String((await shown.waitFor()).box.y - 120)}, behavior: "instant" })`,
    );
    await page.evaluate(NEXT_FRAMES);
    const { box } = await shown.waitFor();
    shop.world.changeRestaurant('spice-garden', { timing: { Status: 'CLOSE' } });
    await page.evaluate('((now) => void (Date.now = () => now() + 61_000))(Date.now)');
    await page.evaluate('document.dispatchEvent(new Event("visibilitychange"))');
    await page.getByRole('dialog', { name: /closed right now/i }).waitFor();
    await shown.waitFor((state) => Math.abs(state.box.y - box.y) < 20);
  },
);
