import type { Request } from '@playwright/test';
import { hostOf, SANDBOX } from './origins';
import { expect, test } from './test';

/** A shop with both analytics tools. */
const SHOP = hostOf('green-leaf');
const PHONE = '9123456780';
const NAME = 'Asha Ramanujan';
const HOUSE = 'Flat 9B Marigold';
const NOTE = 'Ring twice for my mother';
const CAR = 'KA01AB1234';
const SECRETS = [PHONE, NAME, HOUSE, NOTE, CAR, '12th Main Road'];

function secretsIn(text: string): string[] {
  let plain = text.replaceAll('+', ' ');
  try {
    plain = decodeURIComponent(plain);
  } catch {
    // Not percent-encoded.
  }
  return SECRETS.filter((secret) => text.includes(secret) || plain.includes(secret));
}

/** Secrets that the contract allows a request to contain. */
function allowedSecrets({ url, form }: { url: URL; form: boolean }): string[] {
  const path = url.origin === SANDBOX ? url.pathname : 'elsewhere';
  // API forms contain the order's data. Two GET calls have the phone number in the query.
  if (path.startsWith('/api/') && form) return SECRETS;
  if (['/api/Order/history', '/api/Display/Address'].includes(path)) return [PHONE];
  if (path === '/pay') return [PHONE, NOTE, CAR];
  return [];
}

test.use({ geolocation: { latitude: 12.9719, longitude: 77.6412 }, permissions: ['geolocation'] });

test('an order with analytics sends personal data only to the API and the payment page, and never logs it', async ({
  page,
  sandbox,
}) => {
  test.setTimeout(90_000);
  const requests: Request[] = [];
  const logged: string[] = [];
  page.context().on('request', (request) => requests.push(request));
  page.on('console', (message) => logged.push(message.text()));

  await page.goto(`${SHOP}/menu`);
  const dish = page.getByRole('article', { name: 'Rava upma', exact: true }).first();
  for (let count = 1; count <= 4; count += 1) {
    await dish.getByRole('button', { name: count === 1 ? 'Add' : 'Increase quantity' }).click();
    await expect(dish.getByRole('group')).toContainText(String(count));
    await expect(dish.getByRole('group')).not.toHaveAttribute('aria-busy', 'true');
  }
  await page.getByRole('region', { name: 'Cart' }).getByRole('button', { name: 'Checkout' }).click();
  await page.getByLabel('Cooking instructions').fill(NOTE);
  await page.getByRole('button', { name: 'Select address' }).click();
  const login = page.getByRole('dialog', { name: 'Login' });
  await login.getByLabel('Phone number').fill(PHONE);
  await expect(login.getByText('OTP sent', { exact: true })).toBeVisible();
  await login.getByLabel('OTP', { exact: true }).fill(await sandbox.otp(PHONE));
  await login.getByRole('button', { name: 'Verify' }).click();
  await login.getByLabel('Name').fill(NAME);
  await login.getByRole('button', { name: 'Sign up' }).click();
  const sheet = page.getByRole('dialog', { name: 'Select an address' });
  await sheet.getByRole('button', { name: 'Add address' }).click();
  const picker = page.getByRole('dialog', { name: 'Select delivery location' });
  await expect(picker.getByText('12th Main Road', { exact: true })).toBeVisible();
  await picker.getByLabel(/^House No/).fill(HOUSE);
  await picker.getByRole('button', { name: 'Save address' }).click();
  await expect(page.getByRole('button', { name: 'Change address' })).toBeVisible();
  await page.getByRole('radio', { name: 'Dine in' }).check();
  await page.getByRole('radio', { name: 'Car' }).check();
  await page.getByLabel('Car number').fill(CAR);
  await page.getByRole('button', { name: 'Place Order' }).click();
  await page.waitForURL(`${SANDBOX}/pay**`);
  await page.getByRole('button', { name: 'Pay' }).click();
  await page.waitForURL(`${SHOP}/orderInfo?OrderId=*`);
  await expect
    .poll(async () => JSON.stringify(await sandbox.analytics()))
    .toMatch(/InitiateCheckout.*Purchase/);
  await page.getByRole('button', { name: 'Back' }).click();
  await page.waitForURL((url) => !url.pathname.endsWith('/orderInfo'));
  await page.goto(`${SHOP}/order-history`);
  await page
    .getByRole('link', { name: 'Read more' })
    .or(page.getByRole('button', { name: 'Read more' }))
    .first()
    .click();
  await expect(page.getByText(NAME).first()).toBeVisible();

  for (const request of requests) {
    // Requests made by the payment and tracking pages are not the shop's.
    if (new URL(request.frame().url(), SANDBOX).origin === SANDBOX && !request.isNavigationRequest())
      continue;
    const url = new URL(request.url());
    const where = `${request.method()} ${url.origin}${url.pathname}`;
    expect(
      secretsIn(url.href).filter((secret) => !allowedSecrets({ url, form: false }).includes(secret)),
      where,
    ).toEqual([]);
    const body = request.postData() ?? '';
    expect(
      secretsIn(body).filter((secret) => !allowedSecrets({ url, form: true }).includes(secret)),
      where,
    ).toEqual([]);
    const referrer = request.headers()['referer'] ?? '';
    if (url.origin !== SHOP && referrer.startsWith(SHOP)) expect(referrer, where).toBe(`${SHOP}/`);
  }
  expect(requests.filter((request) => request.url().includes('/api/')).length).toBeGreaterThan(20);
  expect(secretsIn(JSON.stringify(await sandbox.analytics()))).toEqual([]);
  expect(logged.filter((text) => secretsIn(text).length > 0)).toEqual([]);
});
