import { expect, test } from './test';

const HOME = '/spice-garden';
const isPhone = () => test.info().project.name === 'phone';

test('the top bar has links and login on desktop, search and the first letter on phones, and a popover', async ({
  page,
}) => {
  await page.goto(HOME);
  const bar = page.getByRole('banner');
  const shop = bar.getByRole('button', { name: 'Spice Garden' });
  await expect(shop).toBeVisible();
  await expect(bar.getByRole('group', { name: 'Wallet balance' })).toHaveText('₹0');
  const links = bar.getByRole('navigation');
  if (isPhone()) {
    await expect(links).toBeHidden();
    await expect(bar.getByRole('link', { name: 'Search' })).toBeVisible();
    await expect(bar.getByText('S', { exact: true })).toBeVisible();
    await shop.tap();
  } else {
    await expect(links.getByRole('link')).toHaveText(['Home', 'Menu', 'Search', 'Order history', 'Cart']);
    await expect(bar.getByRole('button', { name: 'Login' })).toBeVisible();
    await expect(bar.getByText('S', { exact: true })).toBeHidden();
    await shop.hover();
  }
  const popover = page.getByRole('group', { name: 'Spice Garden' });
  await expect(popover).toContainText('North Indian, Chinese and Italian');
  await expect(popover).toContainText('48, 12th Main Road');
});

test('the side menu is 44 units wide and closes by a tap beside it', async ({ page }) => {
  await page.goto(HOME);
  await page.getByRole('button', { name: 'Open menu' }).click();
  const panel = page.getByRole('dialog', { name: 'Menu' });
  await expect.poll(async () => (await panel.boundingBox())?.x).toBe(0);
  expect((await panel.boundingBox())?.width).toBe(176);
  await page.mouse.click(300, 400);
  await expect(panel).toBeHidden();
});
