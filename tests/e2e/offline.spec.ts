import type { Page } from '@playwright/test';
import { PRIMARY } from './origins';
import { BASE, changeRestaurant, naanStepper, openCart, placeOrderButton } from './shop';
import { waitForServiceWorker } from './service-worker';
import { expect, test } from './test';
import { holdRequests } from './hold-requests';

test.use({ expectedErrors: [/Failed to load resource/] });

const dish = (page: Page, name: string) => page.getByRole('article', { name, exact: true }).first();

function persistedKeys(page: Page) {
  return page.evaluate(
    () =>
      new Promise<IDBValidKey[]>((resolve) => {
        const opening = indexedDB.open('storefront');
        opening.onsuccess = () => {
          const request = opening.result.transaction('kept').objectStore('kept').getAllKeys();
          request.onsuccess = () => resolve(request.result);
          opening.result.close();
        };
      }),
  );
}

test.describe('the cached storefront without a network', () => {
  test.use({ serviceWorkers: 'allow' });

  test(
    'shows the last menu with its time, blocks ordering, and recovers by itself',
    { tag: '@core' },
    async ({ page, context, sandbox }) => {
      await openCart(page, { query: '?type=dinein&table=7' });
      await page.getByLabel('Cooking instructions').fill('No coriander');
      await expect(placeOrderButton(page)).toBeEnabled();
      await waitForServiceWorker(page);
      await page.getByRole('link', { name: 'Add more items' }).click();
      await context.setOffline(true);
      const since = /^You are offline\. Showing the last menu, as of \d{1,2}:\d{2} [AP]M\.$/;
      await expect(page.getByText(since)).toBeVisible();

      await page.reload();
      await expect(page.getByText(since)).toBeVisible();
      const before = (await sandbox.requests('cart/addItemTest')).length;
      await dish(page, 'Crispy pepper corn').getByRole('button', { name: 'Add' }).click();
      await expect(page.getByText(/You can change your cart once you are back online/)).toBeVisible();
      await dish(page, 'Crispy pepper corn').getByRole('button', { name: 'Crispy pepper corn' }).click();
      await expect(page.getByRole('dialog', { name: 'Crispy pepper corn' })).toBeVisible();

      await page.goto(`${BASE}/cart`);
      await expect(page.getByLabel('Cooking instructions')).toHaveValue('No coriander');
      await expect(page.getByLabel('Table number')).toHaveValue('7');
      await expect(placeOrderButton(page)).toBeHidden();

      await context.setOffline(false);
      await expect(naanStepper(page)).toContainText('8');
      await expect(page.getByText(/You are offline/)).toHaveCount(0);
      await expect(placeOrderButton(page)).toBeEnabled();
      expect(await sandbox.requests('cart/addItemTest')).toHaveLength(before);
    },
  );

  test('finds the dishes of a menu that was visited once', async ({ page, context }) => {
    await page.goto(`${BASE}/menu`);
    await waitForServiceWorker(page);
    await expect.poll(() => persistedKeys(page)).toContain('spice-garden/catalogue:1');
    await context.setOffline(true);
    await page.goto(`${BASE}/search`);
    await page.getByRole('searchbox', { name: 'Search for a dish...' }).fill('buter nan');
    await expect(page.getByRole('main').getByRole('article').first()).toHaveAccessibleName('Butter naan');
    await expect(page.getByText(/You are offline/)).toBeVisible();
  });

  test('opens only the visited restaurants of an origin, each with its own menu', async ({
    page,
    context,
  }) => {
    await page.goto(`${PRIMARY}/green-leaf/menu`);
    await waitForServiceWorker(page);
    await page.goto(`${BASE}/menu`);
    await waitForServiceWorker(page);
    await expect(dish(page, 'Butter naan')).toBeVisible();
    await context.setOffline(true);
    await page.goto(`${PRIMARY}/green-leaf/menu`);
    await expect(page).toHaveTitle('Green Leaf');
    await expect(page.getByRole('article').first()).toBeVisible();
    await expect(page.getByRole('article', { name: 'Butter naan', exact: true })).toHaveCount(0);
    await page.goto(`${PRIMARY}/night-owl/menu`);
    await expect(page.getByRole('heading', { name: 'You are offline' })).toBeVisible();
    await context.setOffline(false);
    await expect(page).toHaveTitle('Night Owl');
  });
});

test('a price that changed since the last visit updates an open dish popup without remounting it', async ({
  page,
  request,
}) => {
  await page.goto(`${BASE}/menu`);
  await expect(dish(page, 'Butter naan')).toBeVisible();
  await expect.poll(() => persistedKeys(page)).toContain('spice-garden/catalogue:1');
  await changeRestaurant(request, { prices: { 'v-butter-naan': { OfferPrice: 41 } } });

  const answer = await holdRequests(page, '**/display/display_dish_list**');
  await page.goto(`${BASE}/menu`);
  await dish(page, 'Butter naan').getByRole('button', { name: 'Butter naan', exact: true }).click();
  const popup = page.getByRole('dialog', { name: 'Butter naan' });
  await expect(popup).toContainText('₹45');
  await popup.evaluate((element) => element.setAttribute('data-untouched', ''));
  answer();
  await expect(popup).toContainText('₹41');
  await expect(popup).toHaveAttribute('data-untouched');
});
