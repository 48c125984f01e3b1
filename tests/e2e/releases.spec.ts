import type { Page } from '@playwright/test';
import { startReleases, type Releases } from './releases';
import { BASE, DINER, naanStepper, openCart, SANDBOX } from './shop';
import { waitForServiceWorker } from './service-worker';
import { expect, test } from './test';

// A missing file and the resulting error are also logged to the console.
test.use({ expectedErrors: [/Failed to load resource|ChunkLoadError|dynamically imported module/] });

const note = (page: Page) => page.getByLabel('Cooking instructions');
const picker = (page: Page) => page.getByRole('dialog', { name: 'Select delivery location' });

async function addAddress(page: Page) {
  await page.getByRole('button', { name: 'Select address' }).click();
  await page
    .getByRole('dialog', { name: 'Select an address' })
    .getByRole('button', { name: 'Add address' })
    .click();
}

function recordDocuments(page: Page): string[] {
  const loaded: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) loaded.push(request.url());
  });
  return loaded;
}

/** Waits until preloading ends: afterwards a missing file is only noticed by a tap. */
async function waitForPreloading(page: Page) {
  let known = -1;
  const isQuiet = async () => {
    const before = known;
    const loaded = await page.evaluate(() =>
      performance.getEntriesByType('resource').map(({ name }) => name),
    );
    known = loaded.length;
    return known === before && loaded.some((name) => name.includes('/assets/side-menu-'));
  };
  await expect.poll(isQuiet, { intervals: [700] }).toBe(true);
}

function releaseOf(page: Page): Promise<string> {
  return page.getByRole('contentinfo').innerText();
}
const SECOND = /the second release/;

test.describe('after the deployment of a new release', () => {
  let releases: Releases;
  test.beforeAll(async ({ secondBuild }) => {
    releases = await startReleases(secondBuild);
  });
  test.beforeEach(() => releases.deploy('first'));
  test.afterAll(() => releases.close());

  test('a chunk load error reloads the page once and keeps the typed note', async ({ page }) => {
    await openCart(page, { base: `${releases.origin}/spice-garden` });
    await note(page).fill('No coriander');
    await waitForPreloading(page);
    releases.deploy('second');
    const documents = recordDocuments(page);
    await addAddress(page);
    await expect.poll(() => releaseOf(page)).toMatch(SECOND);
    await expect(note(page)).toHaveValue('No coriander');
    await expect(naanStepper(page)).toContainText('8');
    await addAddress(page);
    await expect(picker(page).getByLabel(/^House No/)).toBeVisible();
    expect(documents).toHaveLength(1);
  });

  test('a chunk load error only offers a reload while the page has unsaved input', async ({ page }) => {
    const addCustDish = JSON.stringify([
      { customized_id: 'g-base', data: '[Thin crust]' },
      { customized_id: '', data: '[]' },
    ]);
    const form = { phone: DINER, id: 'v-margherita-pizza', quan: '1', RestaurentId: '1001', addCustDish };
    await page.request.post(`${SANDBOX}/api/cart/addItemTest`, { form });
    await openCart(page, { base: `${releases.origin}/spice-garden` });
    await page.getByRole('radio', { name: 'Take Away' }).check();
    await page.getByLabel('Pick up time').fill('21:15');
    releases.deploy('second');
    const documents = recordDocuments(page);
    await page
      .getByRole('group', { name: 'Margherita pizza quantity' })
      .getByRole('button', { name: 'Increase quantity' })
      .click();
    const prompt = page.getByRole('alert').filter({ hasText: 'There is a newer version of this page' });
    await expect(prompt).toBeVisible();
    await expect(page.getByLabel('Pick up time')).toHaveValue('21:15');
    expect(documents).toEqual([]);
    await prompt.getByRole('button', { name: 'Reload' }).click();
    await expect.poll(() => releaseOf(page)).toMatch(SECOND);
  });

  test.describe('with the service worker', () => {
    test.use({ serviceWorkers: 'allow' });

    test('an open page keeps working while the new release is cached, and a reload uses the new release', async ({
      page,
    }) => {
      await openCart(page, { base: `${releases.origin}/spice-garden` });
      await note(page).fill('No coriander');
      await waitForServiceWorker(page);
      releases.deploy('second');
      const documents = recordDocuments(page);
      await page.evaluate(async () => {
        const taken = new Promise((done) =>
          navigator.serviceWorker.addEventListener('controllerchange', done),
        );
        await (await navigator.serviceWorker.ready).update();
        await taken;
      });
      await addAddress(page);
      await expect(picker(page).getByLabel(/^House No/)).toBeVisible();
      expect(documents).toEqual([]);
      expect(await releaseOf(page)).not.toMatch(SECOND);

      await page.reload();
      await expect.poll(() => releaseOf(page)).toMatch(SECOND);
      await expect(note(page)).toHaveValue('No coriander');
    });
  });
});

