import type { Locator, Page } from '@playwright/test';
import { setUserStyles, TEXT_200 } from './accessibility-checks';
import { expect, isPhone, test } from './test';

const HOME = '/spice-garden';

test('the top bar has links and Login on desktop, Search and the restaurant’s initial on phones, and a popover', async ({
  page,
}) => {
  await page.goto(HOME);
  const bar = page.getByRole('banner');
  const shop = bar.getByRole('button', { name: 'Spice Garden' });
  await expect(shop).toBeVisible();
  await expect(bar.getByRole('group', { name: 'Wallet balance' })).toHaveText('₹0');
  const links = bar.getByRole('navigation');
  if (isPhone()) {
    await expect(links).toBeHidden();
    await expect(bar.getByRole('link', { name: 'Search' })).toBeVisible();
    await expect(bar.getByText('S', { exact: true })).toBeVisible();
    await shop.tap();
  } else {
    await expect(links.getByRole('link')).toHaveText(['Home', 'Menu', 'Search', 'Order history', 'Cart']);
    await expect(bar.getByRole('button', { name: 'Login' })).toBeVisible();
    await expect(bar.getByText('S', { exact: true })).toBeHidden();
    await shop.hover();
  }
  const popover = page.getByRole('group', { name: 'About Spice Garden' });
  await expect(popover).toContainText('North Indian, Chinese and Italian');
  await expect(popover).toContainText('48, 12th Main Road');
});

test(
  'pages with their own header on phones have the side menu in it, with Login',
  { tag: '@phone' },
  async ({ page }) => {
    for (const path of ['cart', 'search', 'offer', 'order-history', 'privacy-policy']) {
      await page.goto(`${HOME}/${path}`);
      await page.getByRole('button', { name: 'Open menu' }).click();
      const menu = page.getByRole('dialog', { name: 'Menu' });
      await expect(menu.getByRole('button', { name: 'Login' })).toBeVisible();
      await page.goBack();
      await expect(menu).toBeHidden();
    }
  },
);

test(
  'the restaurant’s name fits in one line on the narrowest desktop',
  { tag: '@desktop' },
  async ({ page }) => {
    await page.setViewportSize({ width: 1024, height: 768 });
    await page.goto(HOME);
    const bar = page.getByRole('banner');
    await expect(bar.getByRole('button', { name: 'Login' })).toBeVisible();
    const name = bar.getByRole('button', { name: 'Spice Garden' }).getByText('Spice Garden', { exact: true });
    const lines = await name.evaluate((element) =>
      Math.round(element.clientHeight / parseFloat(getComputedStyle(element).lineHeight)),
    );
    expect(lines).toBe(1);
  },
);

test(
  'the restaurant’s name wraps to a second line where the bar is too narrow',
  { tag: '@phone' },
  async ({ page }) => {
    await page.goto(HOME);
    const bar = page.getByRole('banner');
    const name = bar.getByRole('button', { name: 'Spice Garden' }).getByText('Spice Garden', { exact: true });
    await expect(name).toBeVisible();
    // Widened, to be independent of the installed font.
    await setUserStyles(page, 'header { letter-spacing: 0.02em }');
    for (const [width, lines] of [
      [480, 1],
      [360, 2],
      [320, 2],
    ] as const) {
      await page.setViewportSize({ width, height: 740 });
      const seen = await name.evaluate((element) => ({
        lines: Math.round(element.clientHeight / parseFloat(getComputedStyle(element).lineHeight)),
        isWhole: element.scrollHeight <= element.clientHeight && element.scrollWidth <= element.clientWidth,
      }));
      expect(seen, `${String(width)} px`).toEqual({ lines, isWhole: true });
    }
  },
);

test('text at 200% size stays within the top bar', { tag: '@phone' }, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(HOME);
  const bar = page.getByRole('banner');
  const shop = bar.getByRole('button', { name: 'Spice Garden' });
  await expect(shop.getByText('Spice Garden', { exact: true })).toBeVisible();
  await setUserStyles(page, TEXT_200);
  const outside = await bar.evaluate((header) => {
    const box = header.getBoundingClientRect();
    const texts = document.createTreeWalker(header, NodeFilter.SHOW_TEXT);
    const found: string[] = [];
    while (texts.nextNode()) {
      const range = document.createRange();
      range.selectNodeContents(texts.currentNode);
      const isOut = [...range.getClientRects()].some(
        ({ top, bottom }) => top < box.top - 1 || bottom > box.bottom + 1,
      );
      if (isOut) found.push(range.toString());
    }
    return found;
  });
  expect(outside).toEqual([]);
  await expect(shop).toBeVisible();
});

