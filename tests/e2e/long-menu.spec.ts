import type { Page } from '@playwright/test';
import { bigBazaar } from '../../sandbox/restaurants/big-bazaar';
import { spiceGarden } from '../../sandbox/restaurants/spice-garden';
import type { RestaurantRecord } from '../../sandbox/restaurants/record';
import { chromiumPath, CHROMIUM_FLAGS } from '../../tools/chromium';
import { countRendered, componentsRenderedBy } from './rendered-components';
import { waitForStablePosition } from './stable-position';
import { PRIMARY } from './origins';
import { expect, test, watchErrors } from './test';

const recordsOf = (shop: RestaurantRecord) => shop.dishes.flatMap((category) => category['items:']);
// CSS selectors: role queries over a long page would block it from answering taps.
const articles = (page: Page) => page.locator('main article');
const named = (page: Page, name: string) => page.locator(`article[aria-label="${name}"]`).first();

/** Opens the menu and waits until the browser has rendered all its dishes in idle time. */
async function openRenderedMenu(page: Page, shop: RestaurantRecord, path = '') {
  await page.goto(`/${shop.slug}/menu${path}`);
  await expect(articles(page).first()).toBeAttached();
  await expect(page.locator('[data-part][data-pending]')).toHaveCount(0, { timeout: 60_000 });
}

/** Dishes that Add puts into the cart without a popup. */
function plainDishes(shop: RestaurantRecord): string[] {
  return recordsOf(shop)
    .filter((dish) => dish.Price.length === 1 && !dish.OutOfStock)
    .filter((dish) => !dish.selectToppingCheck && !dish.add_on_Check)
    .map((dish) => dish.itemName);
}

/** Dismisses toasts, so that they do not disappear during the next tap. */
async function dismissMessages(page: Page) {
  const dismiss = page.getByLabel('Dismiss message');
  await expect(async () => {
    for (const button of await dismiss.all()) await button.click({ timeout: 1000 });
    await expect(dismiss).toHaveCount(0, { timeout: 1000 });
  }).toPass();
}

async function waitForFrames(page: Page) {
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const next = (left: number) => (left > 0 ? requestAnimationFrame(() => next(left - 1)) : resolve());
        next(5);
      }),
  );
}

test.describe('a long menu', () => {
  test.slow();

  test('renders as many components per tap with 1,500 dishes as with 66', async ({ page, sandbox }) => {
    await countRendered(page);
    const rendered: number[] = [];
    for (const shop of [spiceGarden, bigBazaar]) {
      await sandbox.reset();
      await openRenderedMenu(page, shop);
      const [first = '', ...others] = plainDishes(shop).slice(0, 4);
      const add = async (name: string, reads: number) => {
        await named(page, name).getByRole('button', { name: 'Add', exact: true }).click();
        await expect(named(page, name).getByRole('group')).toContainText('1');
        await expect
          .poll(async () => (await sandbox.requests('cart/displayTestFramCore')).length)
          .toBe(reads);
        await expect(named(page, name).locator('[aria-busy=true]')).toHaveCount(0);
        await waitForFrames(page);
      };
      // The first dish also mounts the cart bar.
      await add(first, 1);
      const byEach: number[] = [];
      for (const [index, name] of others.entries()) {
        await named(page, name).scrollIntoViewIfNeeded();
        await waitForStablePosition(named(page, name));
        await dismissMessages(page);
        await waitForFrames(page);
        byEach.push(await componentsRenderedBy(page, () => add(name, index + 2)));
      }
      // The median ignores a toast that disappears during a tap.
      rendered.push(byEach.sort((one, other) => one - other)[1] ?? NaN);
    }
    expect(rendered[0]).toBeGreaterThan(0);
    expect(rendered[1]).toBe(rendered[0]);
  });

  test('scrolls to the last category when opened by that category’s URL', async ({ page }) => {
    const last = bigBazaar.dishes.at(-1)?.['category:'] ?? '';
    await page.goto(`/${bigBazaar.slug}/menu/${encodeURIComponent(last)}`);
    const section = page.locator(`[data-category="${last}"]`);
    await expect(section.getByRole('article').first()).toBeInViewport();
    const top = async () => Math.round((await section.boundingBox())?.y ?? 0);
    await expect.poll(top).toBe(130);
    await expect(page.locator('[data-part][data-pending]')).toHaveCount(0, { timeout: 60_000 });
    expect(await top()).toBe(130);
  });
});

