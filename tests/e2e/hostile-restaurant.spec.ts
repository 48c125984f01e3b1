import type { APIRequestContext, Page } from '@playwright/test';
import { expectNoInjection, watchForInjection } from './injection';
import { makeHostile } from './hostile-answers';
import { placePaidOrder } from './paid-order';
import { BASE, DINER, openCart, paymentQuery, SANDBOX } from './shop';
import { expect, test } from './test';

const INJECTED_TEXT = '<script>ran(';

/** Fields of the contract's records that hold a displayed text or an address, and the ids. */
const RECORDS =
  'CId itemName description imageUrl ID Quantity selectTopping add_on category: name about address ' +
  'phone custom_domain ImageUrl img_url documentId itemNmae Item_id HalfOrFull tempCustId ' +
  'toopinItemName displayTopping nextDeliveryMsg Coupon OfferId Message CouponCode AddressId ' +
  'HouseNumber StreetAddress1 StreetAddress2 Landmark City State Pincode Status Tracking_url ' +
  'TrackingUrl Item_name Name Address toppingItem addOnitem';

test.use({ expectedErrors: [/Failed to load resource/], actionTimeout: 15_000 });

const placeOrder = (request: APIRequestContext) =>
  placePaidOrder(request, [
    ['v-butter-naan', 2],
    ['v-margherita-pizza', 1, 'Thin crust'],
  ]);

const expectInjectedText = (page: Page) =>
  expect(page.getByRole('main').getByText(INJECTED_TEXT).filter({ visible: true }).first()).toBeVisible();

test(
  'scripts in restaurant data are shown as text; its malicious URLs are never run, framed or opened',
  { tag: '@core' },
  async ({ page, request }) => {
    test.setTimeout(120_000);
    const orderId = await placeOrder(request);
    const addCustDish = JSON.stringify([
      { customized_id: 'g-base', data: '[Thin crust]' },
      { customized_id: 'x-pizza', data: '[Olives:25]' },
    ]);
    for (const id of ['v-margherita-pizza', 'v-farmhouse-pizza-full']) {
      const form = { phone: DINER, id, quan: '1', RestaurentId: '1001', addCustDish };
      const added = await request.post(`${SANDBOX}/api/cart/addItemTest`, { form });
      expect(added.ok()).toBe(true);
    }
    const watched = await watchForInjection(page);
    const fields = await makeHostile(page);
    const isHarmless = (where: string) => expectNoInjection(page, watched, where);

    await openCart(page);
    await expectInjectedText(page);
    await page.getByRole('button', { name: 'Select address' }).click();
    const sheet = page.getByRole('dialog', { name: 'Select an address' });
    await expect(sheet.getByText(INJECTED_TEXT).first()).toBeVisible();
    await isHarmless('addresses');
    await sheet
      .getByRole('button', { name: /^Edit address/ })
      .first()
      .click();
    await expect(page.getByLabel('House No', { exact: true })).toHaveValue(/<script>/);
    await isHarmless('an address');
    await page.goto(`${BASE}/cart`);
    await page.getByRole('button', { name: 'View offers' }).click();
    await page
      .getByRole('button', { name: /^Apply / })
      .first()
      .click();
    await expect(page.getByRole('button', { name: /^Remove / }).first()).toBeVisible();
    await expect(page.locator('dialog[open]')).toHaveCount(0);
    await isHarmless('offers of the cart');

    for (const path of [
      '',
      '/menu',
      `/menu/${encodeURIComponent('</script><script>ran(1)</script>')}`,
      '/offer',
      '/search?q=naan',
      '/order-history',
      `/order-history/order-details/${orderId}`,
      '/refund-policy',
      '/term-and-condition',
      '/privacy-policy',
    ]) {
      await page.goto(`${BASE}${path}`);
      await expectInjectedText(page);
      await isHarmless(path);
    }
    for (const path of ['/close', '/bookTable']) {
      await page.goto(`${BASE}${path}`);
      await expect(page).toHaveTitle(/<script>/);
      await isHarmless(path);
    }

    await page.goto(`${BASE}/menu`);
    await page.getByRole('button', { name: 'Open menu' }).click();
    const menu = page.getByRole('dialog', { name: 'Menu' });
    await expect(menu).toBeVisible();
    await isHarmless('side menu');
    await page.keyboard.press('Escape');
    await expect(menu).toHaveCount(0);
    await page
      .getByRole('article', { name: /^Margherita pizza/ })
      .first()
      .getByRole('button', { name: 'Increase quantity' })
      .click();
    const repeat = page.getByRole('dialog', { name: 'Repeat last used item ?' });
    await expect(repeat.getByText(INJECTED_TEXT).first()).toBeVisible();
    await isHarmless('repeat sheet');
    await repeat.getByRole('button', { name: 'add new customization' }).click();
    const popup = page.getByRole('dialog', { name: /^Margherita pizza/ });
    await expect(popup.getByRole('checkbox').first()).toBeVisible();
    await isHarmless('dish');

    await page.goto(`${BASE}/cart?type=dinein&table=${encodeURIComponent('"><script>ran(1)</script>')}`);
    await page.getByLabel('Cooking instructions').fill('&phone=1#"><script>ran(1)</script>');
    await page.getByRole('button', { name: 'Place Order' }).click();
    expect(await paymentQuery(page)).toMatchObject({
      phone: DINER,
      instruction: '&phone=1#"><script>ran(1)</script>',
    });
    await page.goto(`${BASE}/order-history`);
    await page
      .getByRole('button', { name: 'Track order' })
      .or(page.getByRole('link', { name: 'Track order' }))
      .first()
      .press('Enter');
    await expect(page.locator('iframe')).toHaveAttribute('src', new RegExp(`^${SANDBOX}/track`));
    await isHarmless('tracking');

    expect(watched.incidents).toEqual([]);
    expect(RECORDS.split(' ').filter((field) => !fields.has(field))).toEqual([]);
  },
);