test('the side menu is 176 px wide and closes on a tap beside it', { tag: '@phone' }, async ({ page }) => {
  await page.goto(HOME);
  await page.getByRole('button', { name: 'Open menu' }).click();
  const panel = page.getByRole('dialog', { name: 'Menu' });
  await expect.poll(async () => (await panel.boundingBox())?.x).toBe(0);
  expect((await panel.boundingBox())?.width).toBe(176);
  await page.mouse.click(300, 400);
  await expect(panel).toBeHidden();
});

const LOGO = (size: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" ${size}><circle cx="50%" cy="50%" r="20%" fill="#fff"/></svg>`;

for (const [kind, size] of [
  ['four times as wide as high', 'width="400" height="100"'],
  ['four times as high as wide', 'width="100" height="400"'],
  ['without a size', ''],
] as const) {
  test(`a white logo ${kind} is shown whole, on a light plate in the dark scheme`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.route('**/logo.svg', (route) =>
      route.fulfill({ body: LOGO(size), contentType: 'image/svg+xml' }),
    );
    await page.route('**/display_resturent_info*', async (route) => {
      const response = await route.fetch();
      const [info] = (await response.json()) as [object];
      const imageUrl = new URL('/logo.svg', page.url()).href;
      await route.fulfill({ response, json: [{ ...info, imageUrl }] });
    });
    await page.goto(HOME);
    const shop = page.getByRole('banner').getByRole('button', { name: 'Spice Garden' });
    const logo = shop.locator('img');
    await expect(logo).toHaveAttribute('src', /logo\.svg$/);
    await expect
      .poll(() => logo.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
    const { fit, filter, ...plate } = await logo.evaluate((image) => {
      const { backgroundColor, boxShadow, forcedColorAdjust } = getComputedStyle(
        image.parentElement ?? image,
      );
      const { objectFit, filter: shadow } = getComputedStyle(image);
      return { fit: objectFit, filter: shadow, backgroundColor, boxShadow, forcedColorAdjust };
    });
    expect(fit).toBe('contain');
    expect(filter).toContain('drop-shadow');
    expect(plate).toMatchObject({ backgroundColor: 'rgb(255, 255, 255)', forcedColorAdjust: 'none' });
    expect(plate.boxShadow).toContain('inset');
    const box = await logo.boundingBox();
    expect(Math.abs((box?.width ?? 0) - (box?.height ?? 1))).toBeLessThan(1);
    await shop.screenshot({ path: test.info().outputPath('logo.png') });
  });
}
test.describe('in a browser that reports hover', { tag: '@phone' }, () => {
  // A context with touch reports none.
  test.use({ viewport: { width: 980, height: 700 }, isMobile: false, hasTouch: false });

  /** Longer than the time after which the card closes that the mouse has left. */
  const STAYS_MS = 400;

  async function openHome(page: Page) {
    await page.goto(HOME);
    const shop = page.getByRole('banner').getByRole('button', { name: 'Spice Garden' });
    const card = page.getByRole('group', { name: 'About Spice Garden' });
    await expect(shop).toBeVisible();
    expect(await page.evaluate(() => matchMedia('(hover: hover)').matches)).toBe(true);
    const devtools = await page.context().newCDPSession(page);
    const centreOf = async (target: Locator) => {
      const box = (await target.boundingBox())!;
      return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    };
    return {
      card,
      shop,
      touch: async (target: Locator) => {
        const touchPoints = [await centreOf(target)];
        await devtools.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
        await devtools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
        await page.waitForTimeout(STAYS_MS);
      },
      /** Moves to the target, presses it and moves away. */
      press: async (target: Locator, pointerType: 'pen' | 'mouse') => {
        const at = await centreOf(target);
        const button = { pointerType, button: 'left', clickCount: 1 } as const;
        await devtools.send('Input.dispatchMouseEvent', { type: 'mouseMoved', pointerType, ...at });
        await devtools.send('Input.dispatchMouseEvent', { type: 'mousePressed', ...button, ...at });
        await devtools.send('Input.dispatchMouseEvent', { type: 'mouseReleased', ...button, ...at });
        await devtools.send('Input.dispatchMouseEvent', { type: 'mouseMoved', pointerType, x: 500, y: 600 });
        await page.waitForTimeout(STAYS_MS);
      },
    };
  }

  test('a finger’s tap opens the restaurant’s card, which stays until the second tap', async ({ page }) => {
    const { shop, card, touch } = await openHome(page);
    for (const round of ['first', 'second']) {
      await touch(shop);
      await expect(card, round).toBeVisible();
      await touch(card);
      await expect(card, round).toBeVisible();
      await touch(shop);
      await expect(card, round).toBeHidden();
    }
  });

  for (const pointerType of ['pen', 'mouse'] as const) {
    test(`a press of a ${pointerType} opens the card, which stays until the second press`, async ({
      page,
    }) => {
      const { shop, card, press } = await openHome(page);
      await press(shop, pointerType);
      await expect(card).toBeVisible();
      await press(shop, pointerType);
      await expect(card).toBeHidden();
    });
  }
});
