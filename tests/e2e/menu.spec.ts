import type { Locator, Page } from '@playwright/test';
import { bigBazaar } from '../../sandbox/restaurants/big-bazaar';
import { chooseLanguageOfVisit, readBrowserStorage } from './browser-storage';
import { holdRequests } from './hold-requests';
import { watchShifts } from './layout-shifts';
import { expect, isPhone, test } from './test';

async function expectCategoryAt(page: Page, category: string, px: number) {
  const top = () =>
    page
      .locator('[data-category]')
      .evaluateAll(
        (all, name) =>
          Math.round(
            all.find((e) => e.getAttribute('data-category') === name)?.getBoundingClientRect().top ?? -1,
          ),
        category,
      );
  await expect.poll(top, category).toBe(px);
}

const scrollY = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

/** @returns a dish of another category */
async function openAtBreads(page: Page) {
  await page.goto('/spice-garden/menu/Breads');
  await expectCategoryAt(page, 'Breads', 130);
  return page.getByRole('article', { name: 'Paneer Tikka' }).first();
}

/** Goes to the search and back. A click of the mouse would scroll to the link. */
async function visitSearch(page: Page) {
  await page.getByRole('link', { name: 'Search' }).first().dispatchEvent('click');
  await expect(page.getByRole('searchbox')).toBeVisible();
  await page.goBack();
}

const section = (page: Page, name: string) => page.getByRole('region', { name: new RegExp(`^${name}`) });
const names = (dishes: Locator) =>
  dishes.evaluateAll((all) => all.map((dish) => dish.getAttribute('aria-label')));

function menuOf(categories: readonly string[]): string {
  return JSON.stringify(
    categories.map((category, index) => ({
      'category:': category,
      'items:': ['one', 'two', 'three', 'four', 'five'].map((number) => ({
        CId: `d-${String(index)}-${number}`,
        itemName: `Dish ${number} of ${String(index)}`,
        description: '',
        imageUrl: 'N/A',
        veg: index % 2 === 0,
        popular: false,
        OutOfStock: false,
        Price: [{ ID: `v-${String(index)}-${number}`, Quantity: 'null', Price: 90, OfferPrice: 90 }],
      })),
    })),
  );
}

