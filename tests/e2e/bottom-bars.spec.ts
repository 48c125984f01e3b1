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

/** Height in px that a phone's keyboard leaves. */
const VISIBLE_PX = 300;

/** Both kinds of keyboards: browsers with `interactive-widget` shrink the page, Safari only its visual viewport. */
const keyboards = [
  {
    kind: 'that shrinks the page',
    open: (page: Page) => page.setViewportSize({ width: 360, height: VISIBLE_PX }),
  },
  {
    kind: 'that covers the page',
    open: (page: Page) =>
      page.evaluate((height) => {
        const { visualViewport } = window;
        if (!visualViewport) throw new Error('no visual viewport');
        Object.defineProperty(visualViewport, 'height', { value: height });
        visualViewport.dispatchEvent(new Event('resize'));
      }, VISIBLE_PX),
  },
];

/** Expects that the keyboard and other elements cover no part of a control. */
async function expectUncovered(control: Locator) {
  await expect
    .poll(
      () =>
        control.evaluate((element, visible) => {
          const { top, bottom, left, width } = element.getBoundingClientRect();
          if (top < 0 || bottom > visible) return `at ${String(top)} to ${String(bottom)} px`;
          const heights = [top + 1, (top + bottom) / 2, bottom - 1];
          const covering = heights
            .map((y) => document.elementFromPoint(left + width / 2, y))
            .filter((found) => !element.contains(found));
          return covering.map((found) => found?.outerHTML ?? 'none').join();
        }, VISIBLE_PX),
      { message: String(control) },
    )
    .toBe('');
}

for (const { kind, open } of keyboards) {
  test.describe(`a phone’s keyboard ${kind} covers neither the focused field nor the button of`, () => {
    test.use({
      viewport: { width: 360, height: 740 },
      geolocation: { latitude: 12.9719, longitude: 77.6412 },
      permissions: ['geolocation'],
    });

    test('the login', async ({ page, sandbox }) => {
      await page.goto(`${BASE}/menu`);
      await page.getByRole('button', { name: 'Open menu' }).click();
      await page.getByRole('dialog', { name: 'Menu' }).getByText('Login').click();
      const dialog = page.getByRole('dialog', { name: 'Login' });
      const phone = dialog.getByLabel('Phone number');
      const verify = dialog.getByRole('button', { name: 'Verify' });
      await phone.click();
      await open(page);
      await expectUncovered(phone);
      await expectUncovered(verify);

      await phone.pressSequentially('9012345678');
      const otp = dialog.getByLabel('OTP', { exact: true });
      await expect(otp).toBeFocused();
      await expectUncovered(otp);
      await expectUncovered(verify);
      await verify.click();
      await expectUncovered(dialog.getByText('OTP is required'));
      await otp.fill(await sandbox.otp('9012345678'));
      await verify.click();

      const name = dialog.getByLabel('Name');
      await expect(name).toBeFocused();
      await expectUncovered(name);
      await expectUncovered(dialog.getByRole('button', { name: 'Sign up' }));
    });

    test('a new address, also when the address of the point arrives', async ({ page, sandbox }) => {
      await sandbox.fail({ call: 'maps/geocode', kind: 'delay', ms: 5000 });
      await openCart(page);
      await page.getByRole('button', { name: 'Select address' }).click();
      await page.getByRole('button', { name: 'Add address' }).click();
      const picker = page.getByRole('dialog', { name: 'Select delivery location' });
      await expect(picker.getByText('Looking up the address…')).toBeVisible();
      await picker.getByLabel('House No *').fill('12');
      for (const label of ['House No *', 'landmark (optional)']) {
        await picker.getByLabel(label).focus();
        await open(page);
        await expect(picker.getByText('12th Main Road, HAL 2nd Stage')).toBeVisible();
        await expectUncovered(picker.getByLabel(label));
        await expectUncovered(picker.getByRole('button', { name: 'Save address' }));
      }
    });

    test('the cart: cooking note and table number', async ({ page }) => {
      await openCart(page);
      await page.getByRole('radio', { name: 'Dine in' }).check();
      await page.getByLabel('Cooking instructions').fill('A note of many lines. '.repeat(20));
      for (const label of ['Cooking instructions', 'Table number']) {
        await page.setViewportSize({ width: 360, height: 740 });
        await page.getByLabel(label).click();
        await open(page);
        await expectUncovered(page.getByLabel(label));
        await placeOrderButton(page).scrollIntoViewIfNeeded();
        await expectUncovered(placeOrderButton(page));
      }
    });
  });
}
