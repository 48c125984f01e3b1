import type { Page } from '@playwright/test';
import { waitForAnimations } from './accessibility-checks';
import { PRIMARY } from './origins';
import { BASE, openCart } from './shop';
import { expect, isPhone, test } from './test';

/** px around a control in which its focus indicator is expected. */
const MARGIN_PX = 8;
/** Minimum change of a colour channel (0 to 255) that counts as visible. */
const VISIBLE_CHANGE = 64;

interface TabStop {
  name: string;
  /** Share of sampled points on top and in the window: 0 to 1. */
  visibleShare: number;
  around: { x: number; y: number; width: number; height: number };
}

function focusedStop(page: Page): Promise<TabStop | undefined> {
  return page.evaluate((margin) => {
    const focused = document.activeElement;
    if (!focused || focused.matches('body, main')) return undefined;
    // A visually hidden input is represented by its label.
    const isDrawn = focused.getBoundingClientRect().width > 1 && getComputedStyle(focused).opacity !== '0';
    const drawn = (!isDrawn && focused.closest('label')) || focused;
    const box = drawn.getBoundingClientRect();
    const shares = [0.1, 0.3, 0.5, 0.7, 0.9];
    const points = shares.flatMap((across) => shares.map((down) => [across, down] as const));
    const hits = points.filter(([across, down]) =>
      drawn.contains(document.elementFromPoint(box.left + box.width * across, box.top + box.height * down)),
    );
    const x = Math.max(0, box.left - margin);
    const y = Math.max(0, box.top - margin);
    return {
      name:
        focused.getAttribute('aria-label') ??
        (focused.textContent || focused.querySelector('img')?.alt || focused.tagName),
      visibleShare: hits.length / points.length,
      around: {
        x,
        y,
        width: Math.max(1, Math.min(innerWidth, box.right + margin) - x),
        height: Math.max(1, Math.min(innerHeight, box.bottom + margin) - y),
      },
    };
  }, MARGIN_PX);
}

function countDifferentPixels(page: Page, one: Buffer, other: Buffer): Promise<number> {
  return page.evaluate(
    async ([a, b, least]) => {
      const pixels = async (encoded: string) => {
        const bytes = Uint8Array.from(atob(encoded), (sign) => sign.charCodeAt(0));
        const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
        const canvas = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d');
        canvas?.drawImage(bitmap, 0, 0);
        return canvas?.getImageData(0, 0, bitmap.width, bitmap.height).data ?? [];
      };
      const [before, after] = [await pixels(a), await pixels(b)];
      let count = 0;
      for (let at = 0; at < before.length; at += 4) {
        const isClear = [0, 1, 2].some((channel) => {
          return Math.abs((before[at + channel] ?? 0) - (after[at + channel] ?? 0)) >= least;
        });
        if (isClear) count += 1;
      }
      return count;
    },
    [one.toString('base64'), other.toString('base64'), VISIBLE_CHANGE] as const,
  );
}

/** Whether focus changes at least as many pixels as an outline along the visible part has. */
async function hasFocusIndicator(page: Page, { around }: TabStop): Promise<boolean> {
  const look = () => page.screenshot({ clip: around, caret: 'hide' });
  const withFocus = await look();
  const focused = await page.evaluateHandle(() => document.activeElement as HTMLElement);
  await focused.evaluate((element) => element.blur());
  const without = await look();
  await focused.evaluate((element) => element.focus({ preventScroll: true }));
  const inSight = around.width + around.height;
  return (await countDifferentPixels(page, withFocus, without)) >= inSight - 4 * MARGIN_PX;
}

/** @returns tab stops without a focus indicator or less than half visible (WCAG 2.4.7, 2.4.11). */
async function findUnseenStops(page: Page, presses: number): Promise<string[]> {
  const unseen: string[] = [];
  let reached = 0;
  for (let step = 0; step < presses; step += 1) {
    await page.keyboard.press('Tab');
    await waitForAnimations(page);
    const stop = await focusedStop(page);
    if (!stop) continue;
    reached += 1;
    if (stop.visibleShare < 0.5) unseen.push(`${stop.name}: ${String(stop.visibleShare)} of it in sight`);
    else if (!(await hasFocusIndicator(page, stop))) unseen.push(`${stop.name}: no focus indicator`);
  }
  expect(reached).toBeGreaterThan(presses / 2);
  return unseen;
}

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));