test.describe('a category', () => {
  test(
    'scrolls to 130 px below the top edge when opened from its tile on home or by its URL',
    { tag: '@core' },
    async ({ page }) => {
      await page.goto('/spice-garden');
      await page.getByRole('link', { name: 'Breads' }).click();
      await expect(page).toHaveURL(/\/spice-garden\/menu\/Breads$/);
      await expectCategoryAt(page, 'Breads', 130);
      await page.goto('/spice-garden/menu/Pizza%20%26%20pasta');
      await expectCategoryAt(page, 'Pizza & pasta', 130);
      await expect(section(page, 'Pizza & pasta').getByRole('article').first()).toBeInViewport();
    },
  );

  for (const name of ['Breads', 'South Indian', 'Desserts']) {
    test(`opens by its URL without layout shifts: ${name}`, async ({ page }) => {
      const shifts = await watchShifts(page);
      await page.goto(`/spice-garden/menu/${encodeURIComponent(name)}`);
      await expectCategoryAt(page, name, 130);
      await expect(section(page, name).getByRole('article').first()).toBeInViewport();
      // All dishes are rendered by then, at their real instead of estimated heights.
      await expect.poll(() => page.locator('[data-part][data-pending]').count()).toBe(0);
      await page.evaluate(() => new Promise((idle) => requestIdleCallback(idle)));
      expect((await shifts()).filter(({ value }) => value > 0.001)).toEqual([]);
    });
  }

  test(
    'is chosen and marked as current in Browse menu with dish counts on phones, and in tabs on desktop',
    { tag: '@core' },
    async ({ page }) => {
      await page.goto('/spice-garden/menu');
      await expect(section(page, 'Starters')).toBeVisible();
      if (isPhone()) {
        await page.getByRole('button', { name: 'Browse menu' }).click();
        const sheet = page.getByRole('dialog', { name: 'Browse menu' });
        const row = (name: string) =>
          sheet.getByRole('button', { name: new RegExp(`^${name}, \\d+ dishes$`) });
        await expect(row('Starters')).toHaveAttribute('aria-current', 'true');
        await expect(row('OUT OF STOCK')).toBeVisible();
        await expect(section(page, 'Breads').locator('[data-pending]')).toHaveCount(0);
        const count = await section(page, 'Breads').getByRole('article').count();
        await expect(row('Breads')).toHaveText(new RegExp(`^Breads ?${String(count)}$`));
        await row('Breads').click();
        await expect(sheet).toBeHidden();
        await expectCategoryAt(page, 'Breads', 130);
        await page.mouse.move(180, 400);
        await page.mouse.wheel(0, -60);
        await page.getByRole('button', { name: 'Browse menu' }).click();
        await expect(sheet).toBeVisible();
        await expect(row('Starters')).not.toHaveAttribute('aria-current');
        await page.goBack();
        await expect(sheet).toBeHidden();
        await expect(section(page, 'Breads')).toBeInViewport();
        return;
      }
      const tabs = page.getByRole('navigation', { name: 'Categories' });
      const tab = (name: string) => tabs.getByRole('button', { name, exact: true });
      await tab('Breads').click();
      await expectCategoryAt(page, 'Breads', 130);
      await expect(tab('Breads')).toHaveAttribute('aria-current', 'true');
      const above = await section(page, 'Main course').boundingBox();
      await page.mouse.move(640, 500);
      await page.mouse.wheel(0, Math.round((above?.y ?? NaN) - 130));
      await expect(tab('Main course')).toHaveAttribute('aria-current', 'true');
      await expect(tab('Breads')).not.toHaveAttribute('aria-current');
      await tab('ALL CATEGORY').click();
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    },
  );

  test(
    'in view is in view when Browse menu opens, also in a long list',
    { tag: '@phone' },
    async ({ page }) => {
      const name = bigBazaar.dishes.at(-3)?.['category:'] ?? '';
      await page.goto(`/big-bazaar/menu/${encodeURIComponent(name)}`);
      await expectCategoryAt(page, name, 130);
      await page.mouse.move(180, 400);
      await page.mouse.wheel(0, -20);
      await page.getByRole('button', { name: 'Browse menu' }).click();
      const row = page.getByRole('dialog').locator('[aria-current]');
      await expect(row).toBeInViewport({ ratio: 0.9 });
    },
  );

  test('of a pure-veg restaurant scrolls to 80 px below the top edge on phones and 130 px on desktop', async ({
    page,
  }) => {
    await page.goto('/green-leaf/menu/Snacks');
    await expectCategoryAt(page, 'Snacks', isPhone() ? 80 : 130);
    await page.goto('/green-leaf');
    await page.getByRole('link', { name: 'Meals' }).click();
    await expectCategoryAt(page, 'Meals', isPhone() ? 80 : 130);
  });

  test('hidden by the filter has no tab, and is shown and expanded when chosen from Browse menu', async ({
    page,
  }) => {
    await page.goto('/spice-garden/menu');
    await section(page, 'Desserts')
      .getByRole('button', { name: /^Desserts/, expanded: true })
      .click();
    await page.getByRole('radio', { name: 'Non-veg' }).check();
    await expect(section(page, 'Desserts')).toHaveCount(0);
    if (!isPhone()) {
      const tabs = page.getByRole('navigation', { name: 'Categories' });
      await expect(tabs.getByRole('button', { name: 'Desserts' })).toHaveCount(0);
      return;
    }
    await page.getByRole('button', { name: 'Browse menu' }).click();
    await page
      .getByRole('dialog', { name: 'Browse menu' })
      .getByRole('button', { name: /^Desserts/ })
      .click();
    await expect(page.getByRole('radio', { name: 'All' })).toBeChecked();
    await expect(
      section(page, 'Desserts').getByRole('button', { name: /^Desserts/, expanded: true }),
    ).toBeInViewport();
    await expectCategoryAt(page, 'Desserts', 130);
  });

  test(
    'is scrolled to only once when opened by its URL, and Back restores the diner’s scroll position',
    { tag: ['@core', '@phone'] },
    async ({ page }) => {
      const dish = await openAtBreads(page);
      await dish.scrollIntoViewIfNeeded();
      const left = await scrollY(page);
      await dish.getByRole('button', { name: 'Paneer Tikka' }).click();
      await expect(page.getByRole('dialog', { name: 'Paneer Tikka' })).toBeVisible();
      await page.goBack();
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expect.poll(() => scrollY(page)).toBe(left);
      await visitSearch(page);
      await expect(dish).toBeInViewport();
      await expect.poll(() => scrollY(page)).toBe(left);
    },
  );

  test(
    'left for a dish right after a scroll, Back restores the position when the menu is opened again',
    { tag: '@phone' },
    async ({ page }) => {
      const dish = await openAtBreads(page);
      // Sooner than the position is written to the history entry.
      await dish.getByRole('button', { name: 'Paneer Tikka' }).evaluate((button: HTMLElement) => {
        button.scrollIntoView({ block: 'center', behavior: 'instant' });
        button.click();
      });
      await expect(page.getByRole('dialog', { name: 'Paneer Tikka' })).toBeVisible();
      const left = await scrollY(page);
      await page.goBack();
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expect
        .poll(() => page.evaluate(() => JSON.stringify(window.history.state)))
        .not.toContain('Breads');
      await visitSearch(page);
      await expect(dish).toBeInViewport();
      await expect.poll(() => scrollY(page)).toBe(left);
    },
  );

  test(
    'opens by its URL when names are similar or contain special characters',
    { tag: '@phone' },
    async ({ page, sandbox }) => {
      const categories = [
        'First',
        'Non-Veg Pizza',
        'Non Veg Pizza',
        '100% fruit',
        'Half/Half',
        'Fish & chips',
        'Tea + toast',
        'What? #1',
        'Half%2FFull',
        'Pizza (large)',
        'The end',
        'Last',
        'After',
      ];
      await sandbox.fail({ call: 'display/display_dish_list', kind: 'body', body: menuOf(categories) });
      for (const category of categories.slice(1, 10)) {
        await page.goto(`/spice-garden/menu/${encodeURIComponent(category)}`);
        await expectCategoryAt(page, category, 130);
      }
      const written = [
        ['NON-VEG%20PIZZA', 'Non-Veg Pizza'],
        ['tea%20%20%2B%20toast', 'Tea + toast'],
        ['half%252Ffull', 'Half%2FFull'],
        ['Non%20Veg%20Pizza).', 'Non Veg Pizza'],
      ] as const;
      for (const [name, category] of written) {
        await page.goto(`/spice-garden/MENU/${name}`);
        await expectCategoryAt(page, category, 130);
      }
    },
  );

  test('that is new since the last visit opens by its URL when today’s menu arrives', async ({
    page,
    sandbox,
  }) => {
    const answer = (categories: string[]) =>
      sandbox.fail({ call: 'display/display_dish_list', kind: 'body', body: menuOf(categories) });
    const before = ['First', 'Second', 'Third', 'Fourth', 'Last'];
    await answer(before);
    await page.goto('/spice-garden/menu');
    await expect(section(page, 'First')).toBeVisible();
    await expect.poll(() => readBrowserStorage(page)).toContain('spice-garden/catalogue:1');
    await sandbox.clearFaults();
    await answer(before.toSpliced(3, 0, 'New'));
    const release = await holdRequests(page, '**/display/display_dish_list**');
    await page.goto('/spice-garden/menu/New');
    await expect(section(page, 'First')).toBeVisible();
    release();
    await expectCategoryAt(page, 'New', 130);
  });
});

