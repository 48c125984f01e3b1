import type { Page } from '@playwright/test';
import { expect, test } from './test';
import { hostOf, SANDBOX } from './origins';
import { DINER, login } from './shop';

const SHOP = hostOf('spice-garden');

const naan = (page: Page) => page.getByRole('article', { name: 'Butter naan' }).first();
const cart = (page: Page) => page.getByRole('region', { name: 'Cart' });
const wallet = (page: Page) => page.getByRole('group', { name: 'Wallet balance' }).first();
const readLocalStorage = (page: Page, key: string) =>
  page.evaluate((name) => localStorage.getItem(name), key);

async function openSecondTab(page: Page): Promise<Page> {
  await page.goto(`${SHOP}/menu`);
  await expect(naan(page)).toBeVisible();
  await expect.poll(() => readLocalStorage(page, 'userNumber')).not.toBeNull();
  const other = await page.context().newPage();
  await other.goto(`${SHOP}/menu`);
  await expect(naan(other)).toBeVisible();
  return other;
}

test(
  'a cart change in one tab shows in the other, without a loop of requests',
  { tag: '@core' },
  async ({ page, sandbox }) => {
    const other = await openSecondTab(page);
    await naan(page).getByRole('button', { name: 'Add' }).click();
    await expect(cart(other)).toContainText('1 item');
    await expect(naan(other).getByRole('group', { name: 'Butter naan quantity' })).toContainText('1');

    await naan(other).getByRole('button', { name: 'Increase quantity' }).click();
    await expect(cart(page)).toContainText('2 items');
    await expect(cart(page)).toContainText('₹90');

    await cart(page).getByRole('button', { name: 'Delete cart items' }).click();
    await expect(cart(page)).toBeHidden();
    await expect(cart(other)).toBeHidden();
    await expect(naan(other).getByRole('button', { name: 'Add' })).toBeVisible();
    // Each tab reads each addition, the first tab twice for its new cart id. The other tab may read before the id of the
    // deleted cart is removed. A loop between the tabs would have sent more requests during the deletion.
    expect((await sandbox.requests('cart/displayTestFramCore')).length).toBeLessThanOrEqual(6);
  },
);

test('login and logout in one tab show in the other, and the logout creates a single guest', async ({
  page,
  sandbox,
}) => {
  const other = await openSecondTab(page);
  await page.goto(`${SHOP}/order-history`);
  await page.getByRole('main').getByRole('button', { name: 'Login' }).click();
  await login(page, sandbox, DINER);
  await expect(page.getByText('login successfully')).toBeVisible();
  await expect(wallet(other)).toContainText('₹120');

  const guests = (await sandbox.requests('Guest/UserAdd')).length;
  await other.getByRole('button', { name: 'Open menu' }).click();
  await other.getByRole('dialog', { name: 'Menu' }).getByRole('button', { name: 'Logout' }).click();
  await expect(page.getByText('please login to see your order history')).toBeVisible();
  await expect(wallet(other)).toContainText('₹0');
  await expect.poll(() => readLocalStorage(page, 'userNumber')).toMatch(/^guest-/);
  // A tab without a guest requests one before it adds a dish, and the other tab reads the cart after the logout.
  await other
    .getByRole('article', { name: 'Garlic naan' })
    .first()
    .getByRole('button', { name: 'Add' })
    .click();
  await expect(cart(page)).toContainText('1 item');
  expect((await sandbox.requests('Guest/UserAdd')).length).toBe(guests + 1);
});

test('an order paid in a closed tab is shown on the next visit, and its cart is cleared', async ({
  page,
  sandbox,
}) => {
  await page.goto(`${SHOP}/menu`);
  await expect.poll(() => readLocalStorage(page, 'userNumber')).not.toBeNull();
  await page.evaluate((phone) => localStorage.setItem('userNumber', phone), DINER);
  await page.reload();
  await naan(page).getByRole('button', { name: 'Add' }).click();
  await cart(page).getByRole('button', { name: 'Checkout' }).click();
  await page.getByRole('radio', { name: 'Dine in' }).check();
  await page.getByLabel('Table number').fill('4');
  await page.getByRole('button', { name: 'Place Order' }).click();
  await page.waitForURL(`${SANDBOX}/pay**`);

  // The restaurant gets the order, but the diner never returns from the payment page.
  const next = await page.context().newPage();
  await next.goto(SHOP);
  await expect(cart(next)).toContainText('1 item');
  await expect.poll(async () => (await sandbox.requests('Order/history')).length).toBeGreaterThan(0);
  expect(await readLocalStorage(next, 'cartId')).not.toBeNull();
  await next.close();
  await page.request.post(page.url(), { form: { action: 'pay' }, maxRedirects: 0 });
  await page.close();

  const later = await page.context().newPage();
  await later.goto(SHOP);
  await expect(later.getByText(/^Your order #\d+ was placed$/)).toBeVisible();
  await expect(later.getByRole('region', { name: 'Track your order' })).toBeVisible();
  await expect(cart(later)).toBeHidden();
  expect(await readLocalStorage(later, 'cartId')).toBeNull();
});
