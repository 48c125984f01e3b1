import {
  test as base,
  expect,
  type BrowserContext,
  type ConsoleMessage,
  type WebError,
} from '@playwright/test';
import { clickWhenStable } from './stable-position';
import { PRIMARY } from './origins';
import { Sandbox } from './sandbox';
import type { SecondBuild } from './second-build';

export { expect };

/**
 * Notes what goes wrong on the pages that a context loads from now on: uncaught errors, console errors, and
 * violations of the policy. @returns what ends it.
 */
export async function watchErrors(context: BrowserContext, errors: string[]): Promise<() => void> {
  const noteThrown = (thrown: WebError) => void errors.push(thrown.error().message);
  const noteSaid = (message: ConsoleMessage) => {
    if (message.type() === 'error') errors.push(message.text());
  };
  context.on('weberror', noteThrown);
  context.on('console', noteSaid);
  await context.addInitScript(() => {
    // Not on the document: a page that another opens gets a new one in its window, without the scripts of its context.
    window.addEventListener('securitypolicyviolation', (event) => {
      console.error(`Policy violated: ${event.violatedDirective} ${event.blockedURI}`);
    });
  });
  return () => {
    context.off('weberror', noteThrown);
    context.off('console', noteSaid);
  };
}

interface TestFixtures {
  sandbox: Sandbox;
  /** Those that a test brings about on purpose. */
  expectedErrors: RegExp[];
  /** All that went wrong so far on the pages that a test has watched; what is not expected fails it. */
  errors: string[];
}

/**
 * A test of the built product: a fresh sandbox, and a browser in which an uncaught error, a console error or a
 * violation of the content security policy fails the test, on whatever page of it.
 */
export const test = base.extend<TestFixtures, { secondBuild: SecondBuild }>({
  sandbox: [
    async ({ request }, use) => {
      const sandbox = new Sandbox(request);
      await sandbox.reset();
      await use(sandbox);
    },
    { auto: true },
  ],
  // eslint-disable-next-line no-empty-pattern
  baseURL: async ({}, use) => use(PRIMARY),
  // eslint-disable-next-line no-empty-pattern
  expectedErrors: async ({}, use) => use([]),
  errors: async ({ expectedErrors }, use) => {
    const errors: string[] = [];
    await use(errors);
    expect(errors.filter((text) => !expectedErrors.some((expected) => expected.test(text)))).toEqual([]);
  },
  context: async ({ context, errors }, use) => {
    const unwatch = await watchErrors(context, errors);
    await use(context);
    unwatch();
    // A call that is still being answered in the server's place ends with its test.
    for (const page of context.pages()) await page.unrouteAll({ behavior: 'ignoreErrors' });
  },
  page: async ({ page }, use) => {
    clickWhenStable(page);
    await use(page);
  },
  secondBuild: [
    // eslint-disable-next-line no-empty-pattern
    async ({}, use) => {
      // Few tests need it, and the bundler takes its time to load.
      const { startSecondBuild } = await import('./second-build');
      const second = await startSecondBuild();
      await use(second);
      await second.close();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
});
