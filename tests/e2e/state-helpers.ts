import type { Locator, Page } from '@playwright/test';
import { expect } from './test';
import { failHeldRequests } from './hold-requests';
import type { Sandbox } from './sandbox';
import { BASE, DINER } from './shop';
import type { StateContext, State } from './states';

export const DISHES = 'display/display_dish_list';

export const openPath =
  (path: string, expectLoaded: (page: Page) => Promise<void>) => async (context: StateContext) => {
    await context.page.goto(`${BASE}${path}`);
    await expect(context.page).toHaveTitle('Spice Garden');
    await expectLoaded(context.page);
  };

export const expectLoading = (page: Page) => expect(page.getByText('Loading').first()).toBeAttached();

export const failedState = (
  name: string,
  calls: string | readonly string[],
  aria: string,
  expectFailure: (page: Page) => Promise<void>,
): State => ({
  name,
  isRare: true,
  aria,
  open: async ({ page, sandbox }) => {
    await failHeldRequests(page, sandbox, ...[calls].flat());
    await expectFailure(page);
  },
});

export async function tryAgain(sandbox: Sandbox, part: Page | Locator): Promise<void> {
  await sandbox.clearFaults();
  await part.getByRole('button', { name: 'Try again' }).click();
}

export function rememberDiner(page: Page) {
  return page.addInitScript((phone) => {
    // The tracking page's frame must not get this shop's storage.
    if (window === window.top) localStorage.setItem('userNumber', phone);
  }, DINER);
}
