import { beforeEach, expect, inject, test as base } from 'vitest';
import { Page } from './page';
import { launchWithPuppeteer } from './puppeteer';
import { openShop, type Shop } from './shop';
import type { Browser, Engine, Session } from './tab';
import { launchWebKit } from './webkit';

declare module 'vitest' {
  interface ProvidedContext {
    engine: Engine;
    windowName: 'phone' | 'desktop';
  }
}

const WINDOWS = {
  phone: { width: 360, height: 740, hasTouch: true },
  desktop: { width: 1366, height: 768, hasTouch: false },
};

const engine = inject('engine');
const windowName = inject('windowName');
const paths = inject('paths');
const finderSource = inject('finderSource');

export const isPhone = windowName === 'phone';

const launch = (): Promise<Browser> =>
  engine === 'webkit'
    ? launchWebKit(paths.webkit!, WINDOWS[windowName])
    : launchWithPuppeteer(engine, paths[engine]!, WINDOWS[windowName]);

interface Fixtures {
  browser: Browser;
  shop: Shop;
  expectedErrors: RegExp[];
  session: Session;
  page: Page;
  openPage: () => Promise<Page>;
}

/** Fresh sandbox and session. Any error or policy violation fails it. Skipped without the engine. */
export const scenario = base.extend<Fixtures>({
  browser: [
    // eslint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const browser = await launch();
      await use(browser);
      await browser.close();
    },
    { scope: 'file' },
  ],
  shop: [
    // eslint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const shop = await openShop();
      await use(shop);
      await shop.disconnect();
    },
    { scope: 'file' },
  ],
  expectedErrors: [[], { injected: false }],
  session: async ({ browser, shop, expectedErrors }, use) => {
    shop.reset();
    const session = await browser.newSession();
    await use(session);
    await session.close();
    expect(shop.errors.filter((text) => !expectedErrors.some((one) => one.test(text)))).toEqual([]);
  },
  openPage: async ({ session }, use) => {
    await use(async () => new Page(await session.newTab(), finderSource));
  },
  page: async ({ openPage }, use) => {
    await use(await openPage());
  },
});

beforeEach(({ skip }) => {
  skip(paths[engine] === undefined, `${engine} is not installed`);
});
