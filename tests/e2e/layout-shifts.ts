import type { Page } from '@playwright/test';

type Shifts = { shifts: { value: number; moved: string[] }[] };

/**
 * Notes what moves in the pages that are opened from now on, for tests that touch nothing: what comes within half a
 * second of a tap counts too, as one on the page before would excuse it.
 * @returns asks for what has moved so far: by how much, and the texts of what did.
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
