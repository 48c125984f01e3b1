import type { Page } from '@playwright/test';

declare global {
  interface Window {
    interactions?: Map<number, number>;
  }
}

/** ms until the browser has reported an interaction. */
const REPORT_DELAY_MS = 400;
/** The browser does not report interactions shorter than this, in ms. */
const MIN_DURATION_MS = 16;

/** Durations last from input to the next paint (Event Timing). */
export async function watchInteractions(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const seen = new Map<number, number>();
    window.interactions = seen;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as PerformanceEventTiming[]) {
        const { interactionId, duration } = entry;
        if (interactionId > 0) seen.set(interactionId, Math.max(seen.get(interactionId) ?? 0, duration));
      }
    }).observe({ type: 'event', durationThreshold: 16, buffered: true });
  });
}

/** Durations of the `count` interactions of `act` in ms. The browser rounds to 8 ms. */
export async function timeInteractions(
  page: Page,
  count: number,
  act: () => Promise<void>,
): Promise<number[]> {
  await page.evaluate(() => window.interactions?.clear());
  await act();
  await page.waitForTimeout(REPORT_DELAY_MS);
  const reported = await page.evaluate(() => [...(window.interactions?.values() ?? [])]);
  const others = Math.max(0, count - reported.length);
  return [...reported, ...Array.from({ length: others }, () => MIN_DURATION_MS)];
}

export async function timeInteraction(page: Page, act: () => Promise<void>): Promise<number> {
  return Math.max(...(await timeInteractions(page, 1, act)));
}
