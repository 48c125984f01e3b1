import { setTimeout as wait } from 'node:timers/promises';
import type { Browser, CDPSession, Locator, Page } from '@playwright/test';

/** The phone of the project's designs. */
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

/**
 * Runs something on a phone that nobody has used before; its browser keeps nothing.
 * @param slowDown how many times slower than this machine its processor is.
 */
export async function onPhone<Found>(
  browser: Browser,
  slowDown: number,
  use: (phone: Phone) => Promise<Found>,
): Promise<Found> {
  const context = await browser.newContext(PHONE);
  try {
    const page = await context.newPage();
    // What runs the benchmark wraps functions in this, and the page does not have it.
    await page.addInitScript('globalThis.__name = (value) => value');
    const cdp = await context.newCDPSession(page);
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowDown });
    return await use({ page, cdp });
  } finally {
    await context.close();
  }
}

/** ms for which a finger rests on the glass. */
const PRESSED = 80;

/** Taps as a finger does: it stays for a moment, and nothing listens along that a diner's page does not have. */
export async function tap({ cdp }: Phone, target: Locator): Promise<void> {
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (!box) throw new Error('There is nothing to tap');
  const place = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  await cdp.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [place] });
  await wait(PRESSED);
  await cdp.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

/** Waits until everything that a menu of so many dishes draws in idle time is drawn. */
export async function whenDrawn(page: Page): Promise<void> {
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
