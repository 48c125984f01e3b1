import type { Locator, Page } from '@playwright/test';
import { placePaidOrder as order } from './paid-order';
import { BASE, NAAN, openCart, placeOrderButton, rememberDiner, suggestionsOf } from './shop';
import { expect, test } from './test';

/** Window sizes in px: two phones, and one so low that every page scrolls. */
const WINDOWS = [
  { width: 360, height: 568 },
  { width: 320, height: 568 },
  { width: 360, height: 420 },
];

/** Expects that nothing covers an action or its bar at any scroll position. */
async function expectInView(page: Page, action: Locator) {
  await expect(action).toBeVisible();
  const bar = action.locator('xpath=ancestor::*[contains(@class, "bg-surface-raised")][1]');
  for (const window of WINDOWS) {
    await page.setViewportSize(window);
    for (const share of [0, 0.5, 1]) {
      await page.evaluate(
        (part) => scrollTo(0, (document.documentElement.scrollHeight - innerHeight) * part),
        share,
      );
      await expect(action).toBeInViewport({ ratio: 1 });
      await action.click({ trial: true, timeout: 2_000 });
      const top = (await bar.boundingBox())?.y ?? 0;
      const toTop = page.getByRole('button', { name: 'Back to top' });
      if (share === 1) await expect(toTop).toBeVisible();
      if (!(await toTop.isVisible())) continue;
      const box = await toTop.boundingBox();
      expect((box?.y ?? Infinity) + (box?.height ?? 0)).toBeLessThanOrEqual(top);
    }
  }
}

test.describe('at every scroll position on a phone, the bottom bar', () => {
  test.beforeEach(({ page }) => page.setViewportSize({ width: 360, height: 568 }));

  test(
    'shows Place Order uncovered on the cart page and does not hide the restaurant’s address',
    { tag: '@core' },
    async ({ page }) => {
      await openCart(page);
      await expect(placeOrderButton(page)).toBeEnabled();
      await expect(suggestionsOf(page).getByRole('article').first()).toBeVisible();
      await expectInView(page, placeOrderButton(page));
      const address = await page.getByText(/^Address: /).boundingBox();
      const top = (await page.getByText('To pay', { exact: true }).last().boundingBox())?.y ?? 0;
      expect((address?.y ?? Infinity) + (address?.height ?? 0)).toBeLessThanOrEqual(top);
    },
  );

  test('shows Track order uncovered on the order details page, with and without the cart bar', async ({
    page,
    request,
  }) => {
    const id = await order(request, [[NAAN, 2]], BASE);
    await rememberDiner(page);
    await page.goto(`${BASE}/order-history/order-details/${id}`);
    await expectInView(page, page.getByRole('main').getByRole('button', { name: 'Track order' }));
    await openCart(page);
    await page.goto(`${BASE}/order-history/order-details/${id}`);
    await expect(page.getByRole('region', { name: 'Cart' })).toBeVisible();
    await expectInView(page, page.getByRole('main').getByRole('button', { name: 'Track order' }));
  });

  test('shows "proceed to cart" uncovered on the booking page', async ({ page }) => {
    await page.goto(`${BASE}/bookTable`);
    await expectInView(page, page.getByRole('button', { name: 'proceed to cart' }));
  });

  test('shows Update Address uncovered on the address page', async ({ page }) => {
    await openCart(page);
    await page.getByRole('button', { name: 'Select address' }).click();
    await page
      .getByRole('button', { name: /^Edit address/ })
      .first()
      .click();
    await expect(page.getByLabel('House No', { exact: true })).toBeVisible();
    await expectInView(page, page.getByRole('button', { name: 'Update Address' }));
  });
});
