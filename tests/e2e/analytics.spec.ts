import type { Page } from '@playwright/test';
import { expect, test } from './test';
import { holdRequests } from './hold-requests';
import { hostOf, SANDBOX } from './origins';
import { DINER } from './shop';

/** Analytics run only for shops with ids, and never against the diner's privacy settings. */

const GREEN_LEAF = hostOf('green-leaf');
const SPICE_GARDEN = hostOf('spice-garden');

function recordScripts(page: Page): string[] {
  const requested: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/analytics/')) requested.push(pathname);
  });
  return requested;
}

function waitForIdle(page: Page): Promise<unknown> {
  return page.evaluate(() => new Promise((idle) => requestIdleCallback(idle)));
}

/** Waits until analytics would have loaded. The guest is requested at the same time, after the first screen. */
async function waitForAnyScripts(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(() => localStorage.getItem('userNumber'))).not.toBeNull();
  await page.getByRole('article').getByRole('button', { name: 'Medu vada', exact: true }).first().click();
  await expect(page.getByRole('dialog').getByRole('button', { name: /^Add/ })).toBeEnabled();
  await waitForIdle(page);
}

test('both analytics tools of a restaurant load after its menu, pass the CSP and report the page view', async ({
  page,
  sandbox,
}) => {
  const scripts = recordScripts(page);
  const releaseMenu = await holdRequests(page, '**/display/display_dish_list**');
  await page.goto(`${GREEN_LEAF}/menu`);
  await expect(page.getByRole('main').getByText('Loading')).toBeAttached();
  await waitForIdle(page);
  expect(scripts).toEqual([]);
  releaseMenu();
  await expect
    .poll(() => [...scripts].sort())
    .toEqual(['/analytics/behaviour/bt-green', '/analytics/pixel.js']);
  await expect
    .poll(() => sandbox.analytics())
    .toEqual(
      expect.arrayContaining([
        { tool: 'behaviour', id: 'bt-green', arguments: ['event', 'page_view'] },
        { tool: 'pixel', id: 'px-green', arguments: ['init', 'px-green'] },
        { tool: 'pixel', id: 'px-green', arguments: ['track', 'PageView', { page: '/menu' }] },
      ]),
    );
});

test('the ad pixel receives dish, cart, checkout and purchase events, and no tool receives the phone number', async ({
  page,
  sandbox,
}) => {
  await page.goto(`${GREEN_LEAF}/offer`);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('userNumber'))).not.toBeNull();
  await page.evaluate((phone) => localStorage.setItem('userNumber', phone), DINER);
  const pixelEvents = async (name: string) =>
    (await sandbox.analytics())
      .filter(({ tool, arguments: [call, event] }) => tool === 'pixel' && call === 'track' && event === name)
      .map(({ arguments: [, , parameters] }) => parameters);

  await page.goto(`${GREEN_LEAF}/menu?dish=d-medu-vada`);
  const popup = page.getByRole('dialog', { name: 'Medu vada' });
  await expect
    .poll(() => pixelEvents('ViewContent'))
    .toMatchObject([{ currency: 'INR', content_ids: ['d-medu-vada'] }]);
  await popup.getByRole('button', { name: /^Add/ }).click();
  await expect(popup).toBeHidden();
  await expect.poll(() => pixelEvents('AddToCart')).toMatchObject([{ currency: 'INR', num_items: 1 }]);
  await page.getByRole('region', { name: 'Cart' }).getByRole('button', { name: 'Checkout' }).click();
  await expect.poll(() => pixelEvents('InitiateCheckout')).toMatchObject([{ currency: 'INR', num_items: 1 }]);

  await page.getByRole('radio', { name: 'Dine in' }).check();
  await page.getByLabel('Table number').fill('4');
  await page.getByRole('button', { name: 'Place Order' }).click();
  await page.waitForURL(`${SANDBOX}/pay**`);
  await page.getByRole('button', { name: 'Pay' }).click();
  await page.waitForURL(`${GREEN_LEAF}/orderInfo?OrderId=*`);
  const orderId = new URL(page.url()).searchParams.get('OrderId');
  const purchase = { value: expect.any(Number), currency: 'INR', order_id: orderId };
  await expect.poll(() => pixelEvents('Purchase')).toEqual([purchase]);
  const orderRequests = async () => (await sandbox.requests('Display/Order')).length;
  const requestsBefore = await orderRequests();
  await page.reload();
  await expect.poll(orderRequests).toBeGreaterThan(requestsBefore);
  await page.getByRole('link', { name: 'Order details' }).click();
  await expect(page.getByRole('heading', { name: 'Order details' })).toBeVisible();
  await expect.poll(() => pixelEvents('PageView')).toContainEqual({ page: '/order-history/order-details' });
  expect(await pixelEvents('Purchase')).toEqual([purchase]);
  expect(JSON.stringify(await sandbox.analytics())).not.toContain(DINER);
});

test('a restaurant without analytics ids loads no analytics', async ({ page, sandbox }) => {
  const scripts = recordScripts(page);
  await page.goto(`${SPICE_GARDEN}/menu`);
  await waitForAnyScripts(page);
  expect(scripts).toEqual([]);
  expect(await sandbox.analytics()).toEqual([]);
});

for (const [wish, value] of [
  ['globalPrivacyControl', true],
  ['doNotTrack', '1'],
] as const) {
  test(`no analytics load when ${wish} is ${String(value)}`, async ({ page, sandbox }) => {
    await page.addInitScript(
      ([name, setting]) =>
        Object.defineProperty(Navigator.prototype, name, { get: () => setting, configurable: true }),
      [wish, value] as const,
    );
    const scripts = recordScripts(page);
    await page.goto(`${GREEN_LEAF}/menu`);
    await waitForAnyScripts(page);
    expect(scripts).toEqual([]);
    expect(await sandbox.analytics()).toEqual([]);
  });
}

test.describe('a blocked analytics file', () => {
  test.use({ expectedErrors: [/^Failed to load resource/] });

  test('is not reported as an error of the shop', async ({ page, sandbox, secondBuild }) => {
    await page.route('**/analytics-events*', (route) => route.abort());
    const blocked = page.waitForEvent('requestfailed', (request) =>
      request.url().includes('analytics-events'),
    );
    await page.goto(`${secondBuild.origin}/green-leaf/menu`);
    await blocked;
    await page.getByRole('article').getByRole('button', { name: 'Medu vada', exact: true }).first().click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await waitForIdle(page);
    await page.goto('about:blank');
    await expect.poll(() => sandbox.reports('trace_metric')).not.toHaveLength(0);
    expect(await sandbox.reports('event')).toEqual([]);
  });
});