test.describe('the end of a long menu', () => {
  test.slow();

  interface Place {
    category: string;
    dish: string;
  }

  const places = bigBazaar.dishes.map((category) => ({
    category: category['category:'],
    dish: category['items:'].find(({ OutOfStock }) => !OutOfStock)?.itemName ?? '',
  }));
  /** Rendered, but its layout is skipped while the top of the menu is in view. */
  const skipped = places[8]!;
  const [one, other] = places.slice(-2) as [Place, Place];
  const article = (page: Page, { category, dish }: Place) =>
    page.locator(`[data-category="${category}"] article[aria-label="${dish}"]`);
  const isLaidOut = (page: Page, place: Place) =>
    article(page, place).evaluate((element) => element.checkVisibility({ contentVisibilityAuto: true }));

  test('is found by find-in-page and scrolled into view by an anchor', async ({ page }) => {
    await openRenderedMenu(page, bigBazaar);
    expect(await isLaidOut(page, one)).toBe(false);
    expect(await isLaidOut(page, other)).toBe(false);

    // window.find() is the browser's find-in-page: from the beginning, case-insensitive.
    const isFound = (text: string) =>
      page.evaluate((words) => (window as unknown as { find: (text: string) => boolean }).find(words), text);
    expect(await isFound(`${one.dish} that is not on the menu`)).toBe(false);
    expect(await isFound(one.dish)).toBe(true);
    await expect(article(page, one)).toBeInViewport();
    expect(await isLaidOut(page, one)).toBe(true);

    await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
    const heading = article(page, other).locator('h3');
    const id = (await heading.getAttribute('id')) ?? '';
    await page.evaluate((anchor) => (window.location.hash = anchor), id);
    await expect(heading).toBeInViewport();
  });

  test('exposes all dishes and headings to screen readers before they are laid out', async ({
    playwright,
    errors,
  }) => {
    // Chromium omits skipped content from the accessibility tree unless a screen reader is present.
    const browser = await playwright.chromium.launch({
      executablePath: chromiumPath(),
      args: [...CHROMIUM_FLAGS, '--force-renderer-accessibility'],
    });
    try {
      const page = await browser.newPage({ baseURL: PRIMARY, viewport: { width: 360, height: 740 } });
      await watchErrors(page.context(), errors);
      await openRenderedMenu(page, bigBazaar);
      expect(await isLaidOut(page, skipped)).toBe(false);
      const cdp = await page.context().newCDPSession(page);
      const exposedNames = async (role: string) => {
        const { nodes } = await cdp.send('Accessibility.getFullAXTree');
        return nodes
          .filter((node) => !node.ignored && node.role?.value === role)
          .map((node) => String(node.name?.value));
      };
      const dishes = await exposedNames('article');
      for (const { dish } of places) expect(dishes).toContain(dish);
      const headings = (await exposedNames('heading')).join();
      for (const { category } of places) expect(headings).toContain(category);
      expect(await isLaidOut(page, skipped)).toBe(false);
    } finally {
      await browser.close();
    }
  });
});

test('the search lists the best dishes at once, and the last ones after scrolling to the end', async ({
  page,
}) => {
  await page.goto('/big-bazaar/search');
  const count = new Set(recordsOf(bigBazaar).map((dish) => dish.CId)).size;
  await expect(
    page.getByRole('status').filter({ hasText: `${count.toLocaleString('en')} dishes` }),
  ).toBeVisible();
  await expect(articles(page).first()).toBeVisible();
  const last = page.locator('[data-part]').last();
  await expect(last.getByRole('article')).toHaveCount(0);
  await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
  await expect(last.getByRole('article')).not.toHaveCount(0);
});
