import type { Page } from '@playwright/test';
import { hostOf, PRIMARY, SANDBOX } from './origins';
import { servePrerendered } from './prerendered-site';
import { waitForServiceWorker } from './service-worker';
import { expect, test } from './test';

interface Manifest {
  name: string;
  start_url: string;
  scope: string;
  icons: { src: string }[];
}

async function readManifest(page: Page) {
  await page.waitForSelector('link[rel="manifest"]', { state: 'attached' });
  const session = await page.context().newCDPSession(page);
  const { url, data, errors } = await session.send('Page.getAppManifest');
  const { installabilityErrors } = await session.send('Page.getInstallabilityErrors');
  return {
    url,
    manifest: JSON.parse(data ?? '{}') as Manifest,
    errors,
    // Test profiles are incognito, in which nothing can be installed.
    installabilityErrors: installabilityErrors
      .map(({ errorId }) => errorId)
      .filter((id) => id !== 'in-incognito'),
  };
}

test('each restaurant is an installable app, on the primary domain and on its own host', async ({ page }) => {
  for (const { address, home, name, slug } of [
    {
      address: `${PRIMARY}/spice-garden/menu`,
      home: `${PRIMARY}/spice-garden/`,
      name: 'Spice Garden',
      slug: 'spice-garden',
    },
    {
      address: hostOf('green-leaf'),
      home: `${hostOf('green-leaf')}/`,
      name: 'Green Leaf',
      slug: 'green-leaf',
    },
  ]) {
    await page.goto(address);
    const { manifest, errors, installabilityErrors } = await readManifest(page);
    expect(errors).toEqual([]);
    expect(installabilityErrors).toEqual([]);
    expect(manifest).toMatchObject({ name, start_url: home, scope: home });
    expect(manifest.icons[0]?.src).toBe(`${SANDBOX}/pictures/logo/${slug}.svg`);
  }
});

test('the home URL of a restaurant with a slug ends with a slash, within the scope of its app', async ({
  page,
}) => {
  const home = `${PRIMARY}/spice-garden/`;
  await page.goto(`${PRIMARY}/spice-garden?q=1#top`);
  await expect(page).toHaveURL(`${home}?q=1#top`);
  await page.goto(`${PRIMARY}/spice-garden/menu`);
  await page.getByRole('button', { name: 'Open menu' }).click();
  await page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'Home' }).click();
  await expect(page).toHaveURL(home);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Spice Garden', level: 1 })).toBeVisible();
  await expect(page).toHaveURL(home);
  await page.goBack();
  await expect(page).toHaveURL(`${home}menu`);
});

test.describe('a restaurant whose logo does not load', () => {
  test.use({ expectedErrors: [/Failed to load resource/] });

  test('is installable with the default icon', async ({ page }) => {
    await page.route('**/pictures/logo/**', (route) => route.fulfill({ status: 404 }));
    await page.goto('/spice-garden');
    const { manifest, installabilityErrors } = await readManifest(page);
    expect(installabilityErrors).toEqual([]);
    expect(manifest.icons[0]?.src).toBe(`${PRIMARY}/favicon.svg`);
  });
});

test('prerendered pages are installable from a file of the restaurant, in every language, by path and by host', async ({
  browser,
  secondBuild,
}) => {
  test.setTimeout(120_000);
  const site = await servePrerendered(secondBuild, ['spice-garden', 'green-leaf.localhost']);
  const host = site.origin.replace('localhost', 'green-leaf.localhost');
  try {
    for (const { home, pages, name } of [
      {
        home: `${site.origin}/spice-garden/`,
        pages: ['', 'menu', 'menu/Breads'],
        name: 'Spice Garden',
      },
      { home: `${host}/`, pages: ['', 'menu'], name: 'Green Leaf' },
    ]) {
      for (const locale of ['en-IN', 'hi-IN']) {
        const context = await browser.newContext({ locale, serviceWorkers: 'block' });
        const page = await context.newPage();
        for (const path of pages) {
          const appCode = page.waitForResponse(/\/assets\/web-app-/);
          await page.goto(home + path);
          await appCode;
          await page.evaluate(() => new Promise((done) => requestIdleCallback(done)));
          const { url, manifest, errors, installabilityErrors } = await readManifest(page);
          expect(installabilityErrors).toEqual([]);
          expect(errors).toEqual([]);
          expect(url).toBe(`${home}manifest.webmanifest`);
          expect(manifest).toMatchObject({ name, start_url: new URL(home).pathname });
          // The demo's logos are SVG files, which Android does not take.
          expect(manifest.icons[0]?.src).toBe('/icon-192.png');
          await expect(page.locator('link[rel="manifest"]')).toHaveCount(1);
        }
        await context.close();
      }
      // The page that the worker answers with has no link of its own.
      const context = await browser.newContext({ serviceWorkers: 'allow' });
      const page = await context.newPage();
      await page.goto(home);
      await waitForServiceWorker(page);
      const answer = await page.goto(home);
      expect(await answer?.text()).not.toContain('rel="manifest"');
      const { url, installabilityErrors } = await readManifest(page);
      expect(installabilityErrors).toEqual([]);
      expect(url).toBe(`${home}manifest.webmanifest`);
      await context.close();
    }
  } finally {
    await site.close();
  }
});
