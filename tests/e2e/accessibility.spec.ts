import type { Page } from '@playwright/test';
import { expect, test } from './test';
import {
  setUserStyles,
  findLostContent,
  TEXT_200,
  axeViolations,
  findHiddenFocus,
  WIDE_SPACING,
} from './accessibility-checks';
import { accessibilitySnapshot, openLayer } from './accessibility-snapshot';
import { BASE, openCart, placeOrderButton, suggestionsOf } from './shop';
import { states, type State } from './states';
import { isCommonRun, isFullRun } from '../test-scope';

/** Alternates colour schemes between states, opposite on phone and desktop. A full run tests both. */
function schemesFor(place: number, project: string): readonly ('light' | 'dark')[] {
  if (isFullRun) return ['light', 'dark'];
  return (place + (project === 'phone' ? 0 : 1)) % 2 === 0 ? ['light'] : ['dark'];
}

interface Window {
  what: string;
  width: number;
  height: number;
  css?: string;
  /** Whether `npm test` uses it. */
  isCommon?: boolean;
}

/** Sizes in which no content may be lost (WCAG 1.4.4, 1.4.10, 1.4.12). The last one, for phones, exceeds WCAG. */
const windows: readonly Window[] = [
  { what: '320 px wide', width: 320, height: 568, isCommon: true },
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

/** Time limit in ms of a state in both schemes and all windows. */
const STATE_TIMEOUT_MS = 45_000;

const FAILURE_MESSAGES =
  /Failed to load resource|Failed to fetch dynamically imported module|^injectScript error|^Event$/;

// States of a visit are independent: all are checked before the test fails.
for (const [place, visit] of states.entries()) {
  const all = [visit, ...(visit.next ?? [])];
  // Pages with the same layout on desktop run once, on phone.
  const tag = [
    ...(visit.onDesktop ? [] : ['@phone']),
    ...(all.every(({ isRare }) => isRare) ? ['@rare'] : []),
  ];
  const names = all.map(({ name }) => name);
  test.describe('each screen state', () => {
    // With explicit options: Playwright would read the second entry of a bare list as options.
    test.use({ expectedErrors: [[FAILURE_MESSAGES, ...(visit.errors ?? [])], { scope: 'test' }] });

    test(
      `has no WCAG 2.2 AA violations, matches its accessibility snapshot and, on phones, loses no content: ${names.join('; ')}`,
      { tag },
      async ({ page, sandbox, request }, { project }) => {
        test.setTimeout(STATE_TIMEOUT_MS * names.length);
        const viewport = page.viewportSize();
        for (const [step, { name, open, aria, onDesktop, isRare }] of statesOf(
          visit,
          project.name,
        ).entries()) {
          await test.step(name, async () => {
            await open({ page, sandbox, request });
            if (isCommonRun && isRare) return;
            const isOnPhone = project.name === 'phone';
            if (aria !== undefined) {
              await expect.soft(await openLayer(page)).toMatchAriaSnapshot(aria);
            } else if (isOnPhone || onDesktop) {
              const file = !isOnPhone && onDesktop === 'structure' ? `${name} on desktop` : name;
              const withTopBar = isOnPhone || onDesktop === 'structure';
              expect
                .soft(await accessibilitySnapshot(page, withTopBar))
                .toMatchSnapshot(`${file.replaceAll(/\W+/g, '-')}.txt`);
            }
            for (const colorScheme of schemesFor(place + step, project.name)) {
              await page.emulateMedia({ colorScheme });
              expect.soft(await axeViolations(page)).toEqual([]);
            }
            if (isOnPhone) await expectNoLostContent(page);
            if (viewport) await page.setViewportSize(viewport);
          });
        }
      },
    );
  });
}

function statesOf(visit: State, project: string): readonly State[] {
  return [visit, ...(project === 'phone' || isFullRun ? (visit.next ?? []) : [])];
}

async function expectNoLostContent(page: Page): Promise<void> {
  for (const { what, width, height, css = '', isCommon } of windows) {
    if (isCommonRun && !isCommon) continue;
    await test.step(what, async () => {
      await page.setViewportSize({ width, height });
      await setUserStyles(page, css);
      expect.soft(await findLostContent(page), what).toEqual([]);
    });
  }
  await setUserStyles(page, '');
}

test.describe('the focused element', () => {
  test('is never hidden under the floating bars of the menu with a cart', async ({ page }) => {
    await openCart(page);
    await page.goto(`${BASE}/menu`);
    await expect(page.getByRole('region', { name: 'Cart' })).toBeVisible();
    await expect(page.getByRole('article').first()).toBeVisible();
    await page.getByRole('article', { name: 'Jeera rice' }).getByRole('button', { name: 'Add' }).focus();
    expect(await findHiddenFocus(page, 18)).toEqual([]);
  });

  test('is never hidden under the floating bars of the cart page', async ({ page }) => {
    await openCart(page);
    await expect(placeOrderButton(page)).toBeEnabled();
    // Mounting later, they would move the footer while it has the focus.
    await expect(suggestionsOf(page).getByRole('article').first()).toBeVisible();
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    expect(await findHiddenFocus(page, 32)).toEqual([]);
  });
});
