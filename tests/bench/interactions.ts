import type { Page } from '@playwright/test';

declare global {
  interface Window {
    interactions?: Map<number, number>;
  }
}

/** ms after an interaction by which the browser has told how long it took. */
const TOLD = 400;
/** Interactions that the browser does not speak of took less than this, in ms. */
const LEAST = 16;

/** Has the page write down how long each interaction takes to its next paint (Event Timing). */
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

/** ms that the interactions of `act` took, in steps of 8: from finger or key to the next paint. */
export async function timeInteractions(page: Page, act: () => Promise<void>): Promise<number[]> {
  await page.evaluate(() => window.interactions?.clear());
  await act();
  await page.waitForTimeout(TOLD);
  return page.evaluate(() => [...(window.interactions?.values() ?? [])]);
}

/** ms that the one interaction of `act` took. */
export async function timeInteraction(page: Page, act: () => Promise<void>): Promise<number> {
  return Math.max(LEAST, ...(await timeInteractions(page, act)));
}
