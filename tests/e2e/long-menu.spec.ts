import type { Page } from '@playwright/test';
import { bigBazaar } from '../../sandbox/restaurants/big-bazaar';
import { spiceGarden } from '../../sandbox/restaurants/spice-garden';
import type { RestaurantRecord } from '../../sandbox/restaurants/record';
import { BATCH_SIZE } from '../../src/ui/list/card-grid';
import { chromiumPath, CHROMIUM_FLAGS } from '../../tools/chromium';
import { countRendered, componentsRenderedBy } from './rendered-components';
import { waitForStablePosition } from './stable-position';
import { PRIMARY } from './origins';
import { expect, test, watchErrors } from './test';

const recordsOf = (shop: RestaurantRecord) => shop.dishes.flatMap((category) => category['items:']);
// CSS selectors: role queries over a long page would block it from answering taps.
const articles = (page: Page) => page.locator('main article');
const named = (page: Page, name: string) => page.locator(`article[aria-label="${name}"]`).first();

/** Dishes rendered before the diner scrolls near them. */
const DISHES_AHEAD = 500;

async function openRenderedMenu(page: Page, shop: RestaurantRecord, path = '') {
  await page.goto(`/${shop.slug}/menu${path}`);
  const dishes = Math.min(DISHES_AHEAD, new Set(recordsOf(shop).map((dish) => dish.CId)).size);
  await expect.poll(() => articles(page).count(), { timeout: 60_000 }).toBeGreaterThanOrEqual(dishes);
}

/** Presses the keys of find-in-page and waits for all dishes. A headless browser shows no find bar. */
async function searchInPage(page: Page) {
  await page.keyboard.press('Control+f');
  await expect(page.locator('[data-batch][data-pending]')).toHaveCount(0, { timeout: 60_000 });
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

  test('renders only some of its dishes, and scrolls to the last category when opened by that category’s URL', async ({
    page,
  }) => {
    const last = bigBazaar.dishes.at(-1)?.['category:'] ?? '';
    await openRenderedMenu(page, bigBazaar, `/${encodeURIComponent(last)}`);
    expect(await page.locator('[data-batch]:empty').count()).toBeGreaterThan(0);
    expect(await articles(page).count()).toBeLessThan(recordsOf(bigBazaar).length);
    const section = page.locator(`[data-category="${last}"]`);
    await expect(section.getByRole('article').first()).toBeInViewport();
    await expect.poll(async () => Math.round((await section.boundingBox())?.y ?? 0)).toBe(130);
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
  /** The last two categories are not rendered before they are needed. */
  const [one, other] = places.slice(-2) as [Place, Place];
  const article = (page: Page, { category, dish }: Place) =>
    page.locator(`[data-category="${category}"] article[aria-label="${dish}"]`);
  const isLaidOut = (page: Page, place: Place) =>
    article(page, place).evaluate((element) => element.checkVisibility({ contentVisibilityAuto: true }));

  test('is found by find-in-page and scrolled into view by an anchor', async ({ page }) => {
    await openRenderedMenu(page, bigBazaar);
    await expect(article(page, one)).toHaveCount(0);
    await searchInPage(page);
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

  test('exposes rendered dishes and all headings to screen readers, and other dishes after scrolling to them', async ({
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
      expect(await exposedNames('article')).toContain(skipped.dish);
      const headings = (await exposedNames('heading')).join();
      for (const { category } of places) expect(headings).toContain(category);
      expect(await isLaidOut(page, skipped)).toBe(false);
      // A screen reader scrolls to the heading that it reads.
      await page.locator(`[data-category="${one.category}"] h2`).scrollIntoViewIfNeeded();
      await expect(article(page, one)).toBeVisible();
      await expect.poll(() => exposedNames('article')).toContain(one.dish);
    } finally {
      await browser.close();
    }
  });
});

test.describe('the search', () => {
  test('runs in a single worker', async ({ page }) => {
    const thread = page.waitForEvent('worker');
    await page.goto('/big-bazaar/search?q=hydrabadi+chicken+biryani');
    expect((await thread).url()).toMatch(/\/assets\/rank\.worker-[\w-]+\.js$/);
    await expect(articles(page).first()).toHaveAccessibleName('Hyderabadi chicken biryani');
    await page.getByRole('searchbox').fill('mysor plain dosa');
    await expect(articles(page).first()).toHaveAccessibleName('Mysore plain dosa');
    expect(page.workers()).toHaveLength(1);
  });

  test('renders the last dishes of a long list after scrolling to its end', async ({ page }) => {
    await page.goto('/big-bazaar/search?q=hydrabadi+chicken+biryani');
    await expect(articles(page).first()).toHaveAccessibleName('Hyderabadi chicken biryani');
    await page.getByRole('searchbox').fill('');
    const count = new Set(recordsOf(bigBazaar).map((dish) => dish.CId)).size;
    await expect(
      page.getByRole('status').filter({ hasText: `${count.toLocaleString('en')} dishes` }),
    ).toBeVisible();
    // Every batch has a placeholder before the dishes of the last batch are rendered.
    await expect(page.locator('[data-batch]')).toHaveCount(Math.ceil(count / BATCH_SIZE), {
      timeout: 60_000,
    });
    await expect.poll(() => articles(page).count(), { timeout: 60_000 }).toBeGreaterThanOrEqual(DISHES_AHEAD);
    await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
    await expect(page.locator('[data-batch]').last().getByRole('article')).not.toHaveCount(0);
  });

  test.describe('when its worker fails to load', () => {
    test.use({ expectedErrors: [/net::ERR_FAILED/] });

    test('still finds dishes', async ({ page }) => {
      await page.route('**/assets/rank.worker-*.js', (route) => route.abort());
      await page.goto('/spice-garden/search?q=buter+nan');
      await expect(articles(page).first()).toHaveAccessibleName('Butter naan');
      await page.getByRole('searchbox').fill('gulab jamoon');
      await expect(articles(page).first()).toHaveAccessibleName('Gulab Jamun');
    });
  });
});
