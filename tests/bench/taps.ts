import { setTimeout as wait } from 'node:timers/promises';
import type { Browser, KeyInput, Page } from 'puppeteer-core';
import type { RestaurantRecord } from '../../sandbox/restaurants/record';
import { PHONE } from './page-loads';
import { plainDishes } from './restaurants';

/** Durations in ms by what was measured. */
export type Durations = Record<string, number[]>;

/** The menu shows category tabs from this width. */
const TABLET = { ...PHONE, width: 768, height: 1024 };

/** Indexes from 1 of the categories that are tapped in turn. */
const CATEGORIES = [4, 8, 2, 6, 3];
const FILTERS = ['veg', 'nonveg', 'all', 'veg', 'all'];
const WORDS = ['paneer tikka', 'biriyani', 'chiken 65'];
/** Dishes that are added and opened on each page. */
const DISHES = 5;
/** Far enough that each tap follows a scroll. For a tap without one, Chromium reports the paint of a later frame. */
const DISH_STEP = 4;

/** ms between touchstart and touchend. */
const PRESS_MS = 80;
/** ms between key presses of a fast typist, and of a pause in which the search runs. */
const KEY_INTERVAL_MS = 120;
const PAUSE_MS = 450;
/** ms in which the browser reports an interaction. It does not report those below the minimum. */
const REPORT_TIMEOUT_MS = 600;
const MIN_DURATION_MS = 16;
/** Dishes that the menu renders ahead; the last step may render more. */
const DISHES_AHEAD = 500;
const RENDER_TIMEOUT_MS = 120_000;

declare global {
  interface Window {
    /** `firstDish` is when the first dish was painted, in ms. */
    bench?: { events: PerformanceEventTiming[]; longTasks: PerformanceEntry[]; firstDish: Promise<number> };
  }
}

function observePage(): void {
  const events: PerformanceEventTiming[] = [];
  const longTasks: PerformanceEntry[] = [];
  const firstDish = new Promise<number>((resolve) => {
    const observer = new MutationObserver(() => {
      if (!document.querySelector('main article')) return;
      observer.disconnect();
      // A task after the frame runs after its paint.
      requestAnimationFrame(() => setTimeout(() => resolve(performance.now())));
    });
    observer.observe(document, { childList: true, subtree: true });
  });
  window.bench = { events, longTasks, firstDish };
  new PerformanceObserver((list) => {
    events.push(...(list.getEntries() as PerformanceEventTiming[]));
  }).observe({ type: 'event', durationThreshold: 16, buffered: true });
  new PerformanceObserver((list) => void longTasks.push(...list.getEntries())).observe({
    type: 'longtask',
    buffered: true,
  });
}

/** Opens `url` without data of an earlier visit. */
async function onPhone({ browser, slowDown }: Phone, url: string, use: (page: Page) => Promise<void>) {
  const context = await browser.createBrowserContext();
  try {
    const page = await context.newPage();
    page.setDefaultTimeout(RENDER_TIMEOUT_MS);
    await page.setViewport(PHONE);
    // tsx wraps functions in this helper, which the page lacks.
    await page.evaluateOnNewDocument('globalThis.__name = (value) => value');
    // The service worker would load files during the taps.
    await page.evaluateOnNewDocument('navigator.serviceWorker.register = () => new Promise(() => {})');
    await page.evaluateOnNewDocument(observePage);
    await page.emulateCPUThrottling(slowDown);
    await page.goto(url);
    await page.waitForSelector('main article');
    await use(page);
  } finally {
    await context.close();
  }
}

/** Waits until the number of elements has not changed for 800 ms. */
async function waitForQuietPage(page: Page): Promise<void> {
  for (let known = 0, quiet = 0; quiet < 8;) {
    const count = await page.evaluate(() => document.getElementsByTagName('*').length);
    quiet = count === known ? quiet + 1 : 0;
    known = count;
    await wait(100);
  }
}

/** Scrolls to the top until the position holds. Browse menu hides while scrolling down. */
async function scrollToTop(page: Page): Promise<void> {
  do {
    await page.evaluate(() => {
      scrollTo({ top: 0, behavior: 'instant' });
    });
    await wait(300);
  } while (await page.evaluate(() => scrollY !== 0));
}

/** Scrolls to the element, waits until it and the page have not moved for ten frames, and presses it. */
async function press(page: Page, selector: string) {
  const target = (await page.waitForSelector(selector, { visible: true }))!;
  await target.evaluate(async (element) => {
    // Only Chromium has this function.
    (element as Element & { scrollIntoViewIfNeeded: () => void }).scrollIntoViewIfNeeded();
    for (let place = '', frames = 0; frames < 10;) {
      await new Promise(requestAnimationFrame);
      const { x, y } = element.getBoundingClientRect();
      // Fixed elements keep their place while the page scrolls.
      const now = String([x, y, scrollY]);
      frames = now === place ? frames + 1 : 0;
      place = now;
    }
  });
  return target.touchStart();
}

async function tap(page: Page, selector: string): Promise<void> {
  // React may have replaced the element while it was awaited.
  const touch = await press(page, selector).catch(() => press(page, selector));
  await wait(PRESS_MS);
  await touch.end();
}