for (const { what, path, most } of [
  { what: 'the home page', path: '', most: 34 },
  { what: 'the menu page', path: '/menu', most: 34 },
  { what: 'the search page', path: '/search', most: 16 },
]) {
  test(`each tab stop of ${what} has a focus indicator and is in view`, async ({ page }) => {
    await page.goto(`${BASE}${path}`);
    await expect(page.getByRole('article').first()).toBeVisible();
    expect(await findUnseenStops(page, most)).toEqual([]);
  });
}

for (const { what, width, height, most } of [
  { what: 'at 200% zoom', width: 683, height: 384, most: 40 },
  { what: 'at a width of 320 px', width: 320, height: 568, most: 24 },
  { what: 'at 400% zoom', width: 320, height: 256, most: 24 },
]) {
  test(
    `each tab stop of the menu has a focus indicator and is not hidden by floating bars ${what}`,
    { tag: '@phone' },
    async ({ page }) => {
      await page.setViewportSize({ width, height });
      await openCart(page);
      await page.goto(`${BASE}/menu`);
      await expect(page.getByRole('region', { name: 'Cart' })).toBeVisible();
      expect(await findUnseenStops(page, most)).toEqual([]);
    },
  );
}

test('each tab stop of a dish popup with many options has a focus indicator and is in view', async ({
  page,
}) => {
  await page.goto(`${BASE}/menu?dish=d-farmhouse-pizza`);
  await expect(page.getByRole('dialog').getByRole('checkbox').first()).toBeVisible();
  expect(await findUnseenStops(page, 26)).toEqual([]);
});

test(
  '"Back to top" covers no text at the end of a page at a width of 320 px',
  { tag: '@phone' },
  async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 568 });
    for (const path of ['/menu', '/privacy-policy']) {
      await page.goto(`${BASE}${path}`);
      const texts = page.getByRole('contentinfo').getByRole('paragraph');
      await expect(texts).toHaveCount(2);
      const button = page.getByRole('button', { name: 'Back to top' });
      // A long menu renders more dishes while it scrolls into view.
      await expect(async () => {
        await page.evaluate(() => window.scrollTo({ top: document.documentElement.scrollHeight }));
        const text = await texts.last().boundingBox();
        const over = await button.boundingBox();
        expect((text?.y ?? NaN) + (text?.height ?? NaN), path).toBeLessThanOrEqual(over?.y ?? NaN);
      }).toPass();
    }
  },
);

for (const { way, leave } of [
  { way: 'Escape', leave: (page: Page) => page.keyboard.press('Escape') },
  {
    way: 'Close',
    leave: (page: Page) => page.getByRole('dialog').getByRole('button', { name: 'Close' }).click(),
  },
  {
    way: 'Add',
    leave: (page: Page) => page.getByRole('dialog').getByRole('button', { name: /^Add/ }).click(),
  },
]) {
  test(`closing the dish popup of a shared link with ${way} focuses the dish and scrolls it into view`, async ({
    page,
  }) => {
    await page.goto(`${BASE}/menu?dish=d-farmhouse-pizza`);
    const popup = page.getByRole('dialog');
    await expect(popup.getByRole('checkbox').first()).toBeVisible();
    await leave(page);
    await expect(popup).toBeHidden();
    const dish = page.getByRole('heading', { name: 'Farmhouse pizza' }).getByRole('button').first();
    await expect(dish).toBeFocused();
    await expect(dish).toBeInViewport({ ratio: 1 });
  });
}

test('closing the dish popup of a shared link focuses its dish, not another one of the same name', async ({
  page,
}) => {
  await page.route('**/display_dish_list**', async (route) => {
    const response = await route.fetch();
    const body = await response.text();
    await route.fulfill({ response, body: body.replaceAll('Margherita pizza', 'Farmhouse pizza') });
  });
  await page.goto(`${BASE}/menu?dish=d-farmhouse-pizza`);
  const popup = page.getByRole('dialog');
  await expect(popup.getByRole('checkbox').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(popup).toBeHidden();
  const dishes = page.getByRole('heading', { name: 'Farmhouse pizza' }).getByRole('button');
  await expect(dishes).toHaveCount(2);
  await expect(dishes.nth(1)).toBeFocused();
});

test('closing the dish popup of a shared link focuses the dish once the menu has rendered it', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const held: IdleRequestCallback[] = [];
    window.requestIdleCallback = (callback) => held.push(callback);
    window.addEventListener('idle-again', () => {
      window.requestIdleCallback = (callback) => window.setTimeout(callback);
      for (const callback of held) window.setTimeout(callback);
    });
  });
  await page.goto(`${BASE}/menu?dish=d-farmhouse-pizza`);
  const popup = page.getByRole('dialog');
  await expect(popup.getByRole('checkbox').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(popup).toBeHidden();
  const dish = page.getByRole('heading', { name: 'Farmhouse pizza' }).getByRole('button').first();
  await expect(dish).toBeHidden();
  await expect(page.getByRole('main')).toBeFocused();
  await page.evaluate(() => window.dispatchEvent(new Event('idle-again')));
  await expect(dish).toBeFocused();
  await expect(dish).toBeInViewport({ ratio: 1 });
});

