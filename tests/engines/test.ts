import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { beforeEach, expect, inject, test as base } from 'vitest';
import { launchWithPuppeteer } from './driver/puppeteer';
import type { Browser, BrowserOptions, Engine, Session } from './driver/tab';
import { launchWebKit } from './driver/webkit';
import { Page } from './page/page';
import { openShop, type Shop } from './shop';

declare module 'vitest' {
  interface ProvidedContext {
    engine: Engine;
    windowName: 'phone' | 'desktop';
  }
}

const SCREENSHOTS = path.resolve('test-results/engines');
const WINDOWS = {
  phone: { width: 360, height: 740, hasTouch: true },
  desktop: { width: 1366, height: 768, hasTouch: false },
};

const engine = inject('engine');
const windowName = inject('windowName');
const paths = inject('paths');
const finderSource = inject('finderSource');

export const isPhone = windowName === 'phone';

async function launch(options: BrowserOptions): Promise<Browser> {
  if (engine === 'webkit') return launchWebKit(paths.webkit!, options);
  return launchWithPuppeteer(engine, paths[engine]!, options);
}

async function takeScreenshot(page: Page, scenarioName: string): Promise<void> {
  mkdirSync(SCREENSHOTS, { recursive: true });
  const name = `${engine} ${windowName} ${scenarioName}`.replace(/[^\w]+/g, '-');
  await page.tab.screenshot(`${SCREENSHOTS}/${name}.png`).catch((error: unknown) => {
    console.warn('No screenshot:', error);
  });
}

interface Fixtures {
  preferences: Pick<BrowserOptions, 'language' | 'colorScheme'>;
  launcher: (preferences: Fixtures['preferences']) => Promise<Browser>;
  shop: Shop;
  expectedErrors: RegExp[];
  session: Session;
  page: Page;
  openPage: () => Promise<Page>;
}

/** Fresh sandbox and session. Any error or policy violation fails it. Skipped without the engine. */
export const scenario = base.extend<Fixtures>({
  preferences: [{ language: 'en-US', colorScheme: 'light' }, { injected: false }],
  launcher: [
    // eslint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const launched = new Map<string, Promise<Browser>>();
      await use((preferences) => {
        const key = JSON.stringify(preferences);
        const browser = launched.get(key) ?? launch({ ...WINDOWS[windowName], ...preferences });
        launched.set(key, browser);
        return browser;
      });
      for (const browser of launched.values()) await (await browser).close();
    },
    { scope: 'file' },
  ],
  shop: [
    // eslint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const shop = await openShop();
      await use(shop);
      await shop.close();
    },
    { scope: 'file' },
  ],
  expectedErrors: [[], { injected: false }],
  session: async ({ launcher, preferences, shop, expectedErrors }, use) => {
    shop.reset();
    const session = await (await launcher(preferences)).newSession();
    await use(session);
    await session.close();
    expect(shop.errors.filter((text) => !expectedErrors.some((one) => one.test(text)))).toEqual([]);
  },
  openPage: async ({ session }, use) => {
    await use(async () => new Page(await session.newTab(), finderSource));
  },
  page: async ({ openPage, task }, use) => {
    const page = await openPage();
    await use(page);
    if (task.result?.state === 'fail') await takeScreenshot(page, task.name);
  },
});

beforeEach(({ skip }) => {
  skip(paths[engine] === undefined, `${engine} is not installed`);
});