/** Wider than a phone's window. The second word uses a script with other line-breaking rules. */
const LONG_WORDS =
  'Thiruvananthapuram-Kozhikkodan-'.repeat(4) + 'X'.repeat(130) + ' ' + 'श्रीराजराजेश्वरीअन्नपूर्णा'.repeat(6);

test('words wider than the window do not make any page or dialog scroll sideways', async ({
  page,
  request,
}) => {
  test.setTimeout(120_000);
  const orderId = await placeOrder(request);
  await makeHostile(page, LONG_WORDS);
  const wide: string[] = [];
  const recordWideElements = async (where: string) => {
    await expect(page.locator('[data-skeleton]')).toHaveCount(0);
    const widths = await page.evaluate(() =>
      [document.documentElement, ...document.querySelectorAll('dialog[open], dialog[open] *')]
        .filter(
          (box) => box === document.documentElement || /auto|scroll/.test(getComputedStyle(box).overflowX),
        )
        .filter((box) => box.scrollWidth > box.clientWidth)
        .map((box) => `${box.tagName} ${String(box.scrollWidth)}`),
    );
    wide.push(...widths.map((width) => `${where}: ${width}`));
  };
  const recordWideElementsIn = async (button: RegExp | string, dialog: RegExp | string) => {
    await page.getByRole('button', { name: button }).first().click();
    await expect(page.getByRole('dialog', { name: dialog }).getByText('Kozhikkodan').first()).toBeVisible();
    await recordWideElements(String(dialog));
    await page.keyboard.press('Escape');
    await expect(page.locator('dialog[open]')).toHaveCount(0);
  };
  await openCart(page);
  await recordWideElements('cart');
  await recordWideElementsIn('View offers', 'Offers');
  await recordWideElementsIn('Select address', 'Select an address');
  for (const path of [
    '',
    '/menu',
    '/offer',
    '/search?q=naan',
    '/order-history',
    `/order-history/order-details/${orderId}`,
    '/bookTable',
    '/close',
    '/refund-policy',
  ]) {
    await page.goto(`${BASE}${path}`);
    if (!['/bookTable', '/close'].includes(path))
      await expect(
        page.getByRole('main').getByText('Kozhikkodan').filter({ visible: true }).first(),
      ).toBeVisible();
    await recordWideElements(path);
    if (path === '/menu') await recordWideElementsIn(/^Margherita pizza/, /^Margherita pizza/);
  }
  expect(wide).toEqual([]);
});
