import {
  test as base,
  expect,
  type BrowserContext,
  type ConsoleMessage,
  type WebError,
} from '@playwright/test';
import { mismatchesIn } from '../api-mismatches';
import { clickWhenStable } from './stable-position';
import { PRIMARY } from './origins';
import { Sandbox } from './sandbox';
import type { SecondBuild } from './second-build';

export { expect };

/** Records uncaught errors, console errors and policy violations of new pages. @returns a function to stop. */
export async function watchErrors(context: BrowserContext, errors: string[]): Promise<() => void> {
  const onError = (thrown: WebError) => void errors.push(thrown.error().message);
  const onConsole = (message: ConsoleMessage) => {
    if (message.type() === 'error') errors.push(message.text());
  };
  context.on('weberror', onError);
  context.on('console', onConsole);
  await context.addInitScript(() => {
    // On window: a popup gets a new document in its window, without the context's init scripts.
    window.addEventListener('securitypolicyviolation', (event) => {
      console.error(`Policy violated: ${event.violatedDirective} ${event.blockedURI}`);
    });
  });
  return () => {
    context.off('weberror', onError);
    context.off('console', onConsole);
  };
}

interface TestFixtures {
  sandbox: Sandbox;
  expectedErrors: RegExp[];
  /** Errors recorded so far. Unexpected ones fail the test. */
  errors: string[];
}

/** Errors, policy violations, and answers of the sandbox that differ from the description of the API fail the test. */
export const test = base.extend<TestFixtures, { secondBuild: SecondBuild }>({
  sandbox: [
    async ({ request }, use) => {
      const sandbox = new Sandbox(request);
      await sandbox.reset();
      await use(sandbox);
      expect(mismatchesIn(await sandbox.takeAnswers())).toEqual([]);
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
    // Routes that are still answering end with the test.
    for (const page of context.pages()) await page.unrouteAll({ behavior: 'ignoreErrors' });
  },
  page: async ({ page }, use) => {
    clickWhenStable(page);
    await use(page);
  },
  secondBuild: [
    // eslint-disable-next-line no-empty-pattern
    async ({}, use) => {
      // Few tests need it, and the bundler is slow to load.
      const { startSecondBuild } = await import('./second-build');
      const second = await startSecondBuild();
      await use(second);
      await second.close();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
});

export const isPhone = () => test.info().project.name === 'phone';
