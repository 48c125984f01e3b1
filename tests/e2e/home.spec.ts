import type { Locator, Page } from '@playwright/test';
import { expect, isPhone, test } from './test';
import { holdRequests } from './hold-requests';

const HOME = '/spice-garden';

/** @returns a function that swipes sideways on an element, by `px` within `ms`. */
async function createSwipe(page: Page, element: Locator) {
  const session = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...touchPoints: { x: number; y: number }[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints });
  return async (px: number, ms: number) => {
    const box = (await element.boundingBox()) ?? { x: 0, y: 0 };
    const [x, y, steps] = [box.x + 200, box.y + 80, 5];
    await touch('touchStart', { x, y });
    for (let step = 1; step <= steps; step += 1) {
      await new Promise((resolve) => setTimeout(resolve, ms / steps));
      await touch('touchMove', { x: x + (px * step) / steps, y });
    }
    await touch('touchEnd');
  };
}

async function expectRestingAt(region: Locator, index: number) {
  const list = region.getByRole('list');
  const places: number[] = [];
  await expect
    .poll(
      async () => {
        places.push(await list.evaluate((row) => row.scrollLeft));
        return places.length > 3 && new Set(places.slice(-4)).size === 1;
      },
      { intervals: [80] },
    )
    .toBe(true);
  expect(await firstInSight(region)).toBe(index);
}

async function firstInSight(region: Locator): Promise<number> {
  return region.getByRole('list').evaluate((list) => {
    const { left } = list.getBoundingClientRect();
    const distances = [...list.children].map((item) => Math.abs(item.getBoundingClientRect().left - left));
    return distances.indexOf(Math.min(...distances));
  });
}

test.describe('the banner slider', () => {
  /** Opens the home page with a paused clock; `pass` advances it by ms. */
  async function openBanners(page: Page) {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.clock.install();
    await page.goto(HOME);
    const region = page.getByRole('region', { name: 'Offers and news' });
    await expect(region.getByRole('img')).toHaveCount(3);
    await page.clock.pauseAt(Date.now() + 60_000);
    const shows = (index: number) => expect.poll(() => firstInSight(region)).toBe(index);
    return { region, shows, pass: (ms: number) => page.clock.runFor(ms) };
  }

  test('advances every 5 s only while hovered and wraps around', async ({ page }) => {
    const { region, shows, pass } = await openBanners(page);
    await pass(20_000);
    await shows(0);
    if (isPhone()) return;
    await region.hover();
    await pass(4900);
    await shows(0);
    await pass(100);
    await shows(1);
    await pass(5000);
    await shows(2);
    await pass(5000);
    await shows(0);
    await page.mouse.move(5, 700);
    await pass(20_000);
    await shows(0);
    await region.getByRole('button', { name: 'Previous' }).click();
    await shows(2);
    await region.getByRole('button', { name: 'Next' }).click();
    await shows(0);
  });

  test('changes the slide on a swipe over 50 px and then pauses autoplay for 5 s', async ({ page }) => {
    const { region, shows, pass } = await openBanners(page);
    if (isPhone()) {
      const swipe = await createSwipe(page, region.getByRole('list'));
      await swipe(-50, 250);
      await expectRestingAt(region, 0);
      await swipe(-50, 20);
      await expectRestingAt(region, 0);
      await swipe(-60, 250);
      await expectRestingAt(region, 1);
      await swipe(-60, 20);
      await expectRestingAt(region, 2);
      await swipe(60, 250);
      await expectRestingAt(region, 1);
      return;
    }
    const box = (await region.boundingBox()) ?? { x: 0, y: 0, width: 0 };
    const [x, y] = [box.x + box.width / 2, box.y + 60];
    const drag = async (px: number) => {
      await page.mouse.move(x, y);
      await page.mouse.down();
      await page.mouse.move(x + px, y, { steps: 4 });
      await page.mouse.up();
    };
    await drag(-51);
    await shows(1);
    await pass(9900);
    await shows(1);
    await pass(100);
    await shows(2);
    await drag(50);
    await shows(2);
    await drag(51);
    await shows(1);
  });

  test('pauses on a click and resumes on the next click or after 10 s', async ({ page }) => {
    const { region, shows, pass } = await openBanners(page);
    if (isPhone()) {
      // Touch devices do not hover, but browsers emulate mouse events after a tap.
      await region.getByRole('button', { name: 'Offer 1 of 3' }).tap();
      await pass(30_000);
      await shows(0);
      return;
    }
    const image = region.getByRole('button', { name: 'Offer 1 of 3' });
    await image.click();
    await pass(14_900);
    await shows(0);
    await pass(100);
    await shows(1);
    await region.getByRole('button', { name: 'Offer 2 of 3' }).click();
    await pass(1000);
    await region.getByRole('button', { name: 'Offer 2 of 3' }).click();
    await pass(5000);
    await shows(2);
  });
});

