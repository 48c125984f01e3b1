import { login } from '../diner';
import { scenario } from '../test';

scenario('a diner logs in, sees the wallet, and logs out from the side menu', async ({ page, shop }) => {
  await page.goto(`${shop.base}/order-history`);
  await page.getByRole('main').getByRole('button', { name: 'Login' }).tap();
  await login(page, shop);
  await page.getByText('login successfully').first().waitFor();
  await page.goto(`${shop.base}/menu`);
  const wallet = page.getByRole('group', { name: 'Wallet balance' }).first();
  await wallet.waitForText('₹120');
  await page.getByRole('button', { name: 'Open menu' }).tap();
  await page.getByRole('dialog', { name: 'Menu' }).getByRole('button', { name: 'Logout' }).tap();
  await wallet.waitForText('₹0');
});

scenario('a new diner signs up', async ({ page, shop }) => {
  await page.goto(`${shop.base}/order-history`);
  await page.getByRole('main').getByRole('button', { name: 'Login' }).tap();
  const dialog = await login(page, shop, '9123456780');
  await dialog.getByLabel('Name').fill('Asha');
  await dialog.getByRole('button', { name: 'Sign up' }).tap();
  await page.getByText('No orders yet').waitFor();
});
