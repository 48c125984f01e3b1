import { BASE, openCart, placeOrderButton } from './shop';
import { expect, test } from './test';
import { SANDBOX } from './origins';

test('offers that the cart can use are listed first, and the others by their missing amount', async ({
  page,
}) => {
  await openCart(page);
  await page.getByRole('button', { name: 'View offers' }).click();
  const sheet = page.getByRole('dialog', { name: 'Offers' });
  await expect(sheet.getByRole('button', { name: /^Apply/ })).toHaveCount(5);
  const codes = await sheet
    .getByRole('button', { name: /^Apply/ })
    .evaluateAll((buttons) => buttons.map((button) => button.getAttribute('aria-label')));
  expect(codes).toEqual([
    'Apply BIRYANI30',
    'Apply TASTY10',
    'Apply SPICE100',
    'Apply LUNCH75',
    'Apply FAMILY149',
  ]);
  await expect(sheet.getByText('Add ₹139 to unlock')).toBeVisible();
});

test(
  'an applied offer is in the bill, survives a reload, and is sent with the order',
  { tag: '@core' },
  async ({ page }) => {
    await openCart(page, { query: '?type=dinein&table=7' });
    await page.getByRole('button', { name: 'View offers' }).click();
    await page.getByRole('button', { name: 'Apply TASTY10' }).click();
    await expect(page.getByText('Code apply successfully')).toBeVisible();
    await expect(page.getByText('You save ₹36')).toBeVisible();
    await page.reload();
    await expect(page.getByText('You save ₹36')).toBeVisible();
    await expect(page.getByText('Coupon TASTY10')).toBeVisible();
    await placeOrderButton(page).click();
    await page.waitForURL(`${SANDBOX}/pay**`);
    const query = new URL(page.url()).searchParams;
    expect(query.get('OfferId')).toBe('o-tasty10');
    expect(query.get('TotalPrice')).toBe('340.2');
  },
);

test('an applied offer gives no discount below its minimum, and can be removed', async ({ page }) => {
  await openCart(page, { naans: 7 });
  await page.getByRole('button', { name: 'View offers' }).click();
  await page.getByRole('button', { name: 'Apply TASTY10' }).click();
  await expect(page.getByText('You save ₹31.50')).toBeVisible();
  await page.getByRole('button', { name: 'Decrease quantity' }).click();
  await expect(page.getByText('TASTY10 is not counted for this cart')).toBeVisible();
  await expect(page.getByText('Coupon TASTY10')).toHaveCount(0);
  await page.getByRole('button', { name: 'Remove TASTY10' }).click();
  await expect(page.getByText('code remove successfully')).toBeVisible();
});

test('an offer that the server rejects shows the server’s message', async ({ page }) => {
  await openCart(page, { naans: 2 });
  await page.getByRole('button', { name: 'View offers' }).click();
  await page.getByRole('button', { name: 'Apply TASTY10' }).click();
  await expect(page.getByText('Add items worth ₹300 to use TASTY10')).toBeVisible();
});

test('a wallet offer shows its cashback and gives no discount', async ({ page }) => {
  await openCart(page, { naans: 14 });
  await page.getByRole('button', { name: 'View offers' }).click();
  await page.getByRole('button', { name: 'Apply LUNCH75' }).click();
  await expect(page.getByText('₹75 cashback').first()).toBeVisible();
  await expect(page.getByText('Coupon LUNCH75')).toHaveCount(0);
});

test('a tap copies an offer’s code and shows "Text copied" for a while', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(`${BASE}/offer`);
  const copy = page.getByRole('button', { name: 'tap to copy TASTY10' });
  await copy.click();
  await expect(page.getByRole('button', { name: 'Text copied TASTY10' })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('TASTY10');
  await expect(copy).toBeVisible();
});

test.describe('a failed offer or bill request', () => {
  test.use({ expectedErrors: [/Failed to load resource/] });

  test('shows an error when an offer is applied, and can be repeated', async ({ page, sandbox }) => {
    await openCart(page);
    await page.getByRole('button', { name: 'View offers' }).click();
    await sandbox.fail({ call: 'Offer/apply', kind: 'malformed', times: 1 });
    await page.getByRole('button', { name: 'Apply TASTY10' }).click();
    await expect(
      page.getByText('An error occurred while applying the offer. Please try again.'),
    ).toBeVisible();
    await page.getByRole('button', { name: 'Apply TASTY10' }).click();
    await expect(page.getByText('You save ₹36')).toBeVisible();
  });

  test('shows only "Try again" on the offers page, and can be repeated', async ({ page, sandbox }) => {
    await sandbox.fail({ call: 'Offer/display_for_restaurent', kind: 'html' });
    await page.goto(`${BASE}/offer`);
    const again = page.getByRole('main').getByRole('button', { name: 'Try again' });
    await expect(again).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
    await sandbox.clearFaults();
    await again.click();
    await expect(page.getByRole('button', { name: 'tap to copy TASTY10' })).toBeVisible();
  });

  test('removes the applied offer when the bill’s response has status 404', async ({ page, sandbox }) => {
    await openCart(page);
    await page.getByRole('button', { name: 'View offers' }).click();
    await page.getByRole('button', { name: 'Apply TASTY10' }).click();
    await expect(page.getByText('You save ₹36')).toBeVisible();
    await sandbox.fail({ call: 'PriceCalculate/Cart', kind: 'status', status: 404, times: 1 });
    await page.reload();
    await expect(placeOrderButton(page)).toBeEnabled();
    await expect(page.getByRole('button', { name: 'Remove TASTY10' })).toHaveCount(0);
  });
});