test.describe('the keyboard focus on "Try again"', { tag: '@phone' }, () => {
  test.use({ expectedErrors: [[/Failed to load resource/, /^ChunkLoadError/], { scope: 'test' }] });

  for (const { call, path } of [
    { call: 'display/display_dish_list', path: '/menu' },
    { call: 'Offer/display_for_restaurent', path: '/offer' },
  ]) {
    test(`stays when the retry fails and moves to the content when it succeeds: ${path}`, async ({
      page,
      sandbox,
    }) => {
      await sandbox.fail({ call, kind: 'status', status: 500 });
      await page.goto(`${BASE}${path}`);
      const again = page.getByRole('main').getByRole('button', { name: 'Try again' });
      await again.focus();
      const failed = page.waitForResponse((response) => response.url().includes(call));
      await page.keyboard.press('Enter');
      await failed;
      await expect(again).toBeEnabled();
      await expect(again).toBeFocused();
      await sandbox.clearFaults();
      await page.keyboard.press('Enter');
      await expect(again).toBeHidden();
      await expect(page.getByRole('main')).toBeFocused();
      await page.keyboard.press('Tab');
      const isWithin = page.getByRole('main').evaluate((main) => main.contains(document.activeElement));
      expect(await isWithin).toBe(true);
    });
  }

  test('stays after a retry for an unknown restaurant', async ({ page }) => {
    await page.goto(`${PRIMARY}/no-such-restaurant`);
    const again = page.getByRole('button', { name: 'Try again' });
    await again.focus();
    const answered = page.waitForResponse(/restaurant/i);
    await page.keyboard.press('Enter');
    await answered;
    await expect(again).toBeEnabled();
    await expect(again).toBeFocused();
  });

  test('stays when the code of a page fails to load again, and moves to the page when it loads', async ({
    page,
  }) => {
    await page.route(/\/assets\/offers-/, (route) => route.abort());
    await page.goto(`${BASE}/offer`);
    const again = page.getByRole('main').getByRole('button', { name: 'Try again' });
    await again.focus();
    const failed = page.waitForEvent('requestfailed');
    await page.keyboard.press('Enter');
    await failed;
    await expect(again).toBeFocused();
    await page.unroute(/\/assets\/offers-/);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'Offers' })).toBeVisible();
    await expect(page.getByRole('main')).toBeFocused();
  });

  test('stays when the tracking page fails to load again', async ({ page }) => {
    await page.clock.install();
    await page.route('**/track**', (route) => route.abort());
    await page.goto(`${BASE}/orderInfo?OrderId=1042`);
    await expect(page.locator('iframe')).toBeVisible();
    await page.clock.fastForward(15_000);
    const again = page.getByRole('main').getByRole('button', { name: 'Try again' });
    await again.focus();
    const failed = page.waitForEvent('requestfailed');
    await page.keyboard.press('Enter');
    await failed;
    await page.clock.fastForward(15_000);
    await expect(again).toBeFocused();
  });
});

test('a followed link moves the focus into the next page, and one to the shown page scrolls to its top', async ({
  page,
}) => {
  await page.goto(BASE);
  await page.getByRole('link', { name: 'All offers' }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/offer$/);
  await expect(page.getByRole('main')).toBeFocused();
  if (isPhone()) {
    await page.goto(BASE);
    await page.getByRole('button', { name: 'Open menu' }).click();
    await page.getByRole('dialog').getByRole('link', { name: 'Order history' }).press('Enter');
    await expect(page.getByText('please login to see your order history')).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.getByRole('main')).toBeFocused();
  }
  await page.goto(`${BASE}/menu`);
  await expect(page.getByRole('article').first()).toBeVisible();
  await page.evaluate(() => scrollTo({ top: 1500, behavior: 'instant' }));
  if (isPhone()) await page.getByRole('button', { name: 'Open menu' }).click();
  const links = isPhone() ? page.getByRole('dialog') : page.getByRole('navigation', { name: 'Main' });
  await links.getByRole('link', { name: 'Menu', exact: true }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
});
