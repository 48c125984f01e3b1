import lighthouse, { defaultConfig, type Config } from 'lighthouse';
import type { Browser } from 'puppeteer-core';

/** Times in ms, sizes in kB as transferred. */
export interface PageLoad {
  lcp: number;
  tbt: number;
  /** After the first contentful paint; 0 when no task took 50 ms or more. */
  longestTask: number;
  scripts: number;
  total: number;
  /** Lighthouse's figure for the machine's speed during the load. */
  benchmarkIndex: number;
}

const AUDITS = [
  ...['first-contentful-paint', 'largest-contentful-paint', 'total-blocking-time'],
  ...['long-tasks', 'resource-summary'],
];

/**
 * Loads the page with Lighthouse, as a phone on its slow 4G. Throttling is applied, not simulated.
 * @param slowDown divides the CPU speed of this machine
 * @param storage local storage at the start of the load
 */
export async function loadPage(
  browser: Browser,
  url: string,
  slowDown: number,
  storage: Readonly<Record<string, string>>,
): Promise<PageLoad> {
  const config: Config = {
    extends: 'lighthouse:default',
    settings: {
      onlyAudits: AUDITS,
      throttlingMethod: 'devtools',
      throttling: { cpuSlowdownMultiplier: slowDown },
      // Each load is a first visit.
      clearStorageTypes: [
        ...(defaultConfig.settings?.clearStorageTypes ?? []),
        ...(['indexeddb', 'local_storage'] as const),
      ],
      disableFullPageScreenshot: true,
    },
  };
  const page = await browser.newPage();
  await page.evaluateOnNewDocument((items) => {
    if (location.protocol === 'https:') Object.assign(localStorage, items);
  }, storage);
  const result = await lighthouse(url, { logLevel: 'silent' }, config, page);
  await page.close();
  if (!result || result.lhr.runtimeError)
    throw new Error(`${url}: ${result?.lhr.runtimeError?.message ?? 'Lighthouse has no result'}`);
  for (const warning of result.lhr.runWarnings) console.warn(`${url}: ${warning}`);

  const { audits, environment } = result.lhr;
  const numberOf = (audit: string) => audits[audit]?.numericValue ?? NaN;
  const rowsOf = <Row>(audit: string) => {
    const { details } = audits[audit] ?? {};
    return (details?.type === 'table' ? details.items : []) as Row[];
  };
  const tasks = rowsOf<{ startTime: number; duration: number }>('long-tasks');
  const late = tasks.filter(({ startTime }) => startTime > numberOf('first-contentful-paint'));
  const resources = rowsOf<{ resourceType: string; transferSize: number }>('resource-summary');
  const kB = (type: string) =>
    (resources.find(({ resourceType }) => resourceType === type)?.transferSize ?? NaN) / 1000;
  return {
    lcp: numberOf('largest-contentful-paint'),
    tbt: numberOf('total-blocking-time'),
    longestTask: Math.max(0, ...late.map(({ duration }) => duration)),
    scripts: kB('script'),
    total: kB('total'),
    benchmarkIndex: environment.benchmarkIndex,
  };
}
