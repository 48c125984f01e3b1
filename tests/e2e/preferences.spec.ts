import type { Locator, Page } from '@playwright/test';
import { setUserStyles, findLostContent, TEXT_200, axeViolations } from './accessibility-checks';
import { holdRequests } from './hold-requests';
import { BASE, closeDialog, openCart, placeOrderButton } from './shop';
import { expect, test } from './test';

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  /** Ignores a toast's countdown, which is not visible. */
  function runningAnimations(page: Page) {
    return page.evaluate(() =>
      document
        .getAnimations()
        .filter((motion) => {
          const { target } = motion.effect as KeyframeEffect;
          return !target?.matches('.Toastify__progress-bar--animated');
        })
        .filter((motion) => Number(motion.effect?.getComputedTiming().endTime) > 10)
        .map((motion) => (motion as CSSAnimation).animationName),
    );
  }

  test('sheets open without animation and the page does not scroll smoothly', async ({ page }) => {
    await page.addInitScript(() => {
      const smooth: string[] = [];
      Object.assign(window, { smooth });
      for (const way of ['scrollTo', 'scrollBy', 'scrollIntoView'] as const) {
        for (const owner of way === 'scrollIntoView' ? [Element.prototype] : [Element.prototype, window]) {
          const own = Reflect.get(owner, way) as (...options: unknown[]) => void;
          Reflect.set(owner, way, function (this: unknown, ...options: unknown[]) {
            if ((options[0] as ScrollToOptions | undefined)?.behavior === 'smooth') smooth.push(way);
            own.apply(this, options);
          });
        }
      }
    });
    await page.goto(`${BASE}/menu`);
    const pizza = page.getByRole('article', { name: 'Margherita pizza', exact: true }).first();
    await pizza.getByRole('button', { name: 'Margherita pizza' }).click();
    const popup = page.getByRole('dialog', { name: 'Margherita pizza' });
    await expect(popup.getByRole('checkbox').first()).toBeVisible();
    expect(await runningAnimations(page)).toEqual([]);
    // The popup jumps to the missing choice instead of scrolling smoothly.
    await popup.getByRole('button', { name: 'Clear' }).first().click();
    await popup.getByRole('button', { name: /^Add/ }).click();
    await expect(popup.getByRole('alert').filter({ hasText: /./ })).toBeVisible();
    await expect(popup.getByRole('checkbox').first()).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(popup).toBeHidden();
    await page.getByRole('button', { name: 'Open menu' }).click();
    await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
    expect(await runningAnimations(page)).toEqual([]);
    await closeDialog(page);
    await page.goto(BASE);
    await expect(
      page.getByRole('region', { name: 'Offers and news' }).getByRole('button').first(),
    ).toBeVisible();
    expect(await page.evaluate(() => (window as unknown as { smooth: string[] }).smooth)).toEqual([]);
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior)).toBe('auto');
  });
});

test('with reduced motion, a new colour scheme applies at once to all dish names, including those out of view', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'light' });
  await page.goto(`${BASE}/menu`);
  const names = page.getByRole('article').getByRole('heading', { level: 3 });
  await expect(names.first()).toBeVisible();
  await expect(page.locator('[data-part][data-pending]')).toHaveCount(0);
  const colours = () =>
    names.evaluateAll((all) => [
      ...new Set(all.map((name) => getComputedStyle(name.querySelector('span') ?? name).color)),
    ]);
  const inLight = await colours();
  await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'dark' });
  const inDark = await colours();
  expect(inDark).toHaveLength(inLight.length);
  for (const colour of inLight) expect(inDark).not.toContain(colour);
});

test(
  'at 200% text size, a dish name does not become narrower and the amount to pay does not wrap',
  { tag: '@phone' },
  async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await openCart(page, { naans: 60 });
    const height = async (of: Locator) => (await of.boundingBox())?.height ?? 0;
    await expect(placeOrderButton(page)).toBeEnabled();
    const toPay = page.getByRole('status').filter({ hasText: 'To pay' }).getByText(/^₹/);
    const before = await height(toPay);
    await setUserStyles(page, TEXT_200);
    expect(await height(toPay)).toBeLessThanOrEqual(before * 2.1);
    await page.goto(`${BASE}/menu`);
    const name = page.getByRole('article').first().getByRole('heading');
    const width = async () => (await name.boundingBox())?.width ?? 0;
    const usual = await width();
    await setUserStyles(page, TEXT_200);
    expect(await width()).toBeGreaterThanOrEqual(usual);
  },
);

