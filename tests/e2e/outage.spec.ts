import type { Page } from '@playwright/test';
import { readBrowserStorage } from './browser-storage';
import { holdRequests } from './hold-requests';
import { expect, test } from './test';
import { BASE, changeRestaurant, openCart, placeOrderButton, rememberDiner, SANDBOX } from './shop';

test.use({ expectedErrors: [/Failed to load resource/] });

test.describe('during a server outage', () => {
  test('home shows "Try again" and recovers without a reload', async ({ page, sandbox }) => {
    await sandbox.fail({ call: '*', kind: 'drop' });
    await page.goto(BASE);
    const retry = page.getByRole('button', { name: 'Try again' }).first();
    await expect(retry).toBeVisible();
    await sandbox.clearFaults();
    await retry.click();
    await expect(page).toHaveTitle('Spice Garden');
    await expect(page.getByRole('region', { name: "What's on your mind ?" })).toBeVisible();
  });

  test(
    'a page of a restaurant that cannot be reached keeps the menu button',
    { tag: '@phone' },
    async ({ page, sandbox }) => {
      await sandbox.fail({ call: 'restro_id_new', kind: 'drop' });
      await page.goto(`${BASE}/search`);
      await expect(page.getByRole('heading', { name: "We can't reach the restaurant" })).toBeVisible();
      await page.getByRole('button', { name: 'Open menu' }).click();
      await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
    },
  );

  test('the menu shows only "Try again" when the dish list fails', async ({ page, sandbox }) => {
    await sandbox.fail({ call: 'display/display_dish_list', kind: 'status', status: 500 });
    await page.goto(`${BASE}/menu`);
    const retry = page.getByRole('main').getByRole('button', { name: 'Try again' });
    await expect(retry).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
    await sandbox.clearFaults();
    await retry.click();
    await expect(page.getByRole('article', { name: 'Butter naan', exact: true }).first()).toBeVisible();
  });

  test('a server that asks to wait is asked again only by a tap', async ({ page, context, sandbox }) => {
    const dishes = 'display/display_dish_list';
    await sandbox.fail({ call: dishes, kind: 'status', status: 503, retryAfter: '120' });
    await page.goto(`${BASE}/menu`);
    const retry = page.getByRole('main').getByRole('button', { name: 'Try again' });
    await expect(retry).toBeVisible();
    await context.setOffline(true);
    await context.setOffline(false);
    // The calls that no answer holds back are sent when the browser is online again.
    await expect.poll(async () => (await sandbox.requests('restro_id_new')).length).toBeGreaterThan(0);
    expect(await sandbox.requests(dishes)).toHaveLength(1);
    await sandbox.clearFaults();
    await retry.click();
    await expect(page.getByRole('article', { name: 'Butter naan', exact: true }).first()).toBeVisible();
  });

  test('a failed preloaded request is repeated once by the application and then only by a tap', async ({
    page,
    sandbox,
  }) => {
    const dishes = 'display/display_dish_list';
    await sandbox.fail({ call: dishes, kind: 'status', status: 500 });
    const release = await holdRequests(page, '**/assets/*.js');
    const failed = page.waitForResponse((answer) => answer.url().includes(dishes));
    await page.goto(`${BASE}/menu`, { waitUntil: 'commit' });
    await (await failed).finished();
    release();
    const retry = page.getByRole('main').getByRole('button', { name: 'Try again' });
    await expect(retry).toBeVisible();
    // The page creates a guest in idle time.
    await expect.poll(async () => (await sandbox.requests('Guest/UserAdd')).length).toBe(1);
    // The preloaded request in the HTML, and the application's own, which reads the error.
    expect(await sandbox.requests(dishes)).toHaveLength(2);
    await sandbox.clearFaults();
    await retry.click();
    await expect(page.getByRole('article', { name: 'Butter naan', exact: true }).first()).toBeVisible();
  });

  test('the cart and the typed note survive a reload', { tag: '@core' }, async ({ page, sandbox }) => {
    await page.goto(`${BASE}/menu`);
    const naan = page.getByRole('article', { name: 'Butter naan', exact: true }).first();
    await naan.getByRole('button', { name: 'Add' }).click();
    await expect(page.getByText('Item added successfully!').first()).toBeVisible();
    await page.goto(`${BASE}/cart`);
    await page.getByLabel('Cooking instructions').fill('No coriander');
    await expect.poll(() => readBrowserStorage(page)).toContain('No coriander');

    await sandbox.fail({ call: '*', kind: 'drop' });
    await page.reload();
    const retry = page.getByRole('button', { name: 'Try again' }).first();
    await expect(retry).toBeVisible();
    await sandbox.clearFaults();
    // Taps recover the page well before its automatic retry.
    await expect(async () => {
      if (await retry.isVisible()) await retry.click({ timeout: 500 });
      await expect(retry).toBeHidden({ timeout: 500 });
    }).toPass({ timeout: 8000 });
    await expect(page.getByText('Butter naan').first()).toBeVisible();
    await expect(page.getByLabel('Cooking instructions')).toHaveValue('No coriander');
  });

  test('the cart shows an error in place of the lines when only its fetch fails, and "Try again" loads them', async ({
    page,
    sandbox,
  }) => {
    await page.goto(`${BASE}/menu`);
    const naan = page.getByRole('article', { name: 'Butter naan', exact: true }).first();
    await naan.getByRole('button', { name: 'Add' }).click();
    await expect(page.getByText('Item added successfully!').first()).toBeVisible();
    await sandbox.fail({ call: 'cart/displayTestFramCore', kind: 'drop' });
    await page.goto(`${BASE}/cart`);
    await expect(page.getByText('Something went wrong')).toBeVisible();
    await sandbox.clearFaults();
    await page.getByRole('button', { name: 'Try again' }).first().click();
    await expect(page.getByRole('group', { name: 'Butter naan quantity' })).toContainText('1');
  });

  test('a failed add restores the quantity and shows an error', async ({ page, sandbox }, { project }) => {
    await page.goto(`${BASE}/menu`);
    const naan = page.getByRole('article', { name: 'Butter naan', exact: true }).first();
    await sandbox.fail({ call: 'cart/addItemTest', kind: 'status', status: 500 });
    await naan.getByRole('button', { name: 'Add' }).click();
    const text = project.name === 'phone' ? 'error while adding to cart' : 'Failed to add item in cart.';
    await expect(page.getByText(text)).toBeVisible();
    await expect(naan.getByRole('button', { name: 'Add' })).toBeVisible();
    await expect(page.getByRole('region', { name: 'Cart' })).toBeHidden();
  });
});