test('a pure-veg menu has a Search link instead of the filter', { tag: '@desktop' }, async ({ page }) => {
  await page.goto('/green-leaf/menu');
  await expect(section(page, 'Tiffin')).toBeVisible();
  const main = page.getByRole('main');
  await expect(main.getByRole('radio')).toHaveCount(0);
  await main.getByRole('link', { name: 'Search' }).click();
  await expect(page.getByRole('searchbox', { name: 'Search for a dish...' })).toBeVisible();
});

test('the filter shows veg, non-veg or all dishes', { tag: '@desktop' }, async ({ page }) => {
  await page.goto('/spice-garden/menu');
  const starters = section(page, 'Starters').getByRole('article');
  await expect(starters.first()).toBeVisible();
  if (!isPhone()) await expect(page.getByRole('main').getByRole('link', { name: 'Search' })).toBeVisible();
  const all = await starters.count();
  const marks = (name: string) => section(page, 'Starters').getByRole('img', { name, exact: true });
  const [veg, nonveg] = [await marks('Veg').count(), await marks('Non-veg').count()];
  expect(veg + nonveg).toBe(all);
  await page.getByRole('radio', { name: 'Veg', exact: true }).check();
  await expect(starters).toHaveCount(veg);
  await expect(marks('Non-veg')).toHaveCount(0);
  await page.getByRole('radio', { name: 'Non-veg' }).check();
  await expect(starters).toHaveCount(nonveg);
  await expect(marks('Veg')).toHaveCount(0);
  await page.getByRole('radio', { name: 'All', exact: true }).check();
  await expect(starters).toHaveCount(all);
});

test('a category collapses and expands', { tag: '@desktop' }, async ({ page }) => {
  await page.goto('/spice-garden/menu');
  const starters = section(page, 'Starters');
  const toggle = starters.getByRole('button', { name: /^Starters/ });
  await expect(toggle).toHaveAttribute('aria-expanded', 'true');
  await toggle.click();
  await expect(starters.getByRole('article')).toHaveCount(0);
  await toggle.click();
  await expect(starters.getByRole('article').first()).toBeVisible();
});

test('a dish name is in lower case on phones and as the menu spells it on desktop', async ({ page }) => {
  await page.goto('/spice-garden/menu');
  const dish = page.getByRole('article', { name: 'Paneer Tikka' }).first();
  const shown = isPhone() ? 'paneer tikka' : 'Paneer Tikka';
  await expect(dish.getByText('paneer tikka').filter({ visible: true })).toHaveText(shown);
});

