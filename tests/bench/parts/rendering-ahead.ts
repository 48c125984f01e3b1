import { launchBrowser } from '../browser';
import type { Bench, Part } from '../bench';
import { watchFirstDish } from '../first-dish';
import { figure, table, targets } from '../figures';
import { onPhone, waitForMenuAhead } from '../phone';
import { slugOf } from '../shops';

const SLOW_DOWNS = [4, 8] as const;
/** Longer tasks delay a tap noticeably (RAIL). */
const LONG_TASK_MS = 50;

declare global {
  interface Window {
    longTasks?: PerformanceEntry[];
  }
}

interface Rendered {
  dishes: number;
  slowDown: number;
  /** Durations in ms of long tasks after the first dish was painted. */
  longTasks: number[];
  /** MB of JS heap after garbage collection, and DOM elements, before anything is scrolled. */
  heap: number;
  elements: number;
}

async function renderAhead(bench: Bench, dishes: number, slowDown: number): Promise<Rendered> {
  const browser = await launchBrowser(bench.certificate);
  try {
    return await onPhone(browser, slowDown, async ({ page, cdp }) => {
      await page.addInitScript(() => {
        const tasks: PerformanceEntry[] = [];
        window.longTasks = tasks;
        new PerformanceObserver((list) => void tasks.push(...list.getEntries())).observe({
          type: 'longtask',
          buffered: true,
        });
      });
      await watchFirstDish(page);
      await page.goto(`${bench.product}/${slugOf(dishes)}/menu`);
      await waitForMenuAhead(page, dishes);
      const longTasks = await page.evaluate(async () => {
        const painted = (await window.firstDish) ?? 0;
        return (window.longTasks ?? [])
          .filter((task) => task.startTime > painted)
          .map((task) => task.duration);
      });
      const elements = await page.evaluate(() => document.getElementsByTagName('*').length);
      await cdp.send('Performance.enable');
      await cdp.send('HeapProfiler.collectGarbage');
      const { metrics } = await cdp.send('Performance.getMetrics');
      const heap = metrics.find(({ name }) => name === 'JSHeapUsedSize')?.value ?? NaN;
      return { dishes, slowDown, longTasks, elements, heap: heap / 2 ** 20 };
    });
  } finally {
    await browser.close();
  }
}

const longest = ({ longTasks }: Rendered) => Math.max(0, ...longTasks);

export const renderingAheadPart: Part = {
  name: 'rendering-ahead',
  title: 'Rendering ahead',
  measure: async (bench) => {
    const all: Rendered[] = [];
    for (const slowDown of SLOW_DOWNS) {
      for (const dishes of bench.sizes) all.push(await renderAhead(bench, dishes, slowDown));
    }
    const of = (dishes: number) => all.filter((rendered) => rendered.dishes === dishes);
    return [
      'After the first dish of the menu is painted, until no more dishes are rendered: tasks of more than 50 ms. Then the memory after garbage collection and the elements of the page. Nothing is scrolled or tapped.',
      table(
        [
          'dishes',
          'slowdown',
          'longest task, ms',
          'long tasks',
          'over 50 ms in all',
          'script, MB',
          'elements',
        ],
        all.map((rendered) => [
          figure(rendered.dishes),
          `${String(rendered.slowDown)}×`,
          longest(rendered) === 0 ? '≤ 50' : figure(longest(rendered)),
          figure(rendered.longTasks.length),
          figure(rendered.longTasks.reduce((sum, ms) => sum + ms - LONG_TASK_MS, 0)),
          figure(rendered.heap, 1),
          figure(rendered.elements),
        ]),
      ),
      targets([
        ...SLOW_DOWNS.map((slowDown) => ({
          text: `longest task at ${String(slowDown)}×, ms`,
          value: Math.max(...all.filter((rendered) => rendered.slowDown === slowDown).map(longest)),
          limit: LONG_TASK_MS,
        })),
        {
          text: '1,500 dishes: script, MB',
          value: Math.max(...of(1500).map(({ heap }) => heap)),
          limit: 15,
          digits: 1,
        },
        {
          text: '5,000 dishes: script, MB',
          value: Math.max(...of(5000).map(({ heap }) => heap)),
          limit: 30,
          digits: 1,
        },
        {
          text: '1,500 dishes: elements',
          value: Math.max(...of(1500).map(({ elements }) => elements)),
          limit: 25_000,
        },
      ]),
    ].join('\n\n');
  },
};
