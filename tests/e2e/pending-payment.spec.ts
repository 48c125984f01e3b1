import { expect, test } from './test';
import { BASE, openCart, placeOrderButton, rememberDiner, SANDBOX } from './shop';

test('a payment that is confirmed while the cart is shown again is named, and ends the cart', async ({
  page,
}) => {
  await rememberDiner(page);
  await openCart(page);
  await page.getByRole('radio', { name: 'Dine in' }).check();
  await page.getByLabel('Table number').fill('7');
  await placeOrderButton(page).click();
  await page.waitForURL(`${SANDBOX}/pay?**`);
  const address = page.url();
  await page.getByRole('button', { name: 'Confirm in 20 s' }).click();
  await page.waitForURL(`${BASE}/orderInfo`);
  await expect(page.getByRole('heading', { name: /not confirmed yet/ })).toBeVisible();
  await page.getByRole('link', { name: 'Go to cart' }).click();
  await expect(placeOrderButton(page)).toBeEnabled();
  await page.request.post(address, { form: { action: 'pay' }, maxRedirects: 0 });
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  const notice = page.getByRole('status').filter({ hasText: /Your order #\d+ was placed/ });
  await expect(notice).toBeVisible();
  await expect(page.getByText('empty cart !')).toBeVisible();
  await page.reload();
  await expect(notice).toBeVisible();
  await notice.getByRole('link', { name: 'Order details' }).click();
  await expect(page).toHaveURL(/order-details\/\d+$/);
  await notice.getByRole('button', { name: 'Close' }).click();
  await expect(notice).toBeHidden();
});