test('a dish without a picture has no picture box on phones and an empty one on desktop', async ({
  page,
  sandbox,
}) => {
  await sandbox.fail({ call: 'display/display_dish_list', kind: 'body', body: menuOf(['Only']) });
  await page.goto('/spice-garden/menu');
  const dish = page.getByRole('article', { name: 'Dish one of 0' }).first();
  await expect(dish).toBeVisible();
  await expect(dish.locator('img[src*="/"]:visible')).toHaveCount(0);
  await expect(dish.locator('[style*="aspect-ratio"]:visible')).toHaveCount(isPhone() ? 0 : 1);
});

test(
  'OUT OF STOCK is the last category, and its dishes are in no other and cannot be opened or added',
  { tag: '@desktop' },
  async ({ page }) => {
    await page.goto('/spice-garden/menu/OUT%20OF%20STOCK');
    const gone = section(page, 'OUT OF STOCK').getByRole('article');
    await expect(gone.first()).toBeVisible();
    expect(await page.locator('[data-category]').last().getAttribute('data-category')).toBe('OUT OF STOCK');
    await expect(gone.first().getByText('out of stock')).toBeVisible();
    await expect(gone.getByRole('button', { name: 'Add' })).toHaveCount(0);
    await gone.first().click({ position: { x: 20, y: 20 } });
    await expect(page.getByRole('dialog')).toHaveCount(0);
    const ids = new Set(await names(gone));
    const others = await names(
      page.locator('[data-category]:not([data-category="OUT OF STOCK"])').getByRole('article'),
    );
    expect(others.filter((name) => ids.has(name))).toEqual([]);
  },
);

for (const [name, language] of [
  ['English', 'en'],
  ['Hindi', 'hi'],
] as const) {
  test(
    `Add is at the same height in all cards of a row, with descriptions of one and of two lines, in ${name}`,
    { tag: '@desktop' },
    async ({ page }) => {
      await page.setViewportSize({ width: 1366, height: 768 });
      await chooseLanguageOfVisit(page, language);
      await page.goto('/spice-garden/menu');
      const cards = section(page, 'Breads').getByRole('article');
      await expect(cards.nth(3)).toBeAttached();
      const tops = await cards.evaluateAll((all) =>
        all
          .slice(0, 4)
          .map((card) => card.querySelector('[data-focus-container]')!.getBoundingClientRect().top),
      );
      expect(new Set(tops).size).toBe(1);
    },
  );
}

test('no floating button covers an Add button when scrolling ends', async ({ page }) => {
  await page.goto('/spice-garden/menu');
  await expect(section(page, 'Starters').getByRole('article').first()).toBeVisible();
  const pill = page.getByRole('button', { name: 'Browse menu' });
  if (!isPhone()) {
    await expect(pill).toBeHidden();
    return;
  }
  const covered = () =>
    page.evaluate(() => {
      const buttons = [...document.querySelectorAll('button')];
      const isFixed = (element: Element | null): boolean =>
        element !== null &&
        (getComputedStyle(element).position === 'fixed' || isFixed(element.parentElement));
      const floating = buttons.filter(
        (button) => isFixed(button) && getComputedStyle(button).visibility === 'visible',
      );
      const adds = buttons.filter((button) => button.textContent === 'Add');
      const pairs = floating.flatMap((one) => adds.map((add) => [one, add] as const));
      return pairs.filter(([one, add]) => {
        const [a, b] = [one.getBoundingClientRect(), add.getBoundingClientRect()];
        return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
      }).length;
    });
  for (const width of [360, 320]) {
    await page.setViewportSize({ width, height: 640 });
    await page.evaluate(() => window.scrollTo(0, 0));
    await expect(pill).toBeVisible();
    expect(await covered()).toBe(0);
    await page.evaluate(() => window.scrollTo(0, 1500));
    await expect(pill).toBeHidden();
    for (let step = 0; step < 8; step += 1) {
      await page.evaluate(() => window.scrollBy(0, -37));
      await expect(pill).toBeVisible();
      expect(await covered(), `${String(width)} px wide, at step ${String(step)}`).toBe(0);
    }
  }
});

test('"Back to top" appears after more than 300 px of scrolling, floats over the page and scrolls to the top', async ({
  page,
}) => {
  await page.goto('/spice-garden/menu');
  await expect(section(page, 'Starters').getByRole('article').first()).toBeVisible();
  const top = page.getByRole('button', { name: 'Back to top' });
  await page.evaluate(() => window.scrollTo({ top: 300, behavior: 'instant' }));
  await expect(top).toHaveCount(0);
  await page.evaluate(() => window.scrollTo({ top: 900, behavior: 'instant' }));
  await expect(top).toBeInViewport({ ratio: 1 });
  expect(await top.locator('..').evaluate((box) => getComputedStyle(box).position)).toBe('fixed');
  await top.click();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await expect(top).toHaveCount(0);
});
