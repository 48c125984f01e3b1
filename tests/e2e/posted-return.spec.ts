import type { APIRequestContext, Page } from '@playwright/test';
import { waitForServiceWorker } from './service-worker';
import { BASE, changeRestaurant, openCart, placeOrderButton, SANDBOX } from './shop';
import { expect, test } from './test';

const RETURN = `${BASE}/orderInfo`;

/** The payment page is at another origin, and comes back with a form. */
async function openPayment(page: Page, request: APIRequestContext) {
  await changeRestaurant(request, { quirks: { 'posted-return': true } });
  await page.getByRole('radio', { name: 'Dine in' }).check();
  await page.getByLabel('Table number').fill('7');
  await placeOrderButton(page).click();
  await page.waitForURL(`${SANDBOX}/pay?**`);
}

const answerToForm = (page: Page) =>
  page.waitForResponse((answer) => answer.request().method() === 'POST' && answer.url().startsWith(RETURN));

/** Records the methods with which the browser asks for the page after the payment. */
function recordMethods(page: Page): string[] {
  const methods: string[] = [];
  page.on('request', (sent) => {
    if (sent.isNavigationRequest() && sent.url().startsWith(RETURN)) methods.push(sent.method());
  });
  return methods;
}

const tracking = (page: Page) => page.frameLocator('iframe').getByText('Status: order placed successfully');

for (const serviceWorkers of ['block', 'allow'] as const) {
  test.describe(`a payment page that comes back by POST, service worker: ${serviceWorkers}`, () => {
    test.use({ serviceWorkers });

    test('leads to the tracking page, which a reload, Back and a shared address open without the form', async ({
      page,
      context,
      request,
    }) => {
      await openCart(page);
      if (serviceWorkers === 'allow') await waitForServiceWorker(page);
      await openPayment(page, request);

      const answer = answerToForm(page);
      await page.getByRole('button', { name: 'Pay' }).click();
      expect((await answer).status()).toBe(303);
      expect((await answer).fromServiceWorker()).toBe(serviceWorkers === 'allow');
      await page.waitForURL(`${RETURN}?OrderId=*`);
      await expect(tracking(page)).toBeVisible();
      await expect.poll(() => page.evaluate(() => localStorage.getItem('cartId:spice-garden'))).toBeNull();

      const methods = recordMethods(page);
      await page.reload();
      await expect(tracking(page)).toBeVisible();
      await page.goBack();
      await expect(page.getByRole('heading', { name: 'Pay Spice Garden' })).toBeVisible();
      await page.goForward();
      await expect(tracking(page)).toBeVisible();
      const shared = await context.newPage();
      await shared.goto(page.url());
      await expect(tracking(shared)).toBeVisible();
      expect(methods).not.toContain('POST');
    });

    test('without an order id leads back to the cart', async ({ page, request }) => {
      await openCart(page);
      if (serviceWorkers === 'allow') await waitForServiceWorker(page);
      await openPayment(page, request);
      const answer = answerToForm(page);
      await page.getByRole('button', { name: 'Cancel' }).click();
      expect((await answer).status()).toBe(303);
      await page.waitForURL(RETURN);
      await page.reload();
      await page.getByRole('link', { name: 'Go to cart' }).click();
      await expect(page).toHaveURL(`${BASE}/cart`);
      await expect(placeOrderButton(page)).toBeEnabled();
    });
  });
}
