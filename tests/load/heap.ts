import { chromium, type CDPSession, type Page } from '@playwright/test';
import { chromiumPath, CHROMIUM_FLAGS } from '../../tools/chromium';
import type { Site } from './site';
import { randomFrom } from './random';
import { tapOnce } from './random-taps';

/** Measured after garbage collection. */
export interface MemorySample {
  minute: number;
  /** JS heap in MB. */
  heap: number;
  listeners: number;
  nodes: number;
  taps: number;
  /** Distinct URLs visited in this minute. They show that the page is in use: an idle page would not grow. */
  places: number;
}

interface HeapRun {
  samples: MemorySample[];
  errors: string[];
}

async function measure(
  page: Page,
  cdp: CDPSession,
): Promise<Pick<MemorySample, 'heap' | 'listeners' | 'nodes'>> {
  // Always measures the same page, so that differences are leaks.
  await page.keyboard.press('Escape');
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  await page.waitForTimeout(1000);
  await cdp.send('HeapProfiler.collectGarbage');
  await cdp.send('HeapProfiler.collectGarbage');
  const { metrics } = await cdp.send('Performance.getMetrics');
  const of = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? NaN;
  return {
    heap: of('JSHeapUsedSize') / 2 ** 20,
    listeners: of('JSEventListeners'),
    nodes: of('Nodes'),
  };
}

/** Navigates without a reload. */
async function goTo(page: Page, url: string): Promise<void> {
  for (let dialogs = 0; dialogs < 3; dialogs += 1) await page.keyboard.press('Escape');
  const { pathname } = new URL(url);
  await page.evaluate((path) => {
    history.pushState(null, '', path);
    dispatchEvent(new PopStateEvent('popstate', { state: null }));
  }, pathname);
}

const TOUR = [
  '',
  '/menu',
  '/cart',
  '/offer',
  '/search',
  '/address',
  '/order-history',
  '/bookTable',
  '/close',
  '/privacy-policy',
  '/refund-policy',
  '/term-and-condition',
];

/** A page independent of cart and login: additional memory there is leaked by other pages. */
async function goToIdlePage(page: Page, home: string): Promise<void> {
  await goTo(page, `${home}/close`);
  // The language may have changed.
  await page.locator('main h1').first().waitFor({ timeout: 20_000 });
}

/** Disables the JIT tiers: compiled code grows with use and counts towards the heap. */
const NO_JIT_FLAGS = '--js-flags=--no-opt --no-maglev --no-sparkplug';

/** Measures the memory of one page once a minute, without a reload. */
export async function tapForMinutes(site: Site, minutes: number, seed: number): Promise<HeapRun> {
  const browser = await chromium.launch({
    executablePath: chromiumPath(),
    args: [...CHROMIUM_FLAGS, NO_JIT_FLAGS],
  });
  try {
    const context = await browser.newContext({
      viewport: { width: 360, height: 740 },
      hasTouch: true,
      reducedMotion: 'reduce',
      serviceWorkers: 'block',
    });
    const page = await context.newPage();
    const errors: string[] = [];
    let taps = 0;
    page.on('pageerror', (error) => errors.push(`${error.name}: ${error.message}`));
    context.on('page', (other) => void other.close());
    page.on('dialog', (dialog) => void dialog.dismiss());
    await page.addInitScript(() => {
      window.print = () => undefined;
      // The browser's prompt for tel: links opens a window that taps cannot close.
      window.addEventListener(
        'click',
        (event) => {
          const link = event.target instanceof Element && event.target.closest('a');
          if (link && !/^https?:/.test(link.protocol)) event.preventDefault();
        },
        { capture: true },
      );
    });
    const home = `${site.storefront}/spice-garden`;
    await page.goto(home);
    await context.route(
      ({ href }) => !href.startsWith(home),
      (route) =>
        route.request().isNavigationRequest() && route.request().frame() === page.mainFrame()
          ? route.fulfill({ status: 204 })
          : route.fallback(),
    );
    const cdp = await context.newCDPSession(page);
    await cdp.send('Performance.enable');

    for (const path of TOUR) {
      await goTo(page, home + path);
      await page.waitForLoadState('networkidle');
    }
    const random = randomFrom(seed);
    const samples: MemorySample[] = [];
    const began = Date.now();
    for (let minute = 1; minute <= minutes; minute += 1) {
      const places = new Set<string>();
      while (Date.now() - began < minute * 60_000) {
        await tapOnce(page, random);
        taps += 1;
        places.add(page.url());
      }
      await goToIdlePage(page, home);
      samples.push({ minute, taps, places: places.size, ...(await measure(page, cdp)) });
      await goTo(page, home);
      console.log(samples.at(-1));
    }
    return { samples, errors };
  } finally {
    await browser.close();
  }
}
