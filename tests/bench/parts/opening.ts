import { launchBrowser } from '../browser';
import type { Bench, Part } from '../bench';
import { watchFirstDish } from '../first-dish';
import { figure, median, ratio, table, targets } from '../figures';
import { onPhone } from '../phone';
import { slugOf } from '../shops';

const DISHES = '/api/display/display_dish_list';
/** Delay of the answer in ms, so that the application is ready before the data. */
const ANSWER_DELAY_MS = 3000;
const SLOW_DOWNS = [1, 4] as const;

/** Measures ms from the last byte of the dish list to the first dish on screen. */
async function open(bench: Bench, dishes: number, slowDown: number): Promise<number> {
  const browser = await launchBrowser(bench.certificate);
  try {
    return await onPhone(browser, slowDown, async ({ page }) => {
      await watchFirstDish(page);
      await page.goto(`${bench.product}/${slugOf(dishes)}/menu`);
      return page.evaluate(async (path) => {
        const painted = await window.firstDish;
        const answer = performance
          .getEntriesByType('resource')
          .find((entry) => entry.name.includes(path)) as PerformanceResourceTiming;
        return (painted ?? NaN) - answer.responseEnd;
      }, DISHES);
    });
  } finally {
    await browser.close();
  }
}

export const openingPart: Part = {
  name: 'opening',
  title: 'Opening a menu',
  measure: async (bench) => {
    bench.delays.set(DISHES, ANSWER_DELAY_MS);
    const found = new Map<string, number[]>();
    const key = (dishes: number, slowDown: number) => `${dishes}/${slowDown}`;
    try {
      for (let round = 0; round < bench.runs; round += 1) {
        for (const slowDown of SLOW_DOWNS) {
          for (const dishes of bench.sizes) {
            const ms = await open(bench, dishes, slowDown);
            found.set(key(dishes, slowDown), [...(found.get(key(dishes, slowDown)) ?? []), ms]);
          }
        }
      }
    } finally {
      bench.delays.delete(DISHES);
    }
    const of = (dishes: number, slowDown: number) => median(found.get(key(dishes, slowDown)) ?? []);
    const [least = 0] = bench.sizes;
    const most = bench.sizes.at(-1) ?? 0;
    return [
      'From the last byte of the dish list to the first dish painted, ms, medians.',
      table(
        ['dishes', ...SLOW_DOWNS.flatMap((slowDown) => [`CPU slowdown ${slowDown}×`, `× ${least} dishes`])],
        bench.sizes.map((dishes) => [
          figure(dishes),
          ...SLOW_DOWNS.flatMap((slowDown) => [
            figure(of(dishes, slowDown)),
            ratio(of(dishes, slowDown), of(least, slowDown)),
          ]),
        ]),
      ),
      targets(
        SLOW_DOWNS.map((slowDown) => ({
          text: `${figure(most)} dishes open at ${slowDown}×, × the time of ${least}`,
          value: of(most, slowDown) / of(least, slowDown),
          limit: 1.3,
          digits: 2,
        })),
      ),
    ].join('\n\n');
  },
};
