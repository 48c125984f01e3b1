import { test as base, expect } from '@playwright/test';
import { clickAtRest } from './at-rest';
import { PRIMARY } from './origins';
import { Sandbox } from './sandbox';

export { expect };

/**
 * A test of the built product: a fresh sandbox, and a page on which an uncaught error, a console error or
 * a violation of the content security policy fails the test. `expectedErrors` names those that a test
 * brings about on purpose.
 */
export const test = base.extend<{ sandbox: Sandbox; expectedErrors: RegExp[] }>({
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
  page: async ({ page, expectedErrors }, use) => {
    clickAtRest(page);
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(error.message));
    page.on('console', (message) => {
      if (message.type() === 'error') errors.push(message.text());
    });
    await page.addInitScript(() => {
      document.addEventListener('securitypolicyviolation', (event) => {
        console.error(`Policy violated: ${event.violatedDirective} ${event.blockedURI}`);
      });
    });
    await use(page);
    const seen = [...errors];
    // A call that is still being answered in the server's place ends with its test.
    if (!page.isClosed()) await page.unrouteAll({ behavior: 'ignoreErrors' });
    expect(seen.filter((text) => !expectedErrors.some((expected) => expected.test(text)))).toEqual([]);
  },
});