test.describe('the categories on the home page', () => {
  test('show four per page with arrows disabled at the ends on desktop, and scroll on phones', async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(HOME);
    const region = page.getByRole('region', { name: "What's on your mind ?" });
    const tile = (name: string) => region.getByRole('link', { name });
    await expect(region.getByRole('link')).toHaveCount(11);
    const last = tile('50% off / combos');
    await expect(last).not.toBeInViewport();
    if (isPhone()) {
      await expect(region.getByRole('button')).toHaveCount(0);
      await region.getByRole('list').evaluate((row) => row.scrollTo({ left: row.scrollWidth }));
      await expect(last).toBeInViewport({ ratio: 1 });
      return;
    }
    const previous = region.getByRole('button', { name: 'Previous' });
    const next = region.getByRole('button', { name: 'Next' });
    await expect(previous).toBeDisabled();
    await expect(tile('Breads')).toBeInViewport({ ratio: 1 });
    await expect(tile('Chinese')).not.toBeInViewport();
    await next.click();
    await expect(tile('Breads')).not.toBeInViewport();
    await expect(tile('Chinese')).toBeInViewport({ ratio: 1 });
    await expect(previous).toBeEnabled();
    await next.click();
    await expect(next).toBeDisabled();
    await expect(last).toBeInViewport({ ratio: 1 });
    await previous.click();
    await previous.click();
    await expect(previous).toBeDisabled();
  });

  test(
    'show four placeholders while they load, like the popular dishes',
    { tag: '@phone' },
    async ({ page }) => {
      const release = await holdRequests(page, /display\/(all_categories|display_dish_list)/);
      await page.goto(HOME);
      const region = page.getByRole('region', { name: "What's on your mind ?" });
      await expect(region.locator('[data-placeholder]')).toHaveCount(4);
      await expect(page.locator('[data-card-placeholder]')).toHaveCount(4);
      release();
      await expect(region.getByRole('link', { name: 'Starters' })).toBeVisible();
      await expect(page.locator('[data-placeholder], [data-card-placeholder]')).toHaveCount(0);
    },
  );
});