/** ms from input to the next paint (Event Timing, in steps of 8) of the `count` taps or keys of `act`. */
async function durationsOf(page: Page, count: number, act: () => Promise<void>): Promise<number[]> {
  const since = await page.evaluate(() => performance.now());
  await act();
  const reported = await page.evaluate(
    async (start, expected, timeoutMs) => {
      const latest = () => window.bench!.events.filter(({ startTime }) => startTime >= start);
      const isLast = ({ name }: PerformanceEventTiming) => name === 'click' || name === 'keydown';
      for (let ms = 0; ms < timeoutMs && latest().filter(isLast).length < expected; ms += 50)
        await new Promise((resolve) => setTimeout(resolve, 50));
      const durations = new Map<number, number>();
      for (const { interactionId, duration } of latest())
        durations.set(interactionId, Math.max(duration, durations.get(interactionId) ?? 0));
      durations.delete(0);
      return [...durations.values()];
    },
    since,
    count,
    REPORT_TIMEOUT_MS,
  );
  return [...reported, ...Array<number>(Math.max(0, count - reported.length)).fill(MIN_DURATION_MS)];
}

export interface Phone {
  browser: Browser;
  restaurant: RestaurantRecord;
  /** Divides the CPU speed of this machine. */
  slowDown: number;
  /** The measured figures are added here. */
  durations: Durations;
}

async function timeTap({ durations }: Phone, page: Page, what: string, selector: string): Promise<void> {
  const ms = await durationsOf(page, 1, () => tap(page, selector));
  (durations[what] ??= []).push(Math.max(...ms));
}

const dishesToTap = (restaurant: RestaurantRecord) =>
  plainDishes(restaurant)
    .filter((_, index) => index % DISH_STEP === DISH_STEP - 1)
    .slice(0, DISHES);

/** Taps through the product's menu. Each tap is checked by its effect. */
export async function measureMenu(phone: Phone, origin: string): Promise<void> {
  const { restaurant } = phone;
  await onPhone(phone, `${origin}/${restaurant.slug}/menu`, async (page) => {
    const time = (what: string, selector: string) => timeTap(phone, page, what, selector);
    const waitForDialog = (isOpen: boolean) =>
      page.waitForFunction((open) => (document.querySelector('dialog[open]') !== null) === open, {}, isOpen);

    const count = restaurant.dishes.flatMap((category) => category['items:']).length;
    await page.waitForFunction(
      (ahead) => document.querySelectorAll('main article').length >= ahead,
      {},
      Math.min(count, DISHES_AHEAD),
    );
    await waitForQuietPage(page);
    const tasks = await page.evaluate(async () => {
      const painted = await window.bench!.firstDish;
      const late = window.bench!.longTasks.filter(({ startTime }) => startTime > painted);
      return late.map(({ duration }) => duration);
    });
    (phone.durations['longest task after the first dish'] ??= []).push(Math.max(0, ...tasks));

    const dishes = dishesToTap(restaurant);
    for (const { name } of dishes) {
      const dish = `article[aria-label="${name}"]`;
      await time('Add', `::-p-xpath(//${dish.replace('aria', '@aria')}//button[normalize-space()="Add"])`);
      await page.waitForSelector(`${dish} button[aria-label="Increase quantity"]`);
      await page.waitForFunction(() => !document.querySelector('article [aria-busy=true]'));
    }
    for (const { name } of dishes) {
      await time('open a dish', `article[aria-label="${name}"] h3 button`);
      await waitForDialog(true);
      await page.keyboard.press('Escape');
      await waitForDialog(false);
    }
    for (const category of CATEGORIES) {
      await scrollToTop(page);
      await time('open the category sheet', '::-p-xpath(//button[normalize-space()="Browse menu"])');
      await waitForDialog(true);
      await time('category in the sheet', `dialog[open] li:nth-child(${category}) button`);
      await waitForDialog(false);
    }
    for (const filter of FILTERS) {
      const choice = `input[type=radio][value=${filter}]`;
      await time('filter', choice);
      await page.waitForSelector(`${choice}:checked`);
      await waitForQuietPage(page);
    }
    await page.setViewport(TABLET);
    await waitForQuietPage(page);
    for (const category of CATEGORIES) {
      // The last filter's tabs may still replace those of the one before.
      const name = await page.$eval(`main nav button:nth-child(${category})`, (tab) => tab.textContent);
      const tab = `//main//nav/button[normalize-space()="${name}"]`;
      await time('category tab, on a tablet', `::-p-xpath(${tab})`);
      await page.waitForSelector(`::-p-xpath(${tab}[@aria-current])`);
    }
  });
}

/** Types into the product's search. */
export async function measureSearch(phone: Phone, origin: string): Promise<void> {
  await onPhone(phone, `${origin}/${phone.restaurant.slug}/search`, async (page) => {
    await waitForQuietPage(page);
    for (const word of WORDS) {
      await tap(page, 'input[type=search]');
      const type = async () => {
        for (const [place, letter] of word.split('').entries()) {
          await page.keyboard.press(letter as KeyInput);
          await wait(place % 4 === 3 ? PAUSE_MS : KEY_INTERVAL_MS);
        }
      };
      const ms = await durationsOf(page, word.length, type);
      (phone.durations['key in the search'] ??= []).push(...ms);
      await tap(page, 'form[role=search] button');
      await wait(PAUSE_MS);
    }
  });
}

/** Taps Add on the bare React page, which has a stepper in each row. */
export async function measureReact(phone: Phone, origin: string): Promise<void> {
  await onPhone(phone, `${origin}/${phone.restaurant.slug}/menu`, async (page) => {
    await waitForQuietPage(page);
    for (const { name } of dishesToTap(phone.restaurant)) {
      await timeTap(phone, page, 'Add, bare React', `button[aria-label="Add ${name}"]`);
      await page.waitForSelector(`button[aria-label="Add one ${name}"]`);
    }
  });
}
