import { scene } from '../test';

scene('home shows the banners, the categories and what is popular', async ({ page, shop }) => {
  await page.goto(shop.base);
  await page.getByRole('region', { name: 'Offers and news' }).see();
  await page.getByRole('region', { name: 'Most popular food on menu' }).getByRole('article').first().see();
  await page
    .getByRole('region', { name: "What's on your mind ?" })
    .getByRole('link', { name: 'Breads' })
    .tap();
  await page.seeAddress(/\/menu\/Breads$/);
  await page.getByRole('region', { name: /^Breads/ }).see(({ box }) => Math.round(box.y) === 130);
});
