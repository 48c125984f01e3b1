import type { Page } from '@playwright/test';
import type { Sandbox } from './sandbox';

const heldOn = new WeakMap<Page, (() => void)[]>();

/**
 * Holds back what the page asks for until the function that is returned is called.
 * @param address a pattern as Playwright's routes take them.
 */
export async function hold(page: Page, address: string): Promise<() => void> {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(address, async (route) => {
    await released;
    await route.continue();
  });
  heldOn.set(page, [...(heldOn.get(page) ?? []), release]);
  return release;
}

/** Lets go of all that is held back on a page. */
export function letGo(page: Page): void {
  for (const release of heldOn.get(page) ?? []) release();
  heldOn.delete(page);
}

/** Lets go of all that is held back on a page, of which these calls then fail. */
export async function letFail(page: Page, sandbox: Sandbox, ...calls: readonly string[]): Promise<void> {
  for (const call of calls) await sandbox.fail({ call, kind: 'status', status: 500 });
  letGo(page);
}
