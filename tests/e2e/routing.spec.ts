import { expect, test } from './test';
import { hostOf, PRIMARY, SANDBOX } from './origins';
import { DINER } from './shop';

const roots = [
  { kind: 'by slug', base: `${PRIMARY}/green-leaf` },
  { kind: 'by host', base: hostOf('green-leaf') },
];

for (const { kind, base } of roots) {
  test.describe(`a restaurant addressed ${kind}`, () => {
    test('shows every page with the restaurant’s title when its URL is loaded directly', async ({ page }) => {
      const routes = [
        ['/menu', 'Tiffin'],
        ['/cart', 'empty cart !'],
        ['/offer', 'Offers'],
        ['/search', 'dishes'],
        ['/close', 'closed right now'],
        ['/order-history', 'please login to see your order history'],
        ['/bookTable', 'Book a table'],
        ['/refund-policy', 'Refund and cancellation'],
        ['/term-and-condition', 'Terms'],
        ['/privacy-policy', 'Privacy policy'],
      ] as const;
      for (const [path, text] of routes) {
        await page.goto(`${base}${path}`);
        await expect(
          page.getByRole('main').getByText(text).filter({ visible: true }).first(),
          path,
        ).toBeVisible();
        await expect(page, path).toHaveTitle('Green Leaf');
      }
    });

    test('redirects an unknown path to its home', async ({ page }) => {
      await page.goto(`${base}/no/such.page`);
      await expect(page).toHaveURL(new RegExp(`^${base}/?$`));
      await expect(page.getByRole('heading', { name: 'Green Leaf', level: 1 })).toBeVisible();
    });

    test('links to pages below its own base URL', async ({ page }) => {
      await page.goto(base);
      await page.getByRole('link', { name: /Dosa/ }).first().click();
      await expect(page).toHaveURL(`${base}/menu/Dosa`);
      await page.goBack();
      await expect(page).toHaveURL(new RegExp(`^${base}/?$`));
    });
  });
}

test('the primary domain without a slug shows "There is no restaurant at this address" and fetches none', async ({
  page,
  sandbox,
}) => {
  await page.goto(`${PRIMARY}/`);
  await expect(page.getByText('There is no restaurant at this address', { exact: false })).toBeVisible();
  expect(await sandbox.requests('restro_id_new')).toEqual([]);
});

test.describe('an unknown restaurant', () => {
  test.use({ expectedErrors: [/Failed to load resource.*404/] });

  test('shows "There is no restaurant at this address"', async ({ page }) => {
    await page.goto(`${PRIMARY}/nobody/menu`);
    await expect(page.getByText('There is no restaurant at this address', { exact: false })).toBeVisible();
  });
});

test.describe('a table link', () => {
  const host = hostOf('spice-garden');
  const hostWithDot = host.replace('localhost', 'localhost.');
  for (const { change, link, url } of [
    {
      change: 'in capitals, as in a QR code',
      link: `${PRIMARY}/SPICE-GARDEN/CART?TYPE=DINEIN&TABLE=12`,
      url: `${PRIMARY}/SPICE-GARDEN/CART`,
    },
    {
      change: 'with doubled slashes and an HTML entity',
      link: `${host}//cart?type=dinein&amp;table=12`,
      url: `${host}/cart`,
    },
    {
      change: 'with a dot after the host, and with the end of a sentence',
      link: `${hostWithDot}/cart?Type=DineIn&Table=12).`,
      url: `${hostWithDot}/cart`,
    },
  ]) {
    test(`${change} still chooses the table`, async ({ page, request }) => {
      const phone = 'guest-000778';
      const answer = await request.post(`${SANDBOX}/api/cart/addItemTest`, {
        form: { phone, id: 'v-butter-naan', quan: '1', RestaurentId: '1001' },
      });
      const [{ cart_id: cartId }] = (await answer.json()) as [{ cart_id: string }];
      await page.addInitScript(
        ([userNumber, id]) => {
          localStorage.setItem('userNumber', userNumber);
          for (const key of ['cartId', 'cartId:spice-garden']) localStorage.setItem(key, id);
        },
        [phone, cartId] as const,
      );
      await page.goto(link);
      await expect(page.getByRole('radio', { name: 'Dine in' })).toBeChecked();
      await expect(page.getByLabel('Table number')).toHaveValue('12');
      await expect(page).toHaveURL(url);
    });
  }
});

