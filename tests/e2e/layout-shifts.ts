import type { Page } from '@playwright/test';

type Shifts = { shifts: { value: number; moved: string[] }[] };

/**
 * Records layout shifts of pages opened from now on, for tests without input.
 * Shifts within 500 ms of a tap count too: a tap on the previous page would excuse them.
 */
export async function watchShifts(page: Page): Promise<() => Promise<Shifts['shifts']>> {
  await page.addInitScript(() => {
    interface LayoutShift extends PerformanceEntry {
      value: number;
      sources: { node: Node | null }[];
    }
    const shifts: Shifts['shifts'] = [];
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as LayoutShift[]) {
        const moved = entry.sources.map(({ node }) => node?.textContent ?? '');
        shifts.push({ value: entry.value, moved });
      }
    }).observe({ type: 'layout-shift', buffered: true });
    Object.assign(window, { shifts });
  });
  return () => page.evaluate(() => (window as unknown as Shifts).shifts);
}
