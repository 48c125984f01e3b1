import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { passTime } from './not-started';
import { PRIMARY } from './origins';
import { REWRITES, serveRewritten } from './rewriting-proxy';
import { BASE } from './shop';
import { expect, test } from './test';

const ENTRY = /\/assets\/index-[^/]+\.js$/;

const notice = (page: Page) => page.getByText('This page did not load completely.');

test.describe('a page whose scripts never start', () => {
  test.use({ expectedErrors: [/Failed to load resource/] });

  test('says so after 15 s, in light and dark, with a link that reloads it', async ({ page }) => {
    await page.route(ENTRY, (route) => route.abort());
    await page.goto(`${BASE}/menu`);
    await expect(notice(page)).toBeHidden();
    await passTime(page, 14_000);
    await expect(notice(page)).toBeHidden();
    await expect(notice(page)).toBeVisible();
    await expect(page.getByText('यह पेज पूरा लोड नहीं हुआ।')).toBeVisible();
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      const { violations } = await new AxeBuilder({ page }).include('#not-started').analyze();
      expect(violations).toEqual([]);
    }

    await page.unroute(ENTRY);
    await page.getByRole('link', { name: 'Reload' }).click();
    await expect(page.getByRole('article').first()).toBeVisible();
    expect(page.url()).toBe(`${BASE}/menu`);
    await expect(notice(page)).toBeHidden();
  });
});

test('every script of the page opts out of Rocket Loader before its address', async ({ request }) => {
  const html = await (await request.get(BASE)).text();
  const scripts = [...html.matchAll(/<script[^>]*>/g)].map(([script]) => script);
  expect(scripts).toHaveLength(3);
  for (const script of scripts) expect(script).toMatch(/^<script (type="module" )?data-cfasync="false"/);
});

test.describe('behind a proxy', () => {
  test.use({ expectedErrors: [/Content Security Policy|^Policy violated: script-src-elem inline/] });

  for (const { what, rewrite } of REWRITES) {
    test(`that ${what}, a page starts`, async ({ page }) => {
      const proxy = await serveRewritten(PRIMARY, rewrite);
      await page.goto(`${proxy.origin}/spice-garden/menu`);
      await expect(page.getByRole('article').first()).toBeVisible();
      await expect(page.locator('#not-started')).toHaveCSS('display', 'none');
      expect(await page.evaluate(() => 'injected' in globalThis)).toBe(false);
      await proxy.close();
    });
  }
});

test('a page that starts never shows that notice', async ({ page }) => {
  await page.goto(BASE);
  await expect(page.getByRole('heading', { name: 'Spice Garden', level: 1 })).toBeVisible();
  await expect(page.locator('#not-started')).toHaveCSS('display', 'none');
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
  // Hosts and extensions insert elements anywhere.
  await page.evaluate(() => document.getElementById('root')?.after(document.createElement('aside')));
  await expect(page.locator('#not-started')).toHaveCSS('display', 'none');
});

test.describe('an error page that fails itself', () => {
  test.use({ expectedErrors: [/broken/] });

  test('leaves words and a link that reloads the page', async ({ page }) => {
    await page.goto(BASE);
    await expect(page.getByRole('heading', { name: 'Spice Garden', level: 1 })).toBeVisible();
    await page.evaluate(() => {
      // The pages and the error page use it.
      Array.prototype.find = () => {
        throw new Error('broken');
      };
      document.querySelector<HTMLElement>('a[href$="/menu"]')?.click();
    });
    await expect(page.locator('#root')).toBeEmpty();
    await expect(notice(page)).toBeVisible();
    await page.getByRole('link', { name: 'Reload' }).click();
    await expect(page.getByRole('contentinfo')).toBeVisible();
    await expect(notice(page)).toBeHidden();
  });
});
