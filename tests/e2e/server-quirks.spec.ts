import type { Page } from '@playwright/test';
import { expect, test } from './test';
import { PRIMARY, SANDBOX } from './origins';
import {
  changeRestaurant,
  DINER,
  login,
  naanStepper,
  openCart,
  paymentQuery,
  placeOrderButton,
} from './shop';

/** The demo restaurant whose server has every quirk. */
const BASE = `${PRIMARY}/odd-corner`;
const CART_KEY = 'cartId:odd-corner';

function dish(page: Page, name: string) {
  return page.getByRole('main').getByRole('article', { name, exact: true });
}

function cartBar(page: Page) {
  return page.getByRole('region', { name: 'Cart' });
}

function storedCartId(page: Page): Promise<string | null> {
  return page.evaluate((key) => localStorage.getItem(key), CART_KEY);
}

async function addBreadAndPizza(page: Page) {
  await dish(page, 'Garlic bread').getByRole('button', { name: 'Add' }).click();
  await expect(cartBar(page)).toContainText('1 item');
  await expect(page.getByText('Item added successfully!').first()).toBeVisible();
  await dish(page, 'Corner pizza').getByRole('button', { name: 'Add' }).click();
  const popup = page.getByRole('dialog', { name: 'Corner pizza' });
  await popup.getByRole('radio', { name: /Full/ }).check();
  await popup.getByRole('checkbox', { name: 'Thin crust' }).uncheck();
  await popup.getByRole('checkbox', { name: 'Cheese burst' }).check();
  await popup.getByRole('checkbox', { name: /Extra cheese/ }).check();
  await popup.getByRole('button', { name: /^Add/ }).click();
  await expect(popup).toBeHidden();
  await expect(cartBar(page)).toContainText('2 items');
  await expect(cartBar(page)).toContainText('₹2,158');
}

async function chooseTable(page: Page) {
  await page.getByRole('radio', { name: 'Dine in' }).check();
  await page.getByLabel('Table number').fill('7');
}

test.describe('at a restaurant whose server has every quirk', () => {
  test('a diner orders a customized dish with a coupon, logs in, pays and tracks the order', async ({
    page,
    sandbox,
  }) => {
    // The cart of an earlier visit, which the login merges.
    await page.request.post(`${SANDBOX}/api/cart/addItemTest`, {
      form: { phone: DINER, id: 'v-aloo-roll', quan: '1', RestaurentId: '1005' },
    });
    await page.goto(BASE);
    await page.getByRole('link', { name: /^Pizza/ }).click();
    await expect(page).toHaveURL(`${BASE}/menu/Pizza`);
    await addBreadAndPizza(page);
    await cartBar(page).getByRole('button', { name: 'Checkout' }).click();

    const bread = page.getByRole('listitem').filter({ hasText: /garlic bread/i });
    await expect(bread.getByText(/out of stock/i)).toBeVisible();
    await page.getByRole('button', { name: 'View offers' }).click();
    await page.getByRole('button', { name: 'Apply OPENING75' }).click();
    await expect(page.getByText('OPENING75 is not valid today')).toBeVisible();
    await page.getByRole('button', { name: 'Apply CORNER20' }).click();
    await expect(page.getByText('CORNER20 is not counted for this cart')).toBeVisible();
    await expect(page.getByText('Coupon CORNER50')).toBeVisible();

    await page.getByRole('button', { name: 'Select address' }).click();
    await login(page, sandbox, DINER);
    const sheet = page.getByRole('dialog', { name: 'Select an address' });
    await sheet.getByText(/Defence Colony/).click();
    await expect(sheet).toBeHidden();
    await expect(
      page.getByRole('list', { name: 'Items in the cart' }).getByRole('heading', { name: /Aloo roll/i }),
    ).toBeVisible();
    await expect(placeOrderButton(page)).toBeEnabled();
    await placeOrderButton(page).click();
    expect(await paymentQuery(page)).toMatchObject({
      OfferId: '0',
      restaurantId: '1005',
      TotalPrice: '2,296.35',
    });

    await page.getByRole('button', { name: 'Pay' }).click();
    await page.waitForURL(`${BASE}/orderInfo?OrderId=*`);
    const orderId = new URL(page.url()).searchParams.get('OrderId') ?? '';
    await expect(page.frameLocator('iframe').getByText(orderId).first()).toBeVisible();
    await expect.poll(() => storedCartId(page)).toBeNull();

    await page.getByRole('button', { name: 'Back' }).click();
    const tracking = page.getByRole('region', { name: 'Track your order' });
    await expect(tracking).toBeVisible();
    await expect(cartBar(page)).toBeHidden();
    await tracking.getByRole('button', { name: 'Track' }).click();
    await expect(page).toHaveURL(`${BASE}/orderInfo?OrderId=${orderId}`);
    await page.getByRole('link', { name: 'Order details' }).click();
    await expect(page.getByText(/Cheese burst/)).toBeVisible();
    await expect(page.getByText('₹2,296.35')).toBeVisible();
  });

  test('a diner keeps the cart but cannot order when the restaurant closes before the payment', async ({
    page,
    request,
    sandbox,
  }) => {
    await page.goto(`${BASE}/menu`);
    await addBreadAndPizza(page);
    await cartBar(page).getByRole('button', { name: 'Checkout' }).click();
    await chooseTable(page);
    await placeOrderButton(page).click();
    await login(page, sandbox, DINER);
    await page.waitForURL(`${SANDBOX}/pay**`);
    const closed = await request.patch(`${SANDBOX}/__sandbox/restaurants/odd-corner`, {
      data: { timing: { Status: 'CLOSE' } },
    });
    expect(closed.ok()).toBe(true);
    await page.getByRole('button', { name: 'Pay' }).click();

    await page.waitForURL(`${BASE}/orderInfo`);
    await expect(page.getByText('The payment was not completed or is not confirmed yet')).toBeVisible();
    expect(await storedCartId(page)).not.toBeNull();
    await page.getByRole('link', { name: 'Go to cart' }).click();
    await expect(page.getByRole('heading', { name: /Corner pizza/i })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Sorry We are closed now' })).toBeDisabled();
  });
});

test('the cart is the server’s, not the one in the browser’s cache', async ({ page, request }) => {
  await changeRestaurant(request, { quirks: { 'cacheable-answers': true } });
  await openCart(page);
  const toPay = page.getByRole('status').filter({ hasText: 'To pay' });
  await naanStepper(page).getByRole('button', { name: 'Increase quantity' }).click();
  await expect(toPay).toContainText('₹425.25');
  await page.reload();
  await expect(toPay).toContainText('₹425.25');
  await expect(naanStepper(page)).toContainText('9');
});
