import { addReaderStyles } from './checks';
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
  const popover = page.getByRole('group', { name: 'About Spice Garden' });
  await expect(popover).toContainText('North Indian, Chinese and Italian');
  await expect(popover).toContainText('48, 12th Main Road');
});

test(
  'a name that the bar has no room for in one line goes on in a second',
  { tag: '@phone' },
  async ({ page }) => {
    await page.goto(HOME);
    const bar = page.getByRole('banner');
    const name = bar.getByRole('button', { name: 'Spice Garden' }).getByText('Spice Garden', { exact: true });
    await expect(name).toBeVisible();
    // Wider than usual, whatever font is there.
    await addReaderStyles(page, 'header { letter-spacing: 0.02em }');
    for (const [width, lines] of [
      [480, 1],
      [360, 2],
      [320, 2],
    ] as const) {
      await page.setViewportSize({ width, height: 740 });
      const seen = await name.evaluate((element) => ({
        lines: Math.round(element.clientHeight / parseFloat(getComputedStyle(element).lineHeight)),
        isWhole: element.scrollHeight <= element.clientHeight && element.scrollWidth <= element.clientWidth,
      }));
      expect(seen, `${String(width)} px`).toEqual({ lines, isWhole: true });
    }
  },
);

test('the side menu is 44 units wide and closes by a tap beside it', async ({ page }) => {
  await page.goto(HOME);
  await page.getByRole('button', { name: 'Open menu' }).click();
  const panel = page.getByRole('dialog', { name: 'Menu' });
  await expect.poll(async () => (await panel.boundingBox())?.x).toBe(0);
  expect((await panel.boundingBox())?.width).toBe(176);
  await page.mouse.click(300, 400);
  await expect(panel).toBeHidden();
});
