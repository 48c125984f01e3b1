import { leastBrowsers } from '../../tools/least-browsers';
import { becomeOlderBrowser, missingIn, oneBelow } from './older-browser';
import { BASE, chooseSavedAddress, DINER, login, SERVER } from './shop';
import { expect, test } from './test';

// Chrome and Edge, and Safari on both systems, differ in nothing that is used here.
const browsers = leastBrowsers().filter(({ name }) => name !== 'edge' && name !== 'safari');

test('each least browser is known to lack something that newer ones have', () => {
  expect(browsers.map(({ name }) => name)).toEqual(['chrome', 'firefox', 'ios_saf', 'samsung']);
  for (const browser of browsers) expect(missingIn(browser).names.length).toBeGreaterThan(100);
});

for (const browser of browsers) {
  test(`a dinner is ordered in ${browser.name} ${browser.version}`, async ({ page, sandbox }) => {
    test.slow();
    await becomeOlderBrowser(page, browser);
    await page.goto(BASE);
    await expect(
      page
        .getByRole('heading', { name: 'What’s on your mind ?' })
        .or(page.getByRole('region', { name: "What's on your mind ?" }))
        .first(),
    ).toBeVisible();
    const card = page.getByRole('group', { name: /Spice Garden/ });
    await expect(card).toBeHidden();
    await page
      .getByRole('button', { name: /Spice Garden/ })
      .first()
      .click();
    await expect(card).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(card).toBeHidden();

    await page.goto(`${BASE}/menu?dish=d-margherita-pizza`);
    const dish = page.getByRole('dialog', { name: /margherita/i });
    await dish.getByRole('button', { name: /^Add/ }).click();
    await expect(dish).toBeHidden();
    await expect(page.getByText('Item added successfully!').first()).toBeVisible();

    await page.goto(`${BASE}/cart`);
    await page.getByLabel('Cooking instructions').fill('less spicy');
    await page.getByRole('button', { name: 'Place Order' }).click();
    await login(page, sandbox, DINER);
    await expect(page.getByRole('dialog', { name: 'Login' })).toBeHidden();
    await page.keyboard.press('Escape');
    await chooseSavedAddress(page);
    await page.getByRole('button', { name: 'Place Order' }).click();
    await page.waitForURL(`${SERVER}/pay**`);
  });

  test(`below ${browser.name} ${browser.version} a page says so, with name and phone number`, async ({
    page,
  }) => {
    await becomeOlderBrowser(page, oneBelow(browser));
    await page.goto(`${BASE}/menu`);
    await expect(page.getByRole('heading', { name: 'Please update your browser' })).toBeVisible();
    await expect(page.getByText('Spice Garden')).toBeVisible();
    await expect(page.getByRole('link', { name: /^\+?[\d ]+$/ })).toHaveAttribute('href', /^tel:\+?\d+$/);
    await expect(page.getByRole('link', { name: `Open ${BASE}/menu` })).toBeVisible();
  });
}

test('the page for older browsers names the restaurant of an address with a query', async ({ page }) => {
  const opened = `${BASE}?type=dinein&table=7`;
  await page.goto(`/unsupported.html?from=${encodeURIComponent(opened)}`);
  await expect(page.getByText('Spice Garden')).toBeVisible();
  await expect(page.getByRole('link', { name: `Open ${opened}` })).toHaveAttribute('href', opened);
});

test.describe('with scripts off', () => {
  test.use({ javaScriptEnabled: false });

  test('the page says that it needs them', async ({ page }) => {
    await page.goto(BASE);
    await expect(page.locator('noscript p')).toHaveText('Please switch on JavaScript to order here.');
    await expect(page.locator('noscript p')).toBeVisible();
  });
});
