import type { Browser, CDPSession, Page } from '@playwright/test';

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
