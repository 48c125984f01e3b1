import { setTimeout as wait } from 'node:timers/promises';
import { PredefinedNetworkConditions, type Browser, type Page } from 'puppeteer-core';

/** Times in ms, sizes in kB as transferred. */
export interface PageLoad {
  lcp: number;
  tbt: number;
  /** After the first contentful paint; 0 when no task took 50 ms or more. */
  longestTask: number;
  scripts: number;
  total: number;
}

export const PHONE = { width: 360, height: 740, deviceScaleFactor: 2, isMobile: true, hasTouch: true };
/** A page that neither transfers nor works for this time has loaded. */
const QUIET_MS = 2000;
const LOAD_TIMEOUT_MS = 120_000;
const LONG_TASK_MS = 50;
/** The service worker has cached the code after this time. */
const CACHING_MS = 6000;

interface Timeline {
  fcp: number;
  lcp: number;
  tasks: { startTime: number; duration: number }[];
}
declare global {
  interface Window {
    timeline: Timeline;
  }
}

function observeLoad(): void {
  const timeline: Timeline = { fcp: NaN, lcp: NaN, tasks: [] };
  window.timeline = timeline;
  const observe = (type: string, read: (entry: PerformanceEntry) => void) => {
    new PerformanceObserver((list) => list.getEntries().forEach(read)).observe({ type, buffered: true });
  };
  observe('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') timeline.fcp = startTime;
  });
  observe('largest-contentful-paint', ({ startTime }) => (timeline.lcp = startTime));
  observe('longtask', ({ startTime, duration }) => timeline.tasks.push({ startTime, duration }));
}

interface LoadOptions {
  url: string;
  /** Divides the CPU speed of this machine. */
  slowDown: number;
  /** Local storage at the start of the load. */
  storage: Readonly<Record<string, string>>;
}

async function load(page: Page, { url, slowDown, storage }: LoadOptions): Promise<PageLoad | null> {
  page.setDefaultTimeout(LOAD_TIMEOUT_MS);
  await page.setViewport(PHONE);
  // tsx wraps functions in this helper, which the page lacks.
  await page.evaluateOnNewDocument('globalThis.__name = (value) => value');
  await page.evaluateOnNewDocument((items) => void Object.assign(localStorage, items), storage);
  await page.evaluateOnNewDocument(observeLoad);
  const types = new Map<string, string>();
  const bytes = { scripts: 0, total: 0 };
  const session = await page.createCDPSession();
  session.on('Network.responseReceived', ({ requestId, type }) => types.set(requestId, type));
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    bytes.total += encodedDataLength;
    if (types.get(requestId) === 'Script') bytes.scripts += encodedDataLength;
  });
  await session.send('Network.enable');
  await page.emulateNetworkConditions(PredefinedNetworkConditions['Slow 4G']);
  await page.emulateCPUThrottling(slowDown);
  await page.goto(url);
  const isBusy = (quietMs: number) => {
    const { startTime, duration } = window.timeline.tasks.at(-1) ?? { startTime: 0, duration: 0 };
    return performance.now() < startTime + duration + quietMs;
  };
  do await page.waitForNetworkIdle({ idleTime: QUIET_MS });
  while (await page.evaluate(isBusy, QUIET_MS));
  const { fcp, lcp, tasks } = await page.evaluate(() => window.timeline);
  // NaN arrives as null. A page in a browser that is busy may report no paint.
  if (!fcp || !lcp) return null;
  // A task that began before the paint counts from the paint on.
  const late = tasks.map(({ startTime, duration }) => startTime + duration - Math.max(startTime, fcp));
  const longTasks = late.filter((duration) => !(duration < LONG_TASK_MS));
  return {
    lcp,
    tbt: longTasks.reduce((sum, duration) => sum + duration - LONG_TASK_MS, 0),
    longestTask: Math.max(0, ...longTasks),
    scripts: bytes.scripts / 1000,
    total: bytes.total / 1000,
  };
}

const ATTEMPTS = 3;

/**
 * Loads the page as a phone on slow 4G, in a browser without data of an earlier visit. A load without a paint is repeated.
 * @param isRepeated measures the second visit
 */
export async function loadPage(
  browser: Browser,
  options: LoadOptions & { isRepeated: boolean },
): Promise<PageLoad> {
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    const measured = await loadOnce(browser, options);
    if (measured) return measured;
  }
  throw new Error(`${options.url} reported no paint in ${String(ATTEMPTS)} loads`);
}

async function loadOnce(
  browser: Browser,
  { isRepeated, ...options }: LoadOptions & { isRepeated: boolean },
): Promise<PageLoad | null> {
  const context = await browser.createBrowserContext();
  try {
    if (isRepeated) {
      const first = await context.newPage();
      await load(first, { ...options, slowDown: 1 });
      await wait(CACHING_MS);
      await first.close();
    }
    return await load(await context.newPage(), options);
  } finally {
    await context.close();
  }
}
