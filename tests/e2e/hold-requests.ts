import type { Page } from '@playwright/test';

const heldOn = new WeakMap<Page, (() => void)[]>();

/** `address` is a Playwright route pattern. @returns a function that releases the requests. */
export async function holdRequests(page: Page, address: string | RegExp): Promise<() => void> {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(address, async (route) => {
    await released;
    await route.continue();
  });
  heldOn.set(page, [...(heldOn.get(page) ?? []), release]);
  return release;
}

export function releaseRequests(page: Page): void {
  for (const release of heldOn.get(page) ?? []) release();
  heldOn.delete(page);
}
