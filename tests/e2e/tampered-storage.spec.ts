import type { Page } from '@playwright/test';
import { HOSTILE_TEXT } from '../hostile-input';
import { expectNoInjection, watchForInjection } from './injection';
import { PRIMARY } from './origins';
import { placePaidOrder } from './paid-order';
import { BASE, chooseSavedAddress, DINER, openCart, placeOrderButton } from './shop';
import { readBrowserStorage, writeIndexedDb } from './browser-storage';
import { expect, test } from './test';

// The server rejects requests for carts and orders that it does not know.
test.use({ expectedErrors: [/Failed to load resource/] });

const SHOP = 'spice-garden';
const PAGE_WITHOUT_CODE = `${PRIMARY}/favicon.svg`;

const TEXT_KEYS = { localStorage: ['userNumber', `cartId:${SHOP}`], sessionStorage: ['release'] };
/** The other names are those of an earlier release, whose records are moved. */
const INDEXED_DB = [
  ...['catalogue:1', 'choices', 'appliedOffer', 'leftForPayment', 'verifiedPhone', 'addressDraft'],
  ...['usedAddresses', 'clearedOrders'],
];

const texts = [
  'null',
  '__proto__',
  'constructor',
  '{"__proto__":{"polluted":1}}',
  '-1',
  HOSTILE_TEXT,
  'x'.repeat(500_000),
];

const nothing = [null, {}];
function recordOf(value: unknown): Record<string, unknown> {
  const fields = [
    ...['note', 'orderType', 'dineInBy', 'tableNumber', 'carNumber', 'cartId', 'offer', 'id', 'code'],
    ...['message', 'cashback', 'at', 'amount', 'restaurantId', 'menu', 'banners', 'categoryTiles', 'info'],
    ...['profile', 'timing', 'requestedAt', 'houseNumber', 'streetAddress1', 'landmark', 'city', 'state'],
    ...['pincode', 'appliedOffer', 'leftForPayment', 'verifiedPhone', 'addressDraft', 'usedAddressIds'],
    ...['ordersThatClearedACart', 'cartChanges', 'linkedOrderType', 'confirmedPickupTime'],
    ...['chosenAddressId', 'language', 'hasSeenClosedNotice'],
  ];
  return Object.fromEntries(fields.map((field) => [field, value]));
}
const records: unknown[] = [
  ...nothing,
  7,
  '<script>ran(1)</script>',
  [null, {}, '__proto__', 7],
  recordOf(null),
  recordOf({}),
  recordOf(HOSTILE_TEXT),
  recordOf(Number.NaN),
  recordOf(recordOf([])),
  'x'.repeat(2_000_000),
];

async function tamper(page: Page, text: string, record: unknown) {
  await page.goto(PAGE_WITHOUT_CODE);
  await page.evaluate(
    ([keys, value, shop, json]) => {
      for (const key of keys.localStorage) localStorage.setItem(key, value);
      for (const key of keys.sessionStorage) sessionStorage.setItem(key, value);
      localStorage.setItem(`shop:${shop}`, json);
      sessionStorage.setItem(`visit:${shop}`, json);
    },
    [TEXT_KEYS, text, SHOP, typeof record === 'object' ? JSON.stringify(record) : text] as const,
  );
  await writeIndexedDb(page, Object.fromEntries(INDEXED_DB.map((name) => [`${SHOP}/${name}`, record])));
}

test('the cart and the menu open with tampered data in the browser’s storage and run no injected code', async ({
  page,
}) => {
  test.setTimeout(120_000);
  const watched = await watchForInjection(page);
  for (const [at, record] of records.entries()) {
    const where = `record ${String(at)}`;
    await tamper(page, texts[at % texts.length] ?? '', record);
    await page.goto(`${BASE}/cart`);
    await expect(page.getByRole('heading', { level: 1 }).first(), where).toBeVisible();
    await expectNoInjection(page, watched, where);
    await page.goto(`${BASE}/menu`);
    const naan = page.getByRole('article', { name: 'Butter naan', exact: true }).first();
    await expect(naan.getByText('₹45').first(), where).toBeVisible();
    await expectNoInjection(page, watched, where);
    expect(await page.evaluate(() => 'polluted' in {}), where).toBe(false);
  }
});

test('a persisted catalogue of another restaurant is discarded', async ({ page }) => {
  await page.goto(`${PRIMARY}/green-leaf/menu`);
  await expect.poll(() => readBrowserStorage(page)).toContain('green-leaf/catalogue:1');
  const [, , bases] = JSON.parse(await readBrowserStorage(page)) as [unknown, unknown, [string[], unknown[]]];
  const others = bases[1][bases[0].indexOf('green-leaf/catalogue:1')];
  await page.goto(PAGE_WITHOUT_CODE);
  await writeIndexedDb(page, { [`${SHOP}/catalogue:1`]: others });
  await page.goto(`${BASE}/menu`);
  await expect(page.getByRole('article', { name: 'Butter naan', exact: true }).first()).toBeVisible();
  await expect(page.getByRole('article', { name: 'Rava upma', exact: true })).toHaveCount(0);
  await expect(page).toHaveTitle('Spice Garden');
});

test('the cart is not shown at another restaurant of the origin, and logout clears the diner’s data', async ({
  page,
  request,
}) => {
  const orderId = await placePaidOrder(request, [['v-butter-naan', 2]]);
  const cartId = await openCart(page);
  await page.getByLabel('Cooking instructions').fill('For my mother');
  await chooseSavedAddress(page);
  await expect(placeOrderButton(page)).toBeEnabled();
  await page.getByRole('radio', { name: 'Dine in' }).check();
  await page.getByLabel('Table number').fill('T-17');

  await page.goto(`${PRIMARY}/green-leaf/cart`);
  await expect(page.getByText('empty cart !')).toBeVisible();
  await page.goto(`${PRIMARY}/green-leaf/menu`);
  await page
    .getByRole('article', { name: 'Rava upma', exact: true })
    .first()
    .getByRole('button', { name: 'Add' })
    .click();
  await page.getByRole('region', { name: 'Cart' }).getByRole('button', { name: 'Checkout' }).click();
  await expect(page.getByText('Rava upma').first()).toBeVisible();
  await expect(page.getByLabel('Cooking instructions')).toHaveValue('');
  await expect(page.getByRole('radio', { name: 'Delivery' })).toBeChecked();
  await expect(page.getByRole('button', { name: 'Select address' })).toBeVisible();
  await expect(page.getByText(/Butter naan|For my mother|Defence Colony/)).toHaveCount(0);

  await page.goto(`${BASE}/order-history/order-details/${orderId}`);
  await expect(page.getByText('Butter naan').first()).toBeVisible();
  await page.goto(`${BASE}/menu`);
  await expect.poll(() => readBrowserStorage(page)).toContain('For my mother');
  await page.getByRole('button', { name: 'Open menu' }).click();
  await page.getByRole('dialog', { name: 'Menu' }).getByRole('button', { name: 'Logout' }).click();
  await expect.poll(() => readBrowserStorage(page)).toContain('guest-');
  const stored = await readBrowserStorage(page);
  for (const secret of [DINER, cartId, 'For my mother', 'T-17', 'Defence Colony'])
    expect(stored, secret).not.toContain(secret);
  await page.goto(`${BASE}/cart`);
  await expect(page.getByText('empty cart !')).toBeVisible();
});
