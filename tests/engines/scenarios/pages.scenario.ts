import { expect } from 'vitest';
import { openCart } from '../diner';
import { isPhone, scenario } from '../test';

scenario('the search finds a misspelt dish, which can be added and opened', async ({ page, shop }) => {
  await page.goto(`${shop.base}/search`);
  const box = page.getByRole('searchbox', { name: 'Search for a dish...' });
  await box.fill('buter nan');
  const first = page.getByRole('main').getByRole('article').first();
  await first.waitFor(({ name }) => name === 'Butter naan');
  await first.getByRole('button', { name: 'Add' }).tap();
  await first.getByRole('group', { name: 'Butter naan quantity' }).waitForText('1');
  await first.getByRole('button', { name: 'Butter naan', exact: true }).tap();
  const popup = page.getByRole('dialog', { name: 'Butter naan' });
  await popup.waitFor();
  await page.back();
  await popup.waitForHidden();
  await box.waitFor(({ value }) => value === 'buter nan');
});

scenario('the booking page leads from a chosen time to the cart', async ({ page, shop }) => {
  await page.goto(`${shop.base}/bookTable`);
  await page.getByText(/nothing is booked/).waitFor();
  await page.getByRole('radio', { name: '6', exact: true }).tap();
  await page.getByRole('radio', { name: '8:00 PM' }).tap();
  await page.getByRole('radio', { name: '8:00 PM' }).waitFor(({ isChecked }) => isChecked);
  await page.getByRole('button', { name: 'proceed to cart' }).tap();
  await page.waitForURL(/\/cart$/);
});

scenario('the side menu closes with Back, and its links open their pages', async ({ page, shop }) => {
  await page.goto(shop.base);
  const panel = page.getByRole('dialog', { name: 'Menu' });
  await page.getByRole('button', { name: 'Open menu' }).tap();
  await panel.waitFor();
  await page.back();
  await panel.waitForHidden();
  for (const [link, address] of [
    ['Order history', /\/order-history$/],
    ['Search', /\/search$/],
    ['Privacy policy', /\/privacy-policy$/],
    ['Refund policy', /\/refund-policy$/],
    ['Terms', /\/term-and-condition$/],
  ] as const) {
    await page.getByRole('button', { name: 'Open menu' }).tap();
    await panel.getByRole('link', { name: link }).tap();
    await page.waitForURL(address);
    await panel.waitForHidden();
    await page.getByRole('main').getByRole('heading').first().waitFor();
    await page.back();
    await page.waitForURL(/\/spice-garden\/?$/);
  }
});

scenario('the restaurant card opens from the top bar and closes', async ({ page, shop }) => {
  await page.goto(shop.base);
  const button = page.getByRole('banner').getByRole('button', { name: 'Spice Garden' });
  const card = page.getByRole('group', { name: 'About Spice Garden' });
  await button.waitFor();
  await card.waitForHidden();
  if (isPhone) await button.tap();
  else await button.hover();
  await card.waitForText('48, 12th Main Road');
  if (isPhone) await page.tapAt({ x: 180, y: 600 });
  else await page.getByRole('contentinfo').first().hover();
  await card.waitForHidden();
});

scenario('changing the language keeps the typed cooking note', async ({ page, shop }) => {
  await openCart(page, shop, { naans: 2 });
  await page.getByLabel('Cooking instructions').fill('Kam mirch');
  await page.getByRole('button', { name: 'हिन्दी' }).tap();
  await page.getByLabel('खाना बनाने के निर्देश').waitFor(({ value }) => value === 'Kam mirch');
  await page.getByRole('button', { name: 'English' }).tap();
  await page.getByLabel('Cooking instructions').waitFor(({ value }) => value === 'Kam mirch');
  await page.getByRole('group', { name: /^Butter naan / }).waitFor();
});

const width = 'document.documentElement.scrollWidth - document.documentElement.clientWidth';

scenario('no page is wider than its window', async ({ page, shop }) => {
  await openCart(page, shop, { naans: 2 });
  for (const path of ['', '/menu', '/cart', '/search', '/offer', '/order-history', '/bookTable']) {
    await page.goto(shop.base + path);
    await page.getByRole('contentinfo').first().waitFor();
    expect(await page.evaluate(width), path).toBeLessThanOrEqual(0);
  }
});
