import { chromium, type Page } from '@playwright/test';
import lighthouse, { type Config } from 'lighthouse';
import { median } from './figures';

/** Throttling is calculated from a fast load, or applied during it. */
export type Throttling = 'simulate' | 'devtools';

const AUDITS = {
  lcp: 'largest-contentful-paint',
  tbt: 'total-blocking-time',
  cls: 'cumulative-layout-shift',
} as const;

/** LCP and TBT in ms, CLS without a unit. */
export type Figures = Record<keyof typeof AUDITS, number>;

type Settings = NonNullable<Config['settings']>;

/** Storage cleared before a first visit. Local storage is excluded: it holds the cart id. */
const CLEARED_STORAGE: NonNullable<Settings['clearStorageTypes']> = [
  'file_systems',
  'shader_cache',
  'service_workers',
  'cache_storage',
  'indexeddb',
];

/** ms in which a loaded page finishes persisting data for the next visit. */
const PERSIST_MS = 3000;

async function run(port: number, url: string, settings: Settings) {
  const config: Config = {
    extends: 'lighthouse:default',
    settings: { clearStorageTypes: CLEARED_STORAGE, disableFullPageScreenshot: true, ...settings },
  };
  const result = await lighthouse(url, { port, logLevel: 'silent' }, config);
  if (!result || result.lhr.runtimeError) {
    throw new Error(`${url}: ${result?.lhr.runtimeError?.message ?? 'Lighthouse has no result'}`);
  }
  return result.lhr;
}

/** Lighthouse's slow 4G. */
const SLOW_4G = {
  rttMs: 150,
  throughputKbps: 1.6 * 1024,
  requestLatencyMs: 150 * 3.75,
  downloadThroughputKbps: 1.6 * 1024 * 0.9,
  uploadThroughputKbps: 750 * 0.9,
};

interface VisitOptions {
  isRepeat?: boolean;
  /** Divides the CPU speed. */
  slowDown?: number;
}

export async function visit(
  port: number,
  url: string,
  throttling: Throttling,
  { isRepeat = false, slowDown = 4 }: VisitOptions = {},
) {
  const { audits } = await run(port, url, {
    onlyAudits: Object.values(AUDITS),
    throttlingMethod: throttling,
    throttling: { ...SLOW_4G, cpuSlowdownMultiplier: slowDown },
    disableStorageReset: isRepeat,
  });
  const read = ([name, id]: [string, string]) => [name, audits[id]?.numericValue ?? NaN];
  return Object.fromEntries(Object.entries(AUDITS).map(read)) as Figures;
}

export function medianOf(visits: readonly Figures[]): Figures {
  const read = (name: keyof Figures) => median(visits.map((one) => one[name]));
  return { lcp: read('lcp'), tbt: read('tbt'), cls: read('cls') };
}

/** Lighthouse's figure for the machine's speed at this moment. */
export async function benchmarkIndex(port: number, url: string): Promise<number> {
  const { environment } = await run(port, url, { onlyAudits: ['viewport'], throttlingMethod: 'provided' });
  return environment.benchmarkIndex;
}

/** Scores from 0 to 100 that do not depend on the machine's speed. */
export async function scores(port: number, url: string): Promise<Record<string, number>> {
  const { categories } = await run(port, url, {
    onlyCategories: ['accessibility', 'best-practices', 'seo'],
    throttlingMethod: 'provided',
  });
  return Object.fromEntries(
    Object.values(categories).map(({ title, score }) => [title, Math.round((score ?? NaN) * 100)]),
  );
}

export async function visitAndPersist(
  port: number,
  url: string,
  then?: (page: Page) => Promise<void>,
): Promise<void> {
  const browser = await chromium.connectOverCDP(`http://127.0.0.1:${port}`);
  try {
    const page = (await browser.contexts()[0]?.newPage()) ?? (await browser.newPage());
    await page.goto(url);
    await page.waitForTimeout(PERSIST_MS);
    await then?.(page);
    await page.close();
  } finally {
    await browser.close();
  }
}