test('a link with a full stop at its end opens the restaurant', async ({ page }) => {
  await page.goto(`${PRIMARY}/spice-garden.`);
  await expect(page.getByRole('heading', { name: 'Spice Garden', level: 1 })).toBeVisible();
  await expect(page).toHaveURL(`${PRIMARY}/spice-garden/`);
});

for (const id of ['#FF1042', 'POS/0012', '12&13']) {
  test(`the order ${id} is tracked at a payment page's return address, and has its details`, async ({
    page,
  }) => {
    const order = { OrderId: id, Status: 'Preparing', Total: 45 };
    const headers = { 'Access-Control-Allow-Origin': '*' };
    await page.route('**/api/Display/Order?**', (route) => route.fulfill({ headers, json: [order] }));
    await page.route('**/track?**', (route) =>
      route.fulfill({ contentType: 'text/html', body: 'On its way' }),
    );
    await page.addInitScript((phone) => localStorage.setItem('userNumber', phone), DINER);
    // A page that does not encode the id.
    const query = id.startsWith('#') ? id : encodeURIComponent(id);
    await page.goto(`${PRIMARY}/spice-garden/orderInfo?OrderId=${query}`);
    const url = `${PRIMARY}/spice-garden/orderInfo?OrderId=${encodeURIComponent(id)}`;
    for (const visit of ['first', 'reloaded']) {
      await expect(page.getByRole('heading', { name: `Order #${id}` }), visit).toBeVisible();
      await expect(page).toHaveURL(url);
      await page.reload();
    }
    await page.getByRole('link', { name: 'Order details' }).click();
    for (const visit of ['first', 'reloaded']) {
      await expect(page.getByText('Preparing', { exact: true }), visit).toBeVisible();
      await expect(page).toHaveURL(
        `${PRIMARY}/spice-garden/order-history/order-details/${encodeURIComponent(id)}`,
      );
      await page.reload();
    }
  });
}

test(
  'pages and assets have security and cache headers, and a missing asset has status 404',
  { tag: '@core' },
  async ({ request, page }) => {
    const response = await request.get(`${PRIMARY}/spice-garden/menu/50%25%20off%20%2F%20combos`);
    const headers = response.headers();
    expect(response.status()).toBe(200);
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
    expect(headers['content-security-policy']).not.toMatch(/script-src[^;]*'unsafe-(inline|eval)'/);
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin');
    expect(headers['cache-control']).toBe('no-cache');
    await page.goto(`${PRIMARY}/spice-garden`);
    const script = await page.locator('script[src^="/assets/"]').first().getAttribute('src');
    const asset = await request.get(`${PRIMARY}${script ?? ''}`);
    expect(asset.headers()['cache-control']).toBe('public, max-age=31536000, immutable');
    expect((await request.get(`${PRIMARY}/assets/gone.js`)).status()).toBe(404);
  },
);

test('a link far down a page opens the next page at its top', async ({ page }) => {
  await page.goto(`${PRIMARY}/spice-garden/menu`);
  await page
    .getByRole('article', { name: 'Butter naan' })
    .first()
    .getByRole('button', { name: 'Add' })
    .click();
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(1000);
  await page.getByRole('button', { name: 'Checkout' }).click();
  await expect(page.getByText('Bill details')).toBeVisible();
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test(
  'the arrow of a search that began the visit leads to the menu, also after typing',
  { tag: '@phone' },
  async ({ page }) => {
    await page.goto(`${PRIMARY}/spice-garden/search`);
    await page.getByRole('searchbox').fill('naan');
    await expect(page).toHaveURL(/\?q=naan$/);
    await page.getByRole('button', { name: 'Back' }).click();
    await expect(page).toHaveURL(`${PRIMARY}/spice-garden/menu`);
  },
);