const trackingHeading = (page: Page) =>
  page.frameLocator('iframe').getByRole('heading', { name: 'Tracking' });

test('the tracking page shows an error when the tracking service does not answer, and "Try again" loads the frame', async ({
  page,
}) => {
  await page.clock.install();
  await holdRequests(page, `${SANDBOX}/track**`);
  await page.goto(`${BASE}/orderInfo?OrderId=1042`, { waitUntil: 'commit' });
  await expect(page.locator('iframe')).toBeVisible();
  await page.clock.fastForward(15_000);
  await expect(page.getByText("Tracking can't be reached")).toBeVisible();
  await expect(page.getByRole('link', { name: 'Go to home' })).toBeVisible();
  await expect(page.locator('iframe')).toBeHidden();
  await page.unroute(`${SANDBOX}/track**`);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(trackingHeading(page)).toBeVisible();
});

test('the tracking page shows a notice when the service refuses the connection, and "Try again" loads the frame', async ({
  page,
}) => {
  await page.clock.install();
  await page.route(`${SANDBOX}/track**`, (route) => route.abort('connectionrefused'));
  await page.goto(`${BASE}/orderInfo?OrderId=1042`);
  await expect(page.locator('iframe')).toBeVisible();
  await page.clock.fastForward(15_000);
  await expect(page.getByText(/^The tracking page is slow to answer/)).toBeVisible();
  await page.unroute(`${SANDBOX}/track**`);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(trackingHeading(page)).toBeVisible();
});

test('a tracking service with Cross-Origin-Resource-Policy is embedded, and its message clears the cart', async ({
  page,
  request,
}) => {
  await changeRestaurant(request, { quirks: { 'isolated-tracking': true } });
  await openCart(page);
  await page.getByRole('radio', { name: 'Dine in' }).check();
  await page.getByLabel('Table number').fill('7');
  await placeOrderButton(page).click();
  await page.waitForURL(`${SANDBOX}/pay**`);
  await page.getByRole('button', { name: 'Pay' }).click();
  await expect(page.frameLocator('iframe').getByText('Status: order placed successfully')).toBeVisible();
  await expect.poll(() => page.evaluate(() => localStorage.getItem('cartId:spice-garden'))).toBeNull();
  await expect(page.getByText("Tracking can't be reached")).toHaveCount(0);
});

test.describe('a failed or cancelled payment', () => {
  for (const way of ['Fail', 'Cancel']) {
    test(`leads back to the unchanged cart: ${way}`, async ({ page, sandbox }) => {
      await rememberDiner(page);
      await page.goto(`${BASE}/menu`);
      const naan = page.getByRole('article', { name: 'Butter naan', exact: true }).first();
      await naan.getByRole('button', { name: 'Add' }).click();
      await page.getByRole('region', { name: 'Cart' }).getByRole('button', { name: 'Checkout' }).click();
      await page.getByRole('radio', { name: 'Dine in' }).check();
      await page.getByLabel('Table number').fill('7');
      await page.getByRole('button', { name: 'Place Order' }).click();
      await page.waitForURL(`${SANDBOX}/pay**`);
      await page.getByRole('button', { name: way }).click();
      await page.waitForURL(`${BASE}/orderInfo**`);
      await expect(page.locator('iframe')).toHaveCount(0);
      await page.getByRole('link', { name: 'Go to cart' }).click();
      await expect(page).toHaveURL(`${BASE}/cart`);
      await expect(page.getByRole('group', { name: 'Butter naan quantity' })).toContainText('1');
      expect(await sandbox.requests('cart/delete')).toEqual([]);
    });
  }
});