test.describe('the popular dishes on the home page', () => {
  test('show four per page with dots and arrows on desktop, and a list with Browse menu on phones', async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(HOME);
    const region = page.getByRole('region', { name: 'Most popular food on menu' });
    const dishes = region.getByRole('article');
    await expect(dishes.first()).toBeVisible();
    if (isPhone()) {
      const lefts = await dishes.evaluateAll((all) => all.map((dish) => dish.getBoundingClientRect().left));
      expect(lefts.length).toBeGreaterThan(4);
      expect(new Set(lefts).size).toBe(1);
      await expect(region.getByRole('button', { name: /^(Previous|Next)$/ })).toHaveCount(0);
      await page.getByRole('button', { name: 'Browse menu' }).click();
      const sheet = page.getByRole('dialog', { name: 'Browse menu' });
      await expect(sheet.getByRole('button', { name: /^Breads, \d+ dishes$/ })).toBeVisible();
      await sheet.getByRole('button', { name: /^Breads/ }).click();
      await expect(page).toHaveURL(/\/menu\/Breads$/);
      return;
    }
    await expect(page.getByRole('button', { name: 'Browse menu' })).toBeHidden();
    expect((await dishes.first().locator('img').first().boundingBox())?.height).toBe(180);
    const inSight = () =>
      dishes.evaluateAll((all) => {
        const { left, right } = all[0]?.closest('ul')?.getBoundingClientRect() ?? { left: 0, right: 0 };
        return all
          .filter((dish) => {
            const box = dish.getBoundingClientRect();
            return box.left >= left && box.right <= right;
          })
          .map((dish) => dish.getAttribute('aria-label'));
      });
    await expect.poll(async () => (await inSight()).length).toBe(4);
    const first = await inSight();
    const pages = Math.ceil((await dishes.count()) / 4);
    expect(pages).toBeGreaterThan(1);
    await expect(region.locator('[data-dot]')).toHaveCount(pages);
    await expect(region.locator('[data-dot="shown"]')).toHaveCount(1);
    await expect(region.getByRole('button', { name: 'Previous' })).toBeDisabled();
    for (let turn = 1; turn < pages; turn += 1) await region.getByRole('button', { name: 'Next' }).click();
    await expect(region.getByRole('button', { name: 'Next' })).toBeDisabled();
    await expect(region.locator('[data-dot]').last()).toHaveAttribute('data-dot', 'shown');
    await expect.poll(async () => (await inSight()).length).toBe(4);
    expect(await inSight()).not.toEqual(first);
  });

  test('are in pages of three on a tablet, where the menu has cards, and tabs with a Search link', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 768, height: 1024 });
    await page.goto(HOME);
    const region = page.getByRole('region', { name: 'Most popular food on menu' });
    const dishes = region.getByRole('article');
    await expect(dishes.nth(2)).toBeInViewport({ ratio: 0.2 });
    await expect(dishes.nth(3)).not.toBeInViewport();
    const pages = Math.ceil((await dishes.count()) / 3);
    await expect(region.locator('[data-dot]')).toHaveCount(pages);
    await region.getByRole('button', { name: 'Next' }).click();
    await expect(dishes.nth(3)).toBeInViewport({ ratio: 0.2 });
    await expect(region.locator('[data-dot]').nth(1)).toHaveAttribute('data-dot', 'shown');
    await page.goto(`${HOME}/menu`);
    const main = page.getByRole('main');
    await expect(main.getByRole('navigation', { name: 'Categories' })).toBeVisible();
    await expect(main.getByRole('link', { name: 'Search' })).toBeVisible();
    const cards = main.getByRole('article');
    const top = async (index: number) => (await cards.nth(index).boundingBox())!.y;
    await expect.poll(async () => (await top(2)) - (await top(0))).toBe(0);
  });

  test('are not shown when no dish is popular', async ({ page, sandbox }) => {
    const dish = {
      CId: 'd-1',
      itemName: 'Plain rice',
      description: '',
      imageUrl: 'N/A',
      veg: true,
      popular: false,
      OutOfStock: false,
      Price: [{ ID: 'v-1', Quantity: 'null', Price: 90, OfferPrice: 90 }],
    };
    const body = JSON.stringify([{ 'category:': 'Rice', 'items:': [dish] }]);
    await sandbox.fail({ call: 'display/display_dish_list', kind: 'body', body });
    const menu = page.waitForResponse(/display_dish_list/);
    await page.goto(HOME);
    await menu;
    await expect(page.getByRole('region', { name: 'Offers and news' })).toBeVisible();
    await expect(page.locator('[data-card-placeholder]')).toHaveCount(0);
    await expect(page.getByText('Most popular food on menu')).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Browse menu' })).toHaveCount(0);
  });
});

test('the home page shows whether the restaurant is closed or open', async ({ page }) => {
  await page.goto('/night-owl');
  const modal = page.getByRole('dialog');
  await modal.getByRole('button', { name: 'Close' }).click();
  await expect(modal).toBeHidden();
  const main = page.getByRole('main');
  await expect(main.getByRole('status').filter({ hasText: 'closed right now' })).toBeVisible();
  await page.goto(HOME);
  await expect(main.getByText('Open now')).toBeVisible();
  await expect(main.getByText('closed right now')).toHaveCount(0);
});