test('at 200% text size on the desktop, the names of popular dishes keep their space', async ({ page }) => {
  for (const width of [768, 1024, 1366]) {
    await page.setViewportSize({ width, height: 768 });
    await page.goto(`${BASE}/menu`);
    const popular = page.getByRole('article').filter({ hasText: 'Popular' }).first();
    const name = popular.getByRole('heading').getByRole('button');
    const widthInEm = () =>
      name.evaluate((button) => button.clientWidth / parseFloat(getComputedStyle(button).fontSize));
    const top = async (of: Locator) => (await of.boundingBox())?.y ?? 0;
    await expect(name).toBeVisible();
    expect(Math.abs((await top(name)) - (await top(popular.getByText('Popular'))))).toBeLessThan(8);
    await setUserStyles(page, TEXT_200);
    expect(await widthInEm()).toBeGreaterThan(5);
  }
});

test.describe('with forced colours', () => {
  test.use({ contextOptions: { forcedColors: 'active' } });

  const outline = (target: Locator) =>
    target.evaluate((element) => {
      const { outlineStyle, outlineWidth } = getComputedStyle(element);
      return outlineStyle === 'none' ? 0 : parseFloat(outlineWidth);
    });
  const hasBorder = (target: Locator) =>
    target.evaluate((element) => {
      const { borderTopStyle, borderTopWidth, borderTopColor, backgroundColor } = getComputedStyle(element);
      return (
        borderTopStyle !== 'none' && parseFloat(borderTopWidth) >= 1 && borderTopColor !== backgroundColor
      );
    });

  test('the floating cart bar has a border', async ({ page }) => {
    await openCart(page);
    await page.goto(`${BASE}/menu`);
    const cart = page.getByRole('region', { name: 'Cart' });
    await expect(cart).toBeVisible();
    expect(await hasBorder(cart.locator('..'))).toBe(true);
  });

  test('a toast has a border', async ({ page }) => {
    await page.goto(`${BASE}/menu`);
    await page
      .getByRole('article', { name: 'Chicken 65' })
      .first()
      .getByRole('button', { name: 'Add' })
      .click();
    const toast = page.locator('.Toastify__toast');
    await expect(toast).toBeVisible();
    expect(await hasBorder(toast)).toBe(true);
  });

  test('selected and focused controls have outlines; buttons, the floating bar and the popup have borders; checkboxes are native', async ({
    page,
  }) => {
    await openCart(page);
    await expect(placeOrderButton(page)).toBeEnabled();
    const segment = (name: string) => page.locator('label', { has: page.getByRole('radio', { name }) });
    expect(await outline(segment('Delivery'))).toBeGreaterThanOrEqual(2);
    expect(await outline(segment('Dine in'))).toBe(0);
    expect(await hasBorder(placeOrderButton(page))).toBe(true);
    // Only the border separates the floating bar from the page below.
    expect(await hasBorder(page.locator('[data-place-order-bar]'))).toBe(true);
    const stepper = page.getByRole('button', { name: 'Increase quantity' });
    expect(await hasBorder(stepper)).toBe(true);
    const icon = await stepper.locator('svg').evaluate((element) => getComputedStyle(element).stroke);
    const ground = await stepper.evaluate((element) => getComputedStyle(element).backgroundColor);
    expect(icon).not.toBe(ground);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    expect(await outline(page.locator(':focus'))).toBeGreaterThanOrEqual(2);

    await page.goto(`${BASE}/menu?dish=d-paneer-butter-masala`);
    const popup = page.getByRole('dialog');
    const tick = popup.getByRole('checkbox').first();
    await expect(tick).toBeVisible();
    expect(await tick.evaluate((element) => getComputedStyle(element).appearance)).toBe('auto');
    await tick.focus();
    await expect(tick).toHaveCSS('outline-style', 'dashed');
    // Only the checkbox has a focus ring, not its row.
    const row = popup.locator('label', { has: page.getByRole('checkbox') }).first();
    await expect(row).not.toHaveCSS('outline-style', 'dashed');
    expect(await hasBorder(popup)).toBe(true);
  });

  test('the current page, the current category and disabled buttons differ from others', async ({ page }) => {
    await page.setViewportSize({ width: 1366, height: 768 });
    await page.goto(`${BASE}/menu`);
    const tabs = page.getByRole('navigation', { name: 'Categories' });
    await expect(tabs.locator('[aria-current]')).toHaveText('Starters');
    expect(await outline(tabs.getByRole('button', { name: 'Starters' }))).toBeGreaterThanOrEqual(2);
    expect(await outline(tabs.getByRole('button', { name: 'Breads' }))).toBe(0);
    const link = (name: string) => page.getByRole('banner').getByRole('link', { name, exact: true });
    expect(await outline(link('Menu'))).toBeGreaterThanOrEqual(2);
    expect(await outline(link('Home'))).toBe(0);

    // The focus ring of a current item replaces its outline, so current items are also underlined.
    for (const current of [link('Menu'), tabs.getByRole('button', { name: 'Starters' })]) {
      await expect(current).toHaveCSS('outline-style', 'solid');
      await current.focus();
      await expect(current).toHaveCSS('outline-style', 'dashed');
      await expect(current).toHaveCSS('text-decoration-line', 'underline');
    }
    await expect(link('Home')).toHaveCSS('text-decoration-line', 'none');

    await link('Home').click();
    const shelf = page.getByRole('region', { name: "What's on your mind ?" });
    const color = (name: string) =>
      shelf.getByRole('button', { name }).evaluate((button) => getComputedStyle(button).color);
    await expect(shelf.getByRole('button', { name: 'Previous' })).toBeDisabled();
    expect(await color('Previous')).not.toBe(await color('Next'));
  });

  test('a focused radio that is chosen differs from one that is not', async ({ page }) => {
    await page.goto(`${BASE}/bookTable`);
    const box = page.getByRole('radiogroup', { name: 'Time slot' }).locator('label').first();
    const time = box.getByRole('radio');
    await time.focus();
    await expect(box).toHaveCSS('outline-style', 'dashed');
    await expect(box).toHaveCSS('text-decoration-line', 'none');
    await page.keyboard.press('Space');
    await expect(time).toBeChecked();
    await expect(box).toHaveCSS('outline-style', 'dashed');
    await expect(box).toHaveCSS('text-decoration-line', 'underline');
    await time.blur();
    await expect(box).toHaveCSS('outline-style', 'solid');
  });

  test.describe('on a touch screen', () => {
    test.use({ hasTouch: true, viewport: { width: 360, height: 740 } });

    test('a tap just above a filter chooses it, not the button above', async ({ page }) => {
      await page.goto(`${BASE}/menu`);
      await expect(page.getByRole('article').first()).toBeVisible();
      const chip = await page.locator('label', { hasText: /^Veg$/ }).boundingBox();
      await page.touchscreen.tap(chip!.x + chip!.width / 2, chip!.y - 3);
      await expect(page.getByRole('radio', { name: 'Veg', exact: true })).toBeChecked();
    });
  });

  test('the active place suggestion has an outline', async ({ page }) => {
    await openCart(page);
    await page.getByRole('button', { name: 'Select address' }).click();
    await page.getByRole('button', { name: 'Add address' }).click();
    const search = page.getByRole('combobox', { name: 'Search area, street...' });
    await search.fill('indira');
    await expect(page.getByRole('option').first()).toBeVisible();
    await search.press('ArrowDown');
    await expect(page.getByRole('option', { selected: true })).toHaveCSS('outline-style', 'solid');
    expect(await outline(page.getByRole('option', { selected: false }).first())).toBe(0);
  });

  test('a button has an outline while it is pressed, unless it is busy', async ({ page }) => {
    const release = await holdRequests(page, '**/cart/addItemTest');
    await page.goto(`${BASE}/menu`);
    const naan = page.getByRole('article', { name: 'Butter naan' }).first();
    const add = naan.getByRole('button', { name: 'Add', exact: true });
    await expect(add).toBeVisible();
    // The button must not move while it is pressed.
    await expect(page.locator('[data-part][data-pending]')).toHaveCount(0);
    await add.hover();
    expect(await outline(add)).toBe(0);
    await page.mouse.down();
    await expect.poll(() => outline(add)).toBeGreaterThanOrEqual(2);
    await page.mouse.up();
    const busy = naan.locator('[aria-disabled=true]').last();
    await busy.hover();
    await page.mouse.down();
    expect(await busy.evaluate((button) => button.matches(':active'))).toBe(true);
    expect(await outline(busy)).toBe(0);
    release();
  });
});

test.describe('in Hindi at 320 px', () => {
  test.use({ locale: 'hi-IN', viewport: { width: 320, height: 568 }, expectedErrors: [] });

  test('no page loses content or violates an axe rule', async ({ page }) => {
    await openCart(page, { naans: 2 });
    for (const path of ['', '/menu', '/search', '/cart', '/offer', '/order-history', '/bookTable']) {
      await page.goto(`${BASE}${path}`);
      await expect(page.locator('html')).toHaveAttribute('lang', 'hi');
      await expect(page.getByRole('contentinfo')).toContainText('©');
      expect(await findLostContent(page), path).toEqual([]);
      expect(await axeViolations(page), path).toEqual([]);
    }
  });
});
