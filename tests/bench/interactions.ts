import type { Page } from '@playwright/test';

interface Interaction {
  startMs: number;
  durationMs: number;
}

declare global {
  interface Window {
    interactions?: Map<number, Interaction>;
  }
}

/** ms until the browser has reported an interaction. */
const REPORT_DELAY_MS = 400;
/** The browser does not report interactions shorter than this, in ms. */
const MIN_DURATION_MS = 16;

/** Durations last from input to the next paint (Event Timing). */
export async function watchInteractions(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const seen = new Map<number, Interaction>();
    window.interactions = seen;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as PerformanceEventTiming[]) {
        if (entry.interactionId === 0) continue;
        const { startMs = entry.startTime, durationMs = 0 } = seen.get(entry.interactionId) ?? {};
        seen.set(entry.interactionId, { startMs, durationMs: Math.max(durationMs, entry.duration) });
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
  const sinceMs = await page.evaluate(() => performance.now());
  await act();
  await page.waitForTimeout(REPORT_DELAY_MS);
  // Earlier interactions may be reported only now.
  const reported = await page.evaluate(
    (since) =>
      [...(window.interactions?.values() ?? [])]
        .filter(({ startMs }) => startMs >= since)
        .map(({ durationMs }) => durationMs),
    sinceMs,
  );
  const others = Math.max(0, count - reported.length);
  return [...reported, ...Array.from({ length: others }, () => MIN_DURATION_MS)];
}

export async function timeInteraction(page: Page, act: () => Promise<void>): Promise<number> {
  return Math.max(...(await timeInteractions(page, 1, act)));
}
