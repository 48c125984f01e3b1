import { rememberDiner } from './shop';
import { readFile } from 'node:fs/promises';
import type { APIRequestContext, Page } from '@playwright/test';
import { expect, test } from './test';
import { findLostContent } from './accessibility-checks';
import { hostOf, SANDBOX } from './origins';
import { placePaidOrder, type Item } from './paid-order';

const STOREFRONT = hostOf('spice-garden');

const details = (orderId: string) => `${STOREFRONT}/order-history/order-details/${orderId}`;

const setStatus = (http: APIRequestContext, orderId: string, status: string) =>
  http.post(`${SANDBOX}/__sandbox/orders/${orderId}/status`, { data: { status } });

test.beforeEach(({ page }) => rememberDiner(page));

test('a long order status stays within its card', { tag: '@phone' }, async ({ page, request }) => {
  const id = await placePaidOrder(request, [['v-butter-naan', 2]]);
  const status = `Being prepared with ${'great '.repeat(20)}care${'.'.repeat(60)}`;
  await page.route(/Order\/history|Display\/Order/i, async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replaceAll('order placed successfully', status);
    await route.fulfill({ response, body });
  });
  await page.setViewportSize({ width: 320, height: 568 });
  for (const address of [`${STOREFRONT}/order-history`, details(id)]) {
    await page.goto(address);
    await expect(page.getByText(status)).toBeVisible();
    expect(await findLostContent(page), address).toEqual([]);
  }
});

test.describe('Order again', () => {
  const items: Item[] = [
    ['v-butter-naan', 2],
    ['v-idli-sambar', 1],
    ['v-margherita-pizza', 1, 'Thin crust'],
    ['v-lasagne', 1],
  ];

  async function openAgain(page: Page) {
    await page.getByRole('button', { name: 'Order again' }).click();
    return page.getByRole('dialog', { name: 'Order again' });
  }

  test(
    'adds available dishes at today’s prices, opens popups for choices, and lists unavailable dishes',
    { tag: '@core' },
    async ({ page, request, sandbox }) => {
      await placePaidOrder(request, items);
      await request.patch(`${SANDBOX}/__sandbox/restaurants/spice-garden`, {
        data: {
          outOfStock: { 'd-lasagne': true },
          prices: { 'v-butter-naan': { Price: 60, OfferPrice: 50 } },
        },
      });
      const before = (await sandbox.requests('cart/addItemTest')).length;

      await page.goto(`${STOREFRONT}/order-history`);
      const dialog = await openAgain(page);
      const missing = dialog.getByRole('region', { name: 'Not available today' });
      await expect(missing).toContainText('1 x Vegetable lasagne');
      await expect(missing).toContainText('Out of stock');
      await expect(dialog.getByRole('region', { name: "Will be added, at today's prices" })).toContainText(
        '₹100',
      );

      await dialog.getByRole('button', { name: 'Choose Margherita pizza' }).click();
      const popup = page.getByRole('dialog', { name: 'Margherita pizza' });
      await expect(page).toHaveURL(/\?dish=d-margherita-pizza$/);
      await popup.getByRole('button', { name: /^Add/ }).click();
      await expect(popup).toBeHidden();
      await expect(dialog.getByText('In your cart')).toBeVisible();

      await dialog.getByRole('button', { name: 'Add 3 items · ₹179' }).click();
      await expect(page).toHaveURL(`${STOREFRONT}/cart`);
      const main = page.getByRole('main');
      for (const name of ['Butter naan', 'Idli sambar', 'Margherita pizza']) {
        await expect(main.getByText(name).first()).toBeVisible();
      }
      const added = (await sandbox.requests('cart/addItemTest')).slice(before);
      expect(added.map(({ form }) => [form['id'], form['quan']])).toEqual([
        ['v-margherita-pizza', '1'],
        ['v-butter-naan', '2'],
        ['v-idli-sambar', '1'],
      ]);

      await page.goBack();
      await expect(page).toHaveURL(`${STOREFRONT}/order-history`);
    },
  );

  test.describe('when adding a dish fails', () => {
    test.use({ expectedErrors: [/500/] });

    test('names the dish that was not added, and adds the remaining dishes after a tap on "Continue"', async ({
      page,
      request,
      sandbox,
    }) => {
      const orderId = await placePaidOrder(request, items.slice(0, 2));
      await page.goto(details(orderId));
      await sandbox.fail({ call: 'cart/addItemTest', kind: 'status', status: 500, times: 1 });
      const dialog = await openAgain(page);
      await dialog.getByRole('button', { name: /^Add 3 items/ }).click();
      await expect(dialog.getByText(/Butter naan could not be added/)).toBeVisible();
      await dialog.getByRole('button', { name: 'Continue' }).click();
      await expect(page).toHaveURL(`${STOREFRONT}/cart`);
      await expect(page.getByRole('main').getByText('Idli sambar').first()).toBeVisible();
    });
  });
});

