/** Chromium and Firefox through puppeteer, over the DevTools protocol and WebDriver BiDi. */
import puppeteer, { type BrowserContext, type LaunchOptions, type Page } from 'puppeteer-core';
import { CHROMIUM_FLAGS } from '../../../tools/chromium';
import { GO_BACK, withTimeout, type Browser, type BrowserOptions, type Session, type Tab } from './tab';

const SWIPE_STEPS = 6;

function chromiumOptions({ language }: BrowserOptions): LaunchOptions {
  return { browser: 'chrome', args: [...CHROMIUM_FLAGS, `--lang=${language}`, `--accept-lang=${language}`] };
}

function firefoxOptions({ language, colorScheme, hasTouch }: BrowserOptions): LaunchOptions {
  const touchPreferences = {
    'dom.w3c_touch_events.enabled': 1,
    // Two quick taps must not zoom.
    'apz.allow_double_tap_zooming': false,
    // Makes the media queries report a coarse pointer without hover.
    'ui.primaryPointerCapabilities': 1,
    'ui.allPointerCapabilities': 1,
  };
  return {
    browser: 'firefox',
    extraPrefsFirefox: {
      'intl.accept_languages': language,
      'layout.css.prefers-color-scheme.content-override': colorScheme === 'dark' ? 0 : 1,
      ...(hasTouch && touchPreferences),
    },
  };
}

export async function launchWithPuppeteer(
  engine: 'chromium' | 'firefox',
  executablePath: string,
  options: BrowserOptions,
): Promise<Browser> {
  const browser = await puppeteer.launch({
    ...(engine === 'chromium' ? chromiumOptions(options) : firefoxOptions(options)),
    executablePath,
    headless: true,
  });
  return {
    newSession: async () => createSession(await browser.createBrowserContext(), engine, options),
    close: () => browser.close(),
  };
}

function createSession(context: BrowserContext, engine: string, options: BrowserOptions): Session {
  let front: Page | undefined;
  /** Input never completes in a background tab. */
  const bringToFront = async (page: Page) => {
    if (page !== front) await page.bringToFront();
    front = page;
  };
  return {
    newTab: async () => {
      const page = await context.newPage();
      const { width, height, hasTouch, colorScheme } = options;
      if (engine === 'chromium') {
        await page.setViewport({ width, height, hasTouch, isMobile: hasTouch });
        await page.emulateMediaFeatures([{ name: 'prefers-color-scheme', value: colorScheme }]);
      } else {
        await page.setViewport({ width, height });
      }
      return createTab(page, hasTouch, () => bringToFront(page));
    },
    close: () => withTimeout('close', context.close()),
  };
}

function createTab(page: Page, hasTouch: boolean, bringToFront: () => Promise<void>): Tab {
  const { mouse, touchscreen, keyboard } = page;
  const steps = async (call: string, run: () => Promise<unknown>) => {
    await withTimeout(call, bringToFront().then(run));
  };
  return {
    goto: (address) => steps('goto', () => page.goto(address)),
    reload: () => steps('reload', () => page.reload()),
    // page.goBack() waits for a load, which client-side navigation does not have.
    back: () => steps('back', () => page.evaluate(GO_BACK)),
    evaluate: (expression) => withTimeout('evaluate', page.evaluate(expression)),
    bringToFront: () => withTimeout('bringToFront', bringToFront()),
    tap: ({ x, y }) => steps('tap', () => (hasTouch ? touchscreen.tap(x, y) : mouse.click(x, y))),
    swipe: (from, to) =>
      steps('swipe', async () => {
        if (!hasTouch) {
          await mouse.move(from.x, from.y);
          await mouse.down();
          await mouse.move(to.x, to.y, { steps: SWIPE_STEPS });
          await mouse.up();
          return;
        }
        const finger = await touchscreen.touchStart(from.x, from.y);
        for (let step = 1; step <= SWIPE_STEPS; step += 1) {
          const part = step / SWIPE_STEPS;
          await finger.move(from.x + (to.x - from.x) * part, from.y + (to.y - from.y) * part);
        }
        await finger.end();
      }),
    hover: ({ x, y }) => steps('hover', () => mouse.move(x, y)),
    wheel: ({ x, y }, deltaY) =>
      steps('wheel', async () => {
        await mouse.move(x, y);
        await mouse.wheel({ deltaY });
      }),
    type: (text) => steps('type', () => keyboard.type(text)),
    press: (key) => steps('press', () => keyboard.press(key)),
    frameText: async () => {
      const frame = page.frames()[1];
      if (!frame) throw new Error('There is no frame in the page');
      return String(await withTimeout('frameText', frame.evaluate('document.body.innerText')));
    },
    screenshot: (file) => steps('screenshot', () => page.screenshot({ path: file })),
  };
}
