import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { Server } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { listenOnLocalhost } from '../../sandbox/listen';
import { closeServer } from '../../tools/close-server';
import { createStaticServer } from '../../tools/serve-static';
import { SANDBOX } from './origins';
import { waitForServiceWorker } from './service-worker';
import { expect, test } from './test';

test.use({ serviceWorkers: 'allow', expectedErrors: [/ERR_INTERNET_DISCONNECTED/] });

/** A host with the storefront and pages of its own. */
let folder = '';
let server: Server;
let port = 0;

function write(file: string, text: string): void {
  mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
  writeFileSync(path.join(folder, file), text);
  // The server prefers the compressed copies of the build.
  for (const ending of ['br', 'gz']) rmSync(path.join(folder, `${file}.${ending}`), { force: true });
}

test.beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'host-pages-'));
  cpSync(path.resolve('node_modules/.cache/storefront-e2e', new URL(SANDBOX).port), folder, {
    recursive: true,
  });
  server = createStaticServer(folder);
  port = await listenOnLocalhost(server, 0);
});
test.afterEach(async () => {
  await closeServer(server);
  rmSync(folder, { recursive: true });
});

async function openShop(page: Page, base: string) {
  await page.goto(`${base}/menu`);
  await expect(page.getByRole('article').first()).toBeVisible();
  await waitForServiceWorker(page);
}

for (const host of ['primary domain', 'restaurant’s own domain']) {
  test(`the service worker leaves other pages on the ${host} to the host`, async ({ page, context }) => {
    const isPrimary = host === 'primary domain';
    const origin = `http://${isPrimary ? '' : 'spice-garden.'}localhost:${String(port)}`;
    const base = isPrimary ? `${origin}/spice-garden` : origin;
    write('winter.html', '<h1>Winter menu</h1>');
    write('.well-known/page.html', '<h1>Well known</h1>');
    write('blog/index.html', '<h1>Blog</h1>');
    write('cart.html', '<h1>Old cart</h1>');
    await openShop(page, base);
    for (const [address, heading] of [
      ['/winter.html', 'Winter menu'],
      ['/.well-known/page.html', 'Well known'],
      ['/blog/', 'Blog'],
      ['/cart.html', 'Old cart'],
    ] as const) {
      await page.goto(origin + address);
      await expect(page.getByRole('heading', { name: heading })).toBeVisible();
    }
    // The cached page answers for the shop, whatever the host has there meanwhile.
    write('index.html', '<h1>Maintenance</h1>');
    await page.goto(`${base}/menu`);
    await expect(page.getByRole('article').first()).toBeVisible();
    await context.setOffline(true);
    await page.goto(`${base}/search`);
    await expect(page.getByRole('searchbox')).toBeVisible();
  });
}

test('a retired storefront leaves the browsers that have opened it', async ({ page }) => {
  const base = `http://localhost:${String(port)}/spice-garden`;
  await openShop(page, base);
  write('index.html', '<h1>We have moved</h1>');
  write('sw.js', readFileSync('deploy/retired/sw.js', 'utf8'));
  await page.goto(`${base}/menu`);
  await expect(page.getByRole('heading', { name: 'We have moved' })).toBeVisible();
  const remains = () =>
    page.evaluate(async () => [
      ...(await caches.keys()),
      ...(await navigator.serviceWorker.getRegistrations()).map(({ scope }) => scope),
    ]);
  await expect.poll(remains).toEqual([]);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'We have moved' })).toBeVisible();
  expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull();
});
