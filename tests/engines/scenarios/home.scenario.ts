import { isPhone, scenario } from '../test';
import type { Page } from '../page/page';

const banners = (page: Page) => page.getByRole('region', { name: 'Offers and news' });

const seeBanner = (page: Page, number: number) =>
  banners(page)
    .getByRole('button', { name: `Offer ${String(number)} of 3` })
    .waitFor(({ isInWindow }) => isInWindow);

scenario(
  'home shows banners, popular dishes and categories, and a category opens at its place in the menu',
  async ({ page, shop }) => {
    await page.goto(shop.base);
    await banners(page).waitFor();
    await page
      .getByRole('region', { name: 'Most popular food on menu' })
      .getByRole('article')
      .first()
      .waitFor();
    const categories = page.getByRole('region', { name: "What's on your mind ?" });
    await categories.getByRole('link', { name: 'Breads' }).tap();
    await page.waitForURL(/\/menu\/Breads$/);
    await page.getByRole('region', { name: /^Breads/ }).waitFor(({ box }) => Math.round(box.y) === 130);
  },
);

scenario('a swipe changes the banner', async ({ page, shop }) => {
  await page.goto(shop.base);
  await seeBanner(page, 1);
  await banners(page).getByRole('button', { name: 'Offer 1 of 3' }).swipe(-120);
  await seeBanner(page, 2);
  await banners(page).getByRole('button', { name: 'Offer 2 of 3' }).swipe(-120);
  await seeBanner(page, 3);
  await banners(page).getByRole('button', { name: 'Offer 3 of 3' }).swipe(120);
  await seeBanner(page, 2);
});

// Phones have neither pager buttons nor hover.
if (!isPhone) {
  scenario('the banners advance while hovered, and change with their buttons', async ({ page, shop }) => {
    await page.goto(shop.base);
    await seeBanner(page, 1);
    await banners(page).getByRole('button', { name: 'Offer 1 of 3' }).hover();
    // Each banner is shown for five seconds.
    await seeBanner(page, 2);
    await banners(page).getByRole('button', { name: 'Next' }).tap();
    await seeBanner(page, 3);
    await banners(page).getByRole('button', { name: 'Previous' }).tap();
    await seeBanner(page, 2);
  });

  scenario('the Next and Previous buttons scroll the popular dishes', async ({ page, shop }) => {
    await page.goto(shop.base);
    const popular = page.getByRole('region', { name: 'Most popular food on menu' });
    const first = popular.getByRole('article').first();
    const { box } = await first.waitFor();
    await popular.getByRole('button', { name: 'Previous' }).waitFor(({ isDisabled }) => isDisabled);
    await popular.getByRole('button', { name: 'Next' }).tap();
    await first.waitFor((state) => state.box.x < box.x - 500);
    await popular.getByRole('button', { name: 'Previous' }).tap();
    await first.waitFor((state) => state.box.x === box.x);
  });
}
