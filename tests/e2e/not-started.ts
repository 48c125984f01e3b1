import type { Page } from '@playwright/test';

/** Moves the animation that shows the notice of a page that has not started. @param ms since the page was shown */
export async function passTime(page: Page, ms: number): Promise<void> {
  await page.locator('#not-started').evaluate((notice, time) => {
    for (const animation of notice.getAnimations()) animation.currentTime = time;
  }, ms);
}
