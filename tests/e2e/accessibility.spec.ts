import type { Page } from '@playwright/test';
import { expect, isPhone, test } from './test';
import {
  axeViolations,
  findHiddenFocus,
  findLostContent,
  setUserStyles,
  TEXT_200,
  WIDE_SPACING,
} from './accessibility-checks';
import { accessibilitySnapshot, frameSnapshot } from './accessibility-snapshot';
import { BASE, openCart, placeOrderButton, suggestionsOf } from './shop';
import { overlays, screens } from './screens';

interface Window {
  what: string;
  width: number;
  height: number;
  css?: string;
}

/** Sizes in which no content may be lost (WCAG 1.4.4, 1.4.10, 1.4.12). The last one exceeds WCAG. */
const windows: readonly Window[] = [
  { what: '320 px wide', width: 320, height: 568 },
  { what: '1280 px wide at 200%', width: 640, height: 360 },
  { what: '640 px wide with text at 200%', width: 640, height: 360, css: TEXT_200 },
  { what: '360 px wide with the text spacing of WCAG 1.4.12', width: 360, height: 740, css: WIDE_SPACING },
  {
    what: '360 px wide with text at 200% and that spacing',
    width: 360,
    height: 740,
    css: TEXT_200 + WIDE_SPACING,
  },
];

for (const screen of [...screens, ...overlays]) {
  const { name, open, differsOnDesktop, isVariant } = screen;
  const isCore = screens.includes(screen) && !isVariant;
  test.describe(name, () => {
    test.use({ expectedErrors: [[/Failed to load resource/], { scope: 'test' }] });

    test(
      'has no WCAG 2.2 AA violations and keeps its accessibility tree',
      { tag: [...(isCore ? ['@core'] : []), ...(differsOnDesktop ? [] : ['@phone'])] },
      async ({ page, sandbox, request }) => {
        await open({ page, sandbox, request });
        const file = differsOnDesktop && !isPhone() ? `${name} on desktop` : name;
        expect.soft(await accessibilitySnapshot(page)).toMatchSnapshot(`${file.replaceAll(/\W+/g, '-')}.txt`);
        expect.soft(await axeViolations(page)).toEqual([]);
      },
    );

    test(
      'has no WCAG 2.2 AA violations in dark colours, and loses no content in small windows or large text',
      { tag: '@phone' },
      async ({ page, sandbox, request }) => {
        await open({ page, sandbox, request });
        await page.emulateMedia({ colorScheme: 'dark' });
        expect.soft(await axeViolations(page)).toEqual([]);
        await expectNoLostContent(page);
      },
    );
  });
}

test('what surrounds all pages keeps its accessibility tree', { tag: '@core' }, async ({ page }) => {
  await openCart(page);
  await page.goto(`${BASE}/menu`);
  await expect(page.getByRole('region', { name: 'Cart' })).toBeVisible();
  expect(await frameSnapshot(page)).toMatchSnapshot(isPhone() ? 'frame.txt' : 'frame-on-desktop.txt');
});

async function expectNoLostContent(page: Page): Promise<void> {
  for (const { what, width, height, css = '' } of windows) {
    await page.setViewportSize({ width, height });
    await setUserStyles(page, css);
    expect.soft(await findLostContent(page), what).toEqual([]);
  }
}

test.describe('the focused element', () => {
  test(
    'is never hidden under the floating bars of the menu with a cart',
    { tag: '@core' },
    async ({ page }) => {
      await openCart(page);
      await page.goto(`${BASE}/menu`);
      await expect(page.getByRole('region', { name: 'Cart' })).toBeVisible();
      await expect(page.getByRole('article').first()).toBeVisible();
      await page.getByRole('article', { name: 'Jeera rice' }).getByRole('button', { name: 'Add' }).focus();
      expect(await findHiddenFocus(page, 18)).toEqual([]);
    },
  );

  test('is never hidden under the floating bars of the cart page', async ({ page }) => {
    await openCart(page);
    await expect(placeOrderButton(page)).toBeEnabled();
    // Mounting later, they would move the footer while it has the focus.
    await expect(suggestionsOf(page).getByRole('article').first()).toBeVisible();
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    expect(await findHiddenFocus(page, 32)).toEqual([]);
  });
});
