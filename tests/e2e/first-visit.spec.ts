import type { Page } from '@playwright/test';
import { holdRequests } from './hold-requests';
import { DINER } from './shop';
import { expect, test } from './test';

/** Waits until every page would have started preloading. */
async function waitForIdle(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => new Promise((idle) => requestIdleCallback(idle, { timeout: 10_000 })));
}

test.describe('the HTML page', () => {
  test(
    'requests the restaurant, its menu, the cart and the first banner before the application code loads',
    { tag: '@core' },
    async ({ page, sandbox }) => {
      await page.addInitScript(() => localStorage.setItem('cartId:spice-garden', 'c-1'));
      const release = await holdRequests(page, '**/assets/*.js');
      const picture = page.waitForRequest(/\/pictures\/.*banner/);
      await page.goto('/spice-garden', { waitUntil: 'commit' });
      expect((await picture).resourceType()).toBe('image');
      for (const call of [
        'restro_id_new',
        'display/display_resturent_info',
        'display/restro_address_info',
        'Daily/Timing',
        'display/Slider',
        'display/all_categories',
        'display/display_dish_list',
        'cart/displayTestFramCore',
      ]) {
        await expect.poll(async () => (await sandbox.requests(call)).length, call).toBe(1);
      }
      release();
    },
  );
});

test('a first visit sends each start-up request only once', { tag: '@core' }, async ({ page, sandbox }) => {
  await page.goto('/spice-garden/menu');
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect.poll(async () => (await sandbox.requests('Guest/UserAdd')).length).toBe(1);
  for (const call of ['restro_id_new', 'display/display_dish_list', 'Daily/Timing', 'display/Slider']) {
    expect(await sandbox.requests(call), call).toHaveLength(1);
  }
});

test.describe('preloading', () => {
  // Requests of a service worker would be counted too.
  test.use({ serviceWorkers: 'block' });

  const LAZY_CODE = /\/assets\/(toasts|side-menu|dish-popup)-[^/]+\.js$/;

  for (const isSaving of [false, true]) {
    test(`loads ${isSaving ? 'no code until a click needs it when the browser saves data' : 'the code of toasts, side menu and dish popup'}`, async ({
      page,
    }) => {
      if (isSaving) {
        await page.addInitScript(() =>
          Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
        );
      }
      const preloaded = new Set<string>();
      page.on('request', (request) => {
        const [, part] = LAZY_CODE.exec(new URL(request.url()).pathname) ?? [];
        if (part !== undefined) preloaded.add(part);
      });
      await page.goto('/spice-garden/menu');
      await expect(page.getByRole('article').first()).toBeVisible();
      if (!isSaving) {
        await expect.poll(() => [...preloaded].sort()).toEqual(['dish-popup', 'side-menu', 'toasts']);
        return;
      }
      await waitForIdle(page);
      expect([...preloaded]).toEqual([]);
      await page.getByRole('article', { name: 'Butter naan' }).getByRole('button', { name: 'Add' }).click();
      await expect(page.getByText('Item added successfully!')).toBeVisible();
      expect([...preloaded].sort()).toEqual(['toasts']);
    });
  }
});

test.describe('when the code of the toasts fails to load', () => {
  test.use({ expectedErrors: [/Failed to load resource/] });

  test('the next toast loads it and is shown', async ({ page }) => {
    let failures = 0;
    await page.route('**/assets/toasts-*.js', (route) => {
      failures += 1;
      return route.abort();
    });
    await page.goto('/spice-garden/menu');
    await expect.poll(() => failures).toBeGreaterThan(0);
    await waitForIdle(page);
    await page.unroute('**/assets/toasts-*.js');
    await page.getByRole('article', { name: 'Butter naan' }).getByRole('button', { name: 'Add' }).click();
    await expect(page.getByText('Item added successfully!')).toBeVisible();
  });
});

function cachedFiles(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    const releases = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
    const requests = await Promise.all(releases.map((release) => release.keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname);
  });
}

const PRECACHED = /\/assets\/(map-picker|login-dialog)-/;

test.describe('the service worker', () => {
  test.use({ serviceWorkers: 'allow' });

  test('precaches the code of the map picker and the login dialog', async ({ page }) => {
    await page.goto('/spice-garden');
    await expect
      .poll(async () => (await cachedFiles(page)).filter((file) => PRECACHED.test(file)).length)
      .toBe(2);
  });
});

test('the code of the tracking bar loads for a logged-in diner, but not on a guest’s first visit', async ({
  page,
}) => {
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
  const isTracked = () => fetched.some((file) => /\/assets\/tracking-bar-/.test(file));
  await page.goto('/spice-garden');
  await expect(page.getByRole('article').first()).toBeVisible();
  await waitForIdle(page);
  expect(isTracked()).toBe(false);
  await page.evaluate((phone) => localStorage.setItem('userNumber', phone), DINER);
  await page.reload();
  await expect.poll(isTracked).toBe(true);
});
