import type { Page } from '@playwright/test';
import { budgets } from '../../../tools/budgets';
import { launchBrowser } from '../browser';
import type { Bench, Part } from '../bench';
import { figure, table, targets } from '../figures';
import { onPhone } from '../phone';
import { slugOf } from '../shops';

const DISHES = 300;
/** ms after which a page has finished its own requests. */
const SETTLE_MS = 4000;
const ROUTES = [
  '',
  'menu',
  'cart',
  'search',
  'offer',
  'order-history',
  'address',
  'bookTable',
  'privacy-policy',
];

interface Scripts {
  /** kB of scripts loaded at the largest contentful paint, and once the network is idle. */
  first: number;
  all: number;
  requests: number;
}

async function scriptsOf(page: Page, url: string): Promise<Scripts> {
  await page.goto(url);
  await page.waitForTimeout(SETTLE_MS);
  return page.evaluate(async () => {
    const painted = await new Promise<number>((resolve) => {
      new PerformanceObserver((list) => resolve(list.getEntries().at(-1)?.startTime ?? NaN)).observe({
        type: 'largest-contentful-paint',
        buffered: true,
      });
    });
    const entries = performance.getEntriesByType('resource');
    const scripts = entries.filter((entry) => entry.name.endsWith('.js'));
    const kB = (some: PerformanceResourceTiming[]) =>
      some.reduce((sum, entry) => sum + entry.encodedBodySize, 0) / 1000;
    return {
      first: kB(scripts.filter((entry) => entry.responseEnd <= painted)),
      all: kB(scripts),
      requests: entries.length + 1,
    };
  });
}

async function rowsOf(bench: Bench): Promise<(Scripts & { route: string })[]> {
  const browser = await launchBrowser(bench.certificate);
  try {
    const rows: (Scripts & { route: string })[] = [];
    const visit = async (route: string, url: string) => {
      rows.push({ route, ...(await onPhone(browser, 4, ({ page }) => scriptsOf(page, url))) });
    };
    for (const route of ROUTES) await visit(route || 'home', `${bench.product}/${slugOf(DISHES)}/${route}`);
    await visit('bare React, menu', `${bench.react}/${slugOf(DISHES)}/menu`);
    return rows;
  } finally {
    await browser.close();
  }
}

export const scriptsPart: Part = {
  name: 'scripts',
  title: 'First-load JavaScript',
  measure: async (bench) => {
    const rows = await rowsOf(bench);
    const first = (route: string) => rows.find((row) => row.route === route)?.first ?? NaN;
    return [
      'Transferred kB (brotli) on a first visit with a CPU slowdown of 4×: before the largest contentful paint, and until the page is idle.',
      table(
        ['route', 'before LCP, kB', 'in all, kB', 'requests'],
        rows.map(({ route, first, all, requests }) => [
          route,
          figure(first, 1),
          figure(all, 1),
          figure(requests),
        ]),
      ),
      targets(
        ['home', 'menu'].map((route) => ({
          text: `${route}: kB before LCP`,
          value: first(route),
          limit: budgets[route]?.scripts ?? NaN,
          digits: 1,
        })),
      ),
    ].join('\n\n');
  },
};
