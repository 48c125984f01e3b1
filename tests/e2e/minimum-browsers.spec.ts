import type { Page } from '@playwright/test';
import { minimumBrowsers } from '../../tools/minimum-browsers';
import { emulateOlderBrowser, missingFeatures, previousVersion } from './older-browser';
import { BASE, chooseSavedAddress, DINER, login, SANDBOX } from './shop';
import { expect, test } from './test';

test.use({ geolocation: { latitude: 12.9719, longitude: 77.6412 }, permissions: ['geolocation'] });

// Chrome and Edge, and Safari on both systems, do not differ in any feature used here.
const browsers = minimumBrowsers().filter(({ name }) => name !== 'edge' && name !== 'safari');

test('each minimum browser lacks features of newer browsers', () => {
  expect(browsers.map(({ name }) => name)).toEqual(['chrome', 'firefox', 'ios_saf', 'samsung']);
  for (const browser of browsers) expect(missingFeatures(browser).names.length).toBeGreaterThan(100);
});

async function openShopCard(page: Page, hasPopovers: boolean) {
  const card = page.getByRole('group', { name: /Spice Garden/ });
  await expect(card).toBeHidden();
  await page
    .getByRole('button', { name: /Spice Garden/ })
    .first()
    .click();
  await expect(card).toBeVisible({ visible: hasPopovers });
  await page.keyboard.press('Escape');
  await expect(card).toBeHidden();
}

async function openPizzas(page: Page) {
  const pizzas = { name: /^Pizza/ };
  if (test.info().project.name === 'desktop') {
    await page.getByRole('navigation', { name: 'Categories' }).getByRole('button', pizzas).click();
    return;
  }
  await page.getByRole('button', { name: 'Browse menu' }).click();
  const categories = page.getByRole('dialog', { name: 'Browse menu' });
  await categories.getByRole('button', pizzas).click();
  await expect(categories).toBeHidden();
}

async function addPizza(page: Page) {
  await page
    .getByRole('region', { name: "What's on your mind ?" })
    .getByRole('link', { name: 'Breads' })
    .click();
  const breads = page.getByRole('region', { name: /^Breads/ });
  await expect(breads.getByRole('article').first()).toBeInViewport();
  await openPizzas(page);
  const pizza = page
    .getByRole('main')
    .getByRole('article', { name: 'Margherita pizza', exact: true })
    .first();
  await expect(pizza).toBeInViewport();
  await pizza.getByRole('button', { name: 'Add' }).click();
  const dish = page.getByRole('dialog', { name: 'Margherita pizza' });
  await dish.getByRole('checkbox', { name: /Olives/ }).click();
  await dish.getByRole('button', { name: /^Add/ }).click();
  await expect(dish).toBeHidden();
  await expect(page.getByText('Item added successfully!').first()).toBeVisible();
}

async function saveAddressOnMap(page: Page) {
  await page.getByRole('button', { name: 'Change address' }).click();
  await page.getByRole('button', { name: 'Add address' }).click();
  const picker = page.getByRole('dialog', { name: 'Select delivery location' });
  await expect(picker.getByText('12th Main Road, HAL 2nd Stage, Indiranagar, Bengaluru')).toBeVisible();
  await picker.getByLabel('House No *').fill('Flat 304');
  await picker.getByRole('button', { name: 'Save address' }).click();
  await expect(picker).toBeHidden();
}

for (const browser of browsers) {
  test(`a diner orders in ${browser.name} ${browser.version}`, async ({ page, sandbox }) => {
    test.slow();
    await emulateOlderBrowser(page, browser);
    await page.goto(BASE);
    await openShopCard(page, !missingFeatures(browser).attributes.includes('popover'));
    await addPizza(page);
    await page.goto(`${BASE}/cart`);
    await page.getByLabel('Cooking instructions').fill('less spicy');
    await page.getByRole('button', { name: 'Place Order' }).click();
    await login(page, sandbox, DINER);
    await expect(page.getByRole('dialog', { name: 'Login' })).toBeHidden();
    await page.keyboard.press('Escape');
    await chooseSavedAddress(page);
    await saveAddressOnMap(page);
    await page.getByRole('button', { name: 'Place Order' }).click();
    await page.waitForURL(`${SANDBOX}/pay**`);
  });

  test(`a browser below ${browser.name} ${browser.version} shows an update notice with the restaurant’s name and phone number`, async ({
    page,
  }) => {
    await emulateOlderBrowser(page, previousVersion(browser));
    await page.goto(`${BASE}/menu`);
    await expect(page.getByRole('heading', { name: 'Please update your browser' })).toBeVisible();
    await expect(page.getByText('Spice Garden')).toBeVisible();
    await expect(page.getByRole('link', { name: /^\+?[\d ]+$/ })).toHaveAttribute('href', /^tel:\+?\d+$/);
    await expect(page.getByRole('link', { name: `Open ${BASE}/menu` })).toBeVisible();
  });
}

test('the update notice names the restaurant and links to the opened URL with its query', async ({
  page,
}) => {
  const opened = `${BASE}?type=dinein&table=7`;
  await page.goto(`/unsupported.html?from=${encodeURIComponent(opened)}`);
  await expect(page.getByText('Spice Garden')).toBeVisible();
  await expect(page.getByRole('link', { name: `Open ${opened}` })).toHaveAttribute('href', opened);
});

for (const [phone, shown, link] of [
  ['9876500000<br>080 1234', '9876500000, 080 1234', 'tel:+919876500000'],
  ['080 1234&#10;9876500001', '080 1234, 9876500001', 'tel:0801234'],
  ['NA / 9876500001', 'NA / 9876500001', 'tel:+919876500001'],
  ['ask at the counter', 'ask at the counter', null],
] as const) {
  test(`the update notice shows the phone ${phone}`, async ({ page }) => {
    await page.route('**/restro_address_info*', async (route) => {
      const response = await route.fetch();
      const [profile] = (await response.json()) as [object];
      await route.fulfill({ response, json: [{ ...profile, phone }] });
    });
    await page.goto(`/unsupported.html?from=${encodeURIComponent(BASE)}`);
    await expect(page.getByText('Spice Garden')).toContainText(` · ${shown}`);
    const call = page.getByRole('link', { name: shown });
    if (link) await expect(call).toHaveAttribute('href', link);
    else await expect(call).toHaveCount(0);
  });
}

test.describe('the page without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('shows a notice to switch on JavaScript', async ({ page }) => {
    await page.goto(BASE);
    await expect(page.locator('noscript p')).toHaveText('Please switch on JavaScript to order here.');
    await expect(page.locator('noscript p')).toBeVisible();
  });
});