test(
  'a page whose code fails to load has the side menu once, with Login',
  { tag: '@phone' },
  async ({ page }) => {
    for (const [file, path] of [
      ['offers-*', '/offer'],
      ['menu-*', '/menu'],
    ] as const) {
      await page.route(`**/assets/${file}`, (route) => route.abort());
      await page.goto(`${BASE}${path}`);
      await expect(page.getByRole('heading', { name: "This part didn't load" })).toBeVisible();
      await page.getByRole('button', { name: 'Open menu' }).click();
      await expect(
        page.getByRole('dialog', { name: 'Menu' }).getByRole('button', { name: 'Login' }),
      ).toBeVisible();
    }
  },
);

test.describe('an address sheet whose code fails to load', () => {
  test('shows an error only after the diner opens it, and "Try again" loads it', async ({ page }) => {
    await page.route('**/assets/address-sheet-*', (route) => route.abort());
    await openCart(page);
    const prompt = page.getByRole('alert').filter({ hasText: "This part didn't load" });
    await expect(page.getByRole('button', { name: 'Select address' })).toBeVisible();
    await expect(prompt).toHaveCount(0);
    await page.getByRole('button', { name: 'Select address' }).click();
    await expect(prompt).toBeVisible();
    await expect(naanStepper(page)).toContainText('8');
    await page.unroute('**/assets/address-sheet-*');
    await prompt.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('dialog', { name: 'Select an address' })).toContainText('Defence Colony');
    await expect(prompt).toHaveCount(0);
  });

  test('lets the diner type an address without the map, and loads the map the next time', async ({
    page,
    context,
  }) => {
    await openCart(page);
    await page.getByRole('button', { name: 'Select address' }).click();
    const sheet = page.getByRole('dialog', { name: 'Select an address' });
    await expect(sheet).toContainText('Defence Colony');
    await context.setOffline(true);
    await sheet.getByRole('button', { name: 'Add address' }).click();
    await picker(page).getByLabel('City').fill('Bengaluru');
    await context.setOffline(false);
    await expect(picker(page).getByLabel('City')).toHaveValue('Bengaluru');
    await picker(page).getByRole('button', { name: 'Back' }).click();
    await expect(picker(page)).toHaveCount(0);
    await sheet.getByRole('button', { name: 'Add address' }).click();
    await expect(picker(page).getByRole('region', { name: 'Map' })).toBeVisible();
  });
});

test('a missing entry file reloads the page only once per release', async ({ page }) => {
  const documents = recordDocuments(page);
  const isEntry = /\/assets\/index-[^/]+\.js$/;
  await page.route(isEntry, (route) => route.fulfill({ status: 404 }), { times: 1 });
  await page.goto(BASE);
  await expect(page.getByRole('heading', { name: 'Spice Garden', level: 1 })).toBeVisible();
  expect(documents).toHaveLength(2);

  await page.route(isEntry, (route) => route.fulfill({ status: 404 }));
  await page.goto(`${BASE}/menu`);
  // The same release fails again, so reloading once more would not help.
  await page.evaluate(() => fetch('/favicon.svg').then(() => undefined));
  await expect(page.locator('#root')).toBeEmpty();
  expect(documents).toHaveLength(3);
});
