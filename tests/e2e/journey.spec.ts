import type { Page } from '@playwright/test';
import { expect, test } from './test';
import { hostOf, SANDBOX } from './origins';
import { BASE, dishItem, DINER, login } from './shop';

/** One restaurant by slug on the primary domain and on its own host, each in a different window size. */
const addresses = [
  { kind: 'by slug', base: BASE, cartKey: 'cartId:spice-garden', shop: 'spice-garden', tag: '@phone' },
  {
    kind: 'by host',
    base: hostOf('spice-garden'),
    cartKey: 'cartId',
    shop: 'spice-garden.localhost',
    tag: '@desktop',
  },
];

function readLocalStorage(page: Page): Promise<Record<string, string>> {
  return page.evaluate(() => Object.fromEntries(Object.entries(localStorage)) as Record<string, string>);
}

for (const { kind, base, cartKey, shop, tag } of addresses) {
  test.describe(`a diner of a restaurant addressed ${kind}`, { tag }, () => {
    test(
      'places a delivery order through menu, cart, login, address, payment and tracking',
      { tag: '@core' },
      async ({ page, sandbox }) => {
        await page.goto(base);
        await expect(page).toHaveTitle('Spice Garden');
        await expect(page.getByRole('region', { name: 'Offers and news' })).toBeVisible();
        await expect(page.getByRole('region', { name: "What's on your mind ?" })).toBeVisible();

        await page.goto(`${base}/menu`);
        const naan = dishItem(page, 'Butter naan');
        await naan.getByRole('button', { name: 'Add' }).click();
        const quantity = naan.getByRole('group', { name: 'Butter naan quantity' });
        await expect(quantity).toContainText('1');
        await expect(page.getByText('Item added successfully!').first()).toBeVisible();
        await quantity.getByRole('button', { name: 'Increase quantity' }).click();
        await expect(quantity).toContainText('2');
        const bar = page.getByRole('region', { name: 'Cart' });
        await expect(bar).toContainText('2 items');
        await expect(bar).toContainText('₹90');
        await expect.poll(async () => (await sandbox.requests('cart/addItemTest')).length).toBe(2);
        await expect(quantity.getByRole('button', { name: 'Decrease quantity' })).toBeEnabled();
        await quantity.getByRole('button', { name: 'Decrease quantity' }).click();
        await expect(quantity).toContainText('1');
        await expect.poll(async () => (await sandbox.requests('cart/remove')).length).toBe(1);

        await dishItem(page, 'Paneer butter masala').getByRole('button', { name: 'Add' }).click();
        const popup = page.getByRole('dialog', { name: 'Paneer butter masala' });
        await popup.getByRole('radio', { name: /Full/ }).check();
        await popup.getByRole('checkbox', { name: /Butter on top/ }).check();
        await popup.getByRole('button', { name: /^Add/ }).click();
        await expect(popup).toBeHidden();
        await expect(bar).toContainText('2 items');

        const guest = (await readLocalStorage(page))['userNumber'];
        expect(guest).toMatch(/^guest-/);
        const cartId = (await readLocalStorage(page))[cartKey];
        const keys = [cartKey, `shop:${shop}`, 'userNumber'];
        expect(Object.keys(await readLocalStorage(page)).sort()).toEqual(keys);
        const [first, , custom] = await sandbox.requests('cart/addItemTest');
        expect(first?.form).toEqual({ phone: guest, id: 'v-butter-naan', quan: '1', RestaurentId: '1001' });
        expect(custom?.form).toMatchObject({ phone: guest, quan: '1', RestaurentId: '1001' });
        expect(JSON.parse(custom?.form['addCustDish'] ?? '')).toEqual([
          { customized_id: expect.any(String), data: expect.stringMatching(/^\[.+\]$/) },
          { customized_id: expect.any(String), data: '[Butter on top:20]' },
        ]);
        expect((await sandbox.requests('cart/remove'))[0]?.form).toEqual({
          phone: guest,
          id: 'v-butter-naan',
          CartId: cartId,
        });

        await bar.getByRole('button', { name: 'Checkout' }).click();
        await expect(page).toHaveURL(`${base}/cart`);
        await page.getByLabel('Cooking instructions').fill('Less spicy, please');
        await page.getByRole('button', { name: 'Select address' }).click();
        await login(page, sandbox, DINER);
        await expect(page.getByText('login successfully')).toBeVisible();
        expect((await sandbox.requests('otp/otpverify'))[0]?.form).toMatchObject({
          phone: DINER,
          Restaurent_id: '1001',
          token: 'web',
          CartId: cartId,
        });

        const sheet = page.getByRole('dialog', { name: 'Select an address' });
        await sheet
          .getByText(/Defence Colony/)
          .first()
          .click();
        await expect(sheet).toBeHidden();
        await expect(page.getByRole('button', { name: 'Change address' })).toBeVisible();

        const place = page.getByRole('button', { name: 'Place Order' });
        await expect(place).toBeEnabled();
        await place.click();
        await page.waitForURL(`${SANDBOX}/pay**`);
        const query = Object.fromEntries(new URL(page.url()).searchParams);
        expect(query).toEqual({
          CartId: cartId,
          restaurantId: '1001',
          phone: DINER,
          OfferId: '0',
          addressId: expect.stringMatching(/^a-/),
          instruction: 'Less spicy, please',
          Time: '0',
          TotalPrice: expect.stringMatching(/^\d+(\.\d+)?$/),
          type: 'web',
          path: `${base}/orderInfo`,
          orderType: 'Delivery',
        });

        await page.getByRole('button', { name: 'Pay' }).click();
        await page.waitForURL(`${base}/orderInfo?OrderId=*`);
        const orderId = new URL(page.url()).searchParams.get('OrderId') ?? '';
        await expect(page.frameLocator('iframe').getByText(orderId).first()).toBeVisible();
        await expect.poll(async () => (await readLocalStorage(page))[cartKey]).toBeUndefined();
        expect((await sandbox.requests('Display/Order'))[0]?.query).toEqual({ oId: orderId });

        await page.getByRole('button', { name: 'Back' }).click();
        await page.waitForURL((url) => !url.pathname.endsWith('/orderInfo'));
        await page.goto(base);
        const tracking = page.getByRole('region', { name: 'Track your order' });
        await expect(tracking).toBeVisible();
        await expect(page.getByRole('region', { name: 'Cart' })).toBeHidden();
        await tracking.getByRole('button', { name: 'Track' }).click();
        await expect(page).toHaveURL(`${base}/orderInfo?OrderId=${orderId}`);
      },
    );

    test(
      'places a dine in order at a table and signs up as a new diner',
      // One window size is enough for `npm test`.
      { tag: tag === '@phone' ? '@core' : [] },
      async ({ page, sandbox }) => {
        await page.goto(`${base}/menu`);
        await dishItem(page, 'Butter naan').getByRole('button', { name: 'Add' }).click();
        await page.getByRole('region', { name: 'Cart' }).getByRole('button', { name: 'Checkout' }).click();
        await page.getByRole('radio', { name: 'Dine in' }).check();
        await expect(page.getByRole('radio', { name: 'Table', exact: true })).toBeChecked();
        await page.getByLabel('Table number').fill('12');
        await page.getByRole('button', { name: 'Place Order' }).click();
        const dialog = await login(page, sandbox, '9123456780');
        await dialog.getByLabel('Name').fill('Asha');
        await dialog.getByRole('button', { name: 'Sign up' }).click();
        await page.waitForURL(`${SANDBOX}/pay**`);
        const query = Object.fromEntries(new URL(page.url()).searchParams);
        expect(query).toMatchObject({ orderType: 'Dine in', tableNumber: '12', addressId: '0', Time: '0' });
        expect(query).not.toHaveProperty('carNumber');
        expect((await sandbox.requests('customer/signup'))[0]?.form).toEqual({
          phone: '9123456780',
          name: 'Asha',
          Id: '1001',
        });
      },
    );
  });
}
