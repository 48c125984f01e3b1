import { setTimeout as wait } from 'node:timers/promises';
import type { Browser, CDPSession, Locator, Page } from '@playwright/test';

const PHONE = {
  viewport: { width: 360, height: 740 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
  serviceWorkers: 'block',
} as const;

export interface Phone {
  page: Page;
  cdp: CDPSession;
}

/** Runs `use` on a new phone without data. `slowDown` divides the CPU speed of this machine. */
export async function onPhone<Found>(
  browser: Browser,
  slowDown: number,
  use: (phone: Phone) => Promise<Found>,
): Promise<Found> {
  const context = await browser.newContext(PHONE);
  try {
    const page = await context.newPage();
    // tsx wraps functions in this helper, which the page lacks.
    await page.addInitScript('globalThis.__name = (value) => value');
    const cdp = await context.newCDPSession(page);
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowDown });
    return await use({ page, cdp });
  } finally {
    await context.close();
  }
}

/** ms between touchstart and touchend. */
const PRESS_MS = 80;

/** Taps through CDP touch events, so that Playwright adds no listeners to the page. */
export async function tap({ cdp }: Phone, target: Locator): Promise<void> {
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (!box) throw new Error('There is nothing to tap');
  const place = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  await cdp.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [place] });
  await wait(PRESS_MS);
  await cdp.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

/** Dishes that the menu renders ahead; the last step may render more. */
const DISHES_AHEAD = 500;
/** On a slow phone, a step may take seconds. */
const RENDER_TIMEOUT_MS = 180_000;

/** Waits until the menu has rendered all that it renders in idle time. */
export async function waitForMenuAhead(page: Page, dishes: number): Promise<void> {
  await page.waitForFunction(
    (least) => document.querySelectorAll('main article').length >= least,
    Math.min(dishes, DISHES_AHEAD),
    { timeout: RENDER_TIMEOUT_MS },
  );
  await waitForQuietPage(page);
}

export async function waitForQuietPage(page: Page): Promise<void> {
  await page.waitForSelector('main article');
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        let quiet = 0;
        let known = 0;
        const look = () => {
          const count = document.getElementsByTagName('*').length;
          quiet = count === known ? quiet + 1 : 0;
          known = count;
          if (quiet < 8) setTimeout(look, 100);
          else resolve();
        };
        look();
      }),
    undefined,
  );
}
