import { waitForServiceWorker } from './service-worker';
import { naanStepper, openCart, placeOrderButton } from './shop';
import { expect, isPhone, test } from './test';

// The second build reaches its payment and tracking pages on its own origin.
test.use({ serviceWorkers: 'allow', expectedErrors: [/ERR_INTERNET_DISCONNECTED/] });

test('payment and tracking on the shop’s own origin work with the service worker', async ({
  page,
  secondBuild,
}) => {
  const { origin } = secondBuild;
  await openCart(page, { base: `${origin}/spice-garden` });
  await waitForServiceWorker(page);
  await page.reload();
  await expect(naanStepper(page)).toContainText('8');
  await page.getByRole('radio', { name: 'Dine in' }).check();
  await page.getByLabel('Table number').fill('7');
  await placeOrderButton(page).click();
  await page.waitForURL(`${origin}/pay?**`);
  await expect(page.getByRole('heading', { name: 'Pay Spice Garden' })).toBeVisible();

  await page.getByRole('button', { name: 'Pay' }).click();
  await page.waitForURL(`${origin}/spice-garden/orderInfo?OrderId=*`);
  const frame = page.frameLocator('iframe');
  await expect(frame.getByText('Status: order placed successfully')).toBeVisible();
  await expect(page.locator('iframe')).toHaveAttribute('src', new RegExp(`^${origin}/track\\?OrderId=`));
  await expect.poll(() => page.evaluate(() => localStorage.getItem('cartId:spice-garden'))).toBeNull();
  await frame.getByRole('button', { name: 'Advance' }).click();
  await expect(frame.getByText('Status: Accepted')).toBeVisible();

  await page.context().setOffline(true);
  await page.goto(`${origin}/spice-garden/menu`);
  await expect(page.getByText(/^You are offline/)).toBeVisible();
  if (!isPhone()) return;
  // Only phones have the sheet. This diner has not opened the menu before.
  await page.getByRole('button', { name: 'Browse menu' }).click();
  await expect(page.getByRole('dialog', { name: 'Browse menu' })).toBeVisible();
});