test.describe('a link of the tracking page', () => {
  // The frame's attempt to navigate the shop.
  test.use({ expectedErrors: [/^Unsafe attempt to initiate navigation/] });

  test('can open a window and does not take the shop off the tracking page', async ({
    page,
    context,
    request,
  }) => {
    const links = ['tel:+919876543210', 'upi://pay?pa=a@b', 'whatsapp://send?phone=91', 'geo:12.9,77.6'];
    const body = [
      ...links.map((link) => `<a href="${link}">${link}</a>`),
      '<a href="https://maps.example/" target="_blank">Map</a>',
      '<a href="https://maps.example/" target="_top">Away</a>',
    ].join('<br>');
    await context.route('**/track?**', (route) => route.fulfill({ contentType: 'text/html', body }));
    await context.route('https://maps.example/', (route) => route.fulfill({ body: 'Map' }));
    const orderId = await placePaidOrder(request, [['v-butter-naan', 1]]);
    await page.goto(`${STOREFRONT}/orderInfo?OrderId=${orderId}`);
    const frame = page.frameLocator('iframe');
    // First, because Chromium opens no window after links to applications that are missing.
    const opened = page.waitForEvent('popup');
    await frame.getByText('Map').click();
    await expect((await opened).locator('body')).toHaveText('Map');
    for (const link of [...links, 'Away']) await frame.getByText(link).click();
    await expect(frame.getByText('Away')).toBeVisible();
    await expect(page).toHaveURL(`${STOREFRONT}/orderInfo?OrderId=${orderId}`);
  });
});

