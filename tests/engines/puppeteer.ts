/** Chromium and Firefox through puppeteer, over the DevTools protocol and WebDriver BiDi. */
import puppeteer, { type Page } from 'puppeteer-core';
import { CHROMIUM_FLAGS } from '../../tools/chromium';
import {
  EVALUATE_TIMEOUT_MS,
  withTimeout,
  type Browser,
  type Point,
  type Tab,
  type WindowOptions,
} from './tab';

const SWIPE_STEPS = 6;

const FIREFOX_TOUCH = {
  'dom.w3c_touch_events.enabled': 1,
  // Two quick taps must not zoom.
  'apz.allow_double_tap_zooming': false,
  // A finger is lifted by a second call to the browser. On a slow machine the tap would count as a long press.
  'ui.click_hold_context_menus.delay': 30_000,
  // Makes the media queries report a coarse pointer without hover.
  'ui.primaryPointerCapabilities': 1,
  'ui.allPointerCapabilities': 1,
};

export async function launchWithPuppeteer(
  engine: 'chromium' | 'firefox',
  executablePath: string,
  { width, height, hasTouch }: WindowOptions,
): Promise<Browser> {
  const isChromium = engine === 'chromium';
  const browser = await puppeteer.launch({
    ...(isChromium
      ? { browser: 'chrome', args: [...CHROMIUM_FLAGS, '--lang=en-US'] }
      : { browser: 'firefox', extraPrefsFirefox: hasTouch ? FIREFOX_TOUCH : {} }),
    executablePath,
    headless: true,
  });
  return {
    newSession: async () => {
      const context = await browser.createBrowserContext();
      return {
        newTab: async () => {
          const page = await context.newPage();
          await page.setViewport({ width, height, ...(isChromium && { hasTouch, isMobile: hasTouch }) });
          return createTab(page, hasTouch);
        },
        close: () => withTimeout(context.close()),
      };
    },
    close: () => browser.close(),
  };
}

function createTab(page: Page, hasTouch: boolean): Tab {
  const { mouse, touchscreen, keyboard } = page;
  const swipeWithFinger = async (from: Point, to: Point) => {
    const finger = await touchscreen.touchStart(from.x, from.y);
    for (let step = 1; step <= SWIPE_STEPS; step += 1) {
      const part = step / SWIPE_STEPS;
      await finger.move(from.x + (to.x - from.x) * part, from.y + (to.y - from.y) * part);
    }
    await finger.end();
  };
  const drag = async (from: Point, to: Point) => {
    await mouse.move(from.x, from.y);
    await mouse.down();
    await mouse.move(to.x, to.y, { steps: SWIPE_STEPS });
    await mouse.up();
  };
  return {
    goto: (address) => withTimeout(page.goto(address)),
    reload: () => withTimeout(page.reload()),
    evaluate: (expression) => withTimeout(page.evaluate(expression), EVALUATE_TIMEOUT_MS),
    bringToFront: () => withTimeout(page.bringToFront()),
    tap: ({ x, y }) => withTimeout(hasTouch ? touchscreen.tap(x, y) : mouse.click(x, y)),
    swipe: (from, to) => withTimeout(hasTouch ? swipeWithFinger(from, to) : drag(from, to)),
    type: (text) => withTimeout(keyboard.type(text)),
    pressEscape: () => withTimeout(keyboard.press('Escape')),
    frameText: async () =>
      withTimeout(page.frames()[1]?.evaluate('document.body.innerText') ?? Promise.resolve('')),
  };
}
