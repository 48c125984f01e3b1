import { expect } from 'vitest';
import { cartBar, dish, login, naans, openCart, placeOrderButton } from '../diner';
import type { Page } from '../page';
import { scenario } from '../test';

async function paymentQuery(page: Page): Promise<Record<string, string>> {
  return Object.fromEntries(new URL(await page.waitForURL(/\/pay\?/)).searchParams);
}

async function pay(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Pay' }).tap();
  const address = await page.waitForURL(/\/orderInfo\?OrderId=/);
  return new URL(address).searchParams.get('OrderId') ?? '';
}

scenario(
  'a guest orders from the menu for delivery, through login, saved address, payment and tracking',
  async ({ page, shop }) => {
    await page.goto(`${shop.base}/menu`);
    await dish(page, 'Butter naan').getByRole('button', { name: 'Add' }).tap();
    const quantity = dish(page, 'Butter naan').getByRole('group', { name: 'Butter naan quantity' });
    for (const count of ['1', '2', '3', '4']) {
      await quantity.waitFor(({ text, isBusy }) => text.includes(count) && !isBusy);
      await quantity.getByRole('button', { name: 'Increase quantity' }).tap();
    }
    await cartBar(page).waitForText('5 items');
    await cartBar(page).getByRole('button', { name: 'Checkout' }).tap();
    await page.getByRole('button', { name: 'Select address' }).tap();
    await login(page, shop);
    const sheet = page.getByRole('dialog', { name: 'Select an address' });
    await sheet
      .getByText(/Defence Colony/)
      .first()
      .tap();
    await sheet.waitForHidden();
    await page.getByRole('button', { name: 'Change address' }).waitFor();
    await placeOrderButton(page).tap();
    const query = await paymentQuery(page);
    expect(query).toMatchObject({ orderType: 'Delivery', addressId: expect.stringMatching(/^a-/) as string });
    const orderId = await pay(page);
    await page.waitForFrameText(orderId);
    await page.waitForValue(`localStorage.getItem('cartId:spice-garden')`, null);
    await page.goto(shop.base);
    await page.getByRole('region', { name: 'Track your order' }).getByRole('button', { name: 'Track' }).tap();
    await page.waitForURL(new RegExp(`/orderInfo\\?OrderId=${orderId}$`));
  },
);

scenario(
  'a diner at a table leaves for payment, returns to the same cart, and pays on a page that comes back by POST',
  async ({ page, shop }) => {
    shop.world.changeRestaurant('spice-garden', { quirks: { 'posted-return': true } });
    await openCart(page, shop, { naans: 1 });
    await page.getByLabel('Cooking instructions').fill('No coriander');
    await page.getByRole('radio', { name: 'Dine in' }).tap();
    await page.getByRole('radio', { name: 'Table', exact: true }).tap();
    await page.getByLabel('Table number').fill('12');
    await placeOrderButton(page).tap();
    expect(await paymentQuery(page)).toMatchObject({ orderType: 'Dine in', tableNumber: '12' });
    await page.getByRole('button', { name: 'Pay' }).waitFor();
    await page.back();
    await naans(page).waitForText('1');
    await page.getByLabel('Cooking instructions').waitFor(({ value }) => value === 'No coriander');
    await page.getByLabel('Table number').waitFor(({ value }) => value === '12');
    await placeOrderButton(page).tap();
    await paymentQuery(page);
    const orderId = await pay(page);
    await page.waitForFrameText(orderId);
    await page.reload();
    await page.waitForFrameText(orderId);
  },
);