test.describe('a tracking page of another origin that refuses to be embedded', () => {
  const address = 'https://rider.example/track/42';
  test.use({ expectedErrors: [/rider\.example.*X-Frame-Options/] });

  test('opens in a window of its own by the link above its frame', async ({
    page,
    context,
    request,
    errors,
  }) => {
    await context.route(address, (route) =>
      route.fulfill({
        contentType: 'text/html',
        headers: { 'X-Frame-Options': 'DENY' },
        body: '<h1>Your rider</h1>',
      }),
    );
    await page.route(/Order\/history/i, async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replaceAll(/http[^"]*\/track\?[^"]*/g, address);
      await route.fulfill({ response, body });
    });
    await placePaidOrder(request, [['v-butter-naan', 1]]);
    await page.goto(`${STOREFRONT}/order-history`);
    await page.getByRole('button', { name: /^Track/ }).click();
    await expect.poll(() => errors).toHaveLength(1);
    const opened = page.waitForEvent('popup');
    await page.getByRole('link', { name: 'Open the tracking page in a window of its own' }).click();
    await expect((await opened).getByRole('heading', { name: 'Your rider' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Order details' })).toBeVisible();
  });
});

test.describe('the live order status', () => {
  test(
    'updates home, order details, the title and a live region without a reload until delivery',
    { tag: '@core' },
    async ({ page, request, sandbox }) => {
      const orderId = await placePaidOrder(request, [['v-butter-naan', 2]]);
      await page.clock.install();
      await page.goto(STOREFRONT);
      await expect(page.getByRole('region', { name: 'Track your order' })).toBeVisible();
      await expect(page).toHaveTitle('Order placed · Spice Garden');
      await setStatus(request, orderId, 'Preparing');
      await page.clock.runFor(18_000);
      await expect(page).toHaveTitle('Preparing · Spice Garden');
      await expect(page.getByText(`Order #${orderId} · Preparing`)).toBeVisible();
      await expect(page.getByRole('status').filter({ hasText: `Order #${orderId}: Preparing` })).toHaveCount(
        1,
      );

      await page.goto(details(orderId));
      await expect(page).toHaveTitle('Preparing · Spice Garden');
      await setStatus(request, orderId, 'DELIVERED');
      await page.clock.runFor(18_000);
      await expect(page.getByText('DELIVERED', { exact: true })).toBeVisible();
      await expect(page).toHaveTitle('Spice Garden');
      const calls = (await sandbox.requests('Display/Order')).length;
      await page.clock.runFor(120_000);
      expect(await sandbox.requests('Display/Order')).toHaveLength(calls);
    },
  );

  test('is requested once on the tracking page and is not polled', async ({ page, request, sandbox }) => {
    const orderId = await placePaidOrder(request, [['v-butter-naan', 2]]);
    await page.clock.install();
    await page.goto(`${STOREFRONT}/orderInfo?OrderId=${orderId}`);
    await expect(page.getByText(`Order #${orderId}`).first()).toBeVisible();
    await expect.poll(async () => (await sandbox.requests('Display/Order')).length).toBe(1);
    await page.clock.runFor(100_000);
    expect(await sandbox.requests('Display/Order')).toHaveLength(1);
  });
});

test.describe('the receipt', () => {
  const dozen: Item[] = [
    ['v-butter-naan', 2],
    ['v-masala-dosa', 1],
    ['v-idli-sambar', 1],
    ['v-medu-vada', 3],
    ['v-garlic-naan', 1],
    ['v-margherita-pizza', 1, 'Thin crust'],
    ['v-hot-and-sour-soup', 1],
    ['v-chicken-momos', 1],
    ['v-garlic-bread', 2],
    ['v-lasagne', 1],
    ['v-noodle-combo', 1],
    ['v-tandoori-roti', 2],
  ];

  test('prints with all dishes and totals on one page, without other page content', async ({
    page,
    request,
  }, info) => {
    const orderId = await placePaidOrder(request, dozen);
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.goto(details(orderId));
    await expect(page.getByRole('button', { name: 'Print bill' })).toBeVisible();
    const path = info.outputPath('receipt.pdf');
    await page.pdf({ path, preferCSSPageSize: true });
    const pdf = (await readFile(path)).toString('latin1');
    expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);

    await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
    await page.emulateMedia({ media: 'print' });
    const receipt = page.locator('.printed-receipt');
    for (const text of [
      'Spice Garden',
      'Indiranagar',
      'Phone: ',
      `Order #${orderId}`,
      'Asha Rao',
      'Table 7',
    ]) {
      await expect(receipt).toContainText(text);
    }
    await expect(receipt.getByRole('row')).toHaveCount(dozen.length + 1);
    await expect(receipt).toContainText('Thin crust');
    await expect(receipt).toContainText(/Subtotal.*GST.*Total/);
    await expect(page.locator('body > :not(.printed-receipt):visible')).toHaveCount(0);
  });

  test('opens the browser’s print dialog, and is copied by Share in a browser without a share sheet', async ({
    page,
    request,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: STOREFRONT });
    await page.addInitScript(() => {
      Reflect.deleteProperty(Navigator.prototype, 'share');
      window.print = () => document.documentElement.setAttribute('data-printed', '');
    });
    const orderId = await placePaidOrder(request, dozen);
    await page.goto(details(orderId));
    await page.getByRole('button', { name: 'Print bill' }).click();
    await expect(page.locator('html[data-printed]')).toHaveCount(1);
    await page.getByRole('button', { name: 'Share', exact: true }).click();
    await expect(page.getByRole('status').filter({ hasText: 'Bill copied' })).toBeVisible();
    await expect(page.getByText('Bill copied')).toBeHidden();
  });

  test('is shared as text through the browser’s share sheet', async ({ page, request }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'share', {
        value: (data: ShareData) => {
          document.documentElement.setAttribute('data-shared', data.text ?? '');
          return Promise.resolve();
        },
      });
    });
    const orderId = await placePaidOrder(request, dozen);
    await page.goto(details(orderId));
    await page.getByRole('button', { name: 'Share', exact: true }).click();
    const html = page.locator('html');
    await expect(html).toHaveAttribute('data-shared', /^Spice Garden\n/);
    await expect(html).toHaveAttribute('data-shared', new RegExp(`Order #${orderId}`));
    await expect(html).toHaveAttribute('data-shared', /1 x Margherita pizza ₹279\n {3}Thin crust/);
    await expect(html).toHaveAttribute('data-shared', /\nGST: ₹.*\nTotal: ₹/);
  });
});
