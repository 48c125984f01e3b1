import { expect } from 'vitest';
import { login, naans, openCart, pay, placeOrderButton } from '../diner';
import type { Page } from '../page/page';
import { scenario } from '../test';

async function paymentQuery(page: Page): Promise<Record<string, string>> {
  return Object.fromEntries(new URL(await page.waitForURL(/\/pay\?/)).searchParams);
}

scenario(
  'a guest orders for delivery through login, saved address, payment and tracking',
  async ({ page, shop }) => {
    await openCart(page, shop, { phone: 'guest-000777' });
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

scenario('a diner orders for take away at a set time', async ({ page, shop }) => {
  shop.world.changeRestaurant('spice-garden', { timing: { ClosingTimeStamp: '23:59' } });
  await openCart(page, shop, { naans: 1 });
  await page.getByRole('radio', { name: 'Take Away' }).tap();
  await page.getByLabel('Pick up time').fill('23:58');
  await page.getByRole('button', { name: 'set time' }).tap();
  await page.getByText('Pickup time set successfully').first().waitFor();
  await placeOrderButton(page).tap();
  expect(await paymentQuery(page)).toMatchObject({ orderType: 'Take Away', Time: '23:58', addressId: '0' });
  await pay(page);
});

scenario(
  'a diner at a table leaves for payment, returns to the same cart, and pays',
  async ({ page, shop }) => {
    await openCart(page, shop, { naans: 1 });
    await page.getByLabel('Cooking instructions').fill('No coriander');
    await page.getByRole('radio', { name: 'Dine in' }).tap();
    await page.getByRole('radio', { name: 'Table', exact: true }).tap();
    await page.getByLabel('Table number').fill('12');
    await placeOrderButton(page).tap();
    expect(await paymentQuery(page)).toMatchObject({ orderType: 'Dine in', tableNumber: '12' });
    await page.back();
    await naans(page).waitForText('1');
    await page.getByLabel('Cooking instructions').waitFor(({ value }) => value === 'No coriander');
    await page.getByLabel('Table number').waitFor(({ value }) => value === '12');
    await placeOrderButton(page).tap();
    await paymentQuery(page);
    await page.waitForFrameText(await pay(page));
  },
);

scenario('an applied offer survives a reload and is sent with the order', async ({ page, shop }) => {
  await openCart(page, shop, { query: '?type=dinein&table=7' });
  await page.getByRole('button', { name: 'View offers' }).tap();
  await page.getByRole('button', { name: 'Apply TASTY10' }).tap();
  await page.getByText('You save ₹36').first().waitFor();
  await page.reload();
  await page.getByText('You save ₹36').first().waitFor();
  await page.getByText('Coupon TASTY10').waitFor();
  await placeOrderButton(page).tap();
  expect(await paymentQuery(page)).toMatchObject({ OfferId: 'o-tasty10', TotalPrice: '340.2' });
});
