import { chromium, type CDPSession, type Page } from '@playwright/test';
import { chromiumPath, CHROMIUM_FLAGS } from '../../tools/chromium';
import type { Site } from './site';
import { randomFrom } from './random';
import { tapOnce } from './tapping';

/** What a page holds after collecting what it no longer needs. */
export interface Held {
  minute: number;
  /** MB of script. */
  heap: number;
  listeners: number;
  nodes: number;
  taps: number;
  /** Addresses in which the taps of this minute ended: a page that stands still holds nothing more either. */
  places: number;
}

export interface HeapRun {
  held: Held[];
  /** Uncaught errors and unhandled rejections. */
  errors: string[];
}

async function measure(page: Page, cdp: CDPSession): Promise<Pick<Held, 'heap' | 'listeners' | 'nodes'>> {
  // The same page each time: what differs then is what was left behind.
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

/** Goes to a page of the restaurant without loading it anew, from wherever the taps have led. */
async function goTo(page: Page, url: string): Promise<void> {
  for (let dialogs = 0; dialogs < 3; dialogs += 1) await page.keyboard.press('Escape');
  const { pathname } = new URL(url);
  await page.evaluate((path) => {
    history.pushState(null, '', path);
    dispatchEvent(new PopStateEvent('popstate', { state: null }));
  }, pathname);
}

/** Every page once: from then on the page has all the code that it will ever need. */
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

/**
 * Rests on a page that is the same whatever is in the cart and whoever is logged in: what the document holds there
 * beside it was left behind by other pages.
 */
async function rest(page: Page, home: string): Promise<void> {
  await goTo(page, `${home}/close`);
  // In whatever language it is by now.
  await page.locator('main h1').first().waitFor({ timeout: 20_000 });
}

/**
 * No machine code: what the engine compiles of the scripts, tier by tier for as long as the page is used, stays in the
 * heap that is measured and is nothing that the page holds. (Of 1.05 MB more between minutes 3 and 12 with it,
 * snapshots showed 0.9 to be code.)
 */
const INTERPRETED = '--js-flags=--no-opt --no-maglev --no-sparkplug';

/**
 * Random taps in one page that is never loaded anew, on a phone's window; what it holds is measured once a minute.
 * The way to the payment page leads nowhere, so that the page stays.
 */
export async function tapForMinutes(site: Site, minutes: number, seed: number): Promise<HeapRun> {
  const browser = await chromium.launch({
    executablePath: chromiumPath(),
    args: [...CHROMIUM_FLAGS, INTERPRETED],
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
      // A browser asks whether to call, in a window of its own that no tap closes.
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
    const held: Held[] = [];
    const began = Date.now();
    for (let minute = 1; minute <= minutes; minute += 1) {
      const places = new Set<string>();
      while (Date.now() - began < minute * 60_000) {
        await tapOnce(page, random);
        taps += 1;
        places.add(page.url());
      }
      await rest(page, home);
      held.push({ minute, taps, places: places.size, ...(await measure(page, cdp)) });
      await goTo(page, home);
      console.log(held.at(-1));
    }
    return { held, errors };
  } finally {
    await browser.close();
  }
}
