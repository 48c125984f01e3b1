import type { Locator, Page } from '@playwright/test';
import { expect } from './test';
import { letFail } from './hold-requests';
import type { Sandbox } from './sandbox';
import { BASE } from './shop';
import type { Stage, State } from './states';

/** The call that brings the menu. */
export const DISHES = 'display/display_dish_list';

/** Opens a page of the restaurant, known by its title. */
export const opened = (path: string, isThere: (page: Page) => Promise<void>) => async (stage: Stage) => {
  await stage.page.goto(`${BASE}${path}`);
  await expect(stage.page).toHaveTitle('Spice Garden');
  await isThere(stage.page);
};

/** That something is on its way, as it is said. */
export const isLoading = (page: Page) => expect(page.getByText('Loading').first()).toBeAttached();

/** What is there when the calls that are held back fail. */
export const failed = (
  name: string,
  calls: string | readonly string[],
  isSaid: (page: Page) => Promise<void>,
): State => ({
  name,
  open: async ({ page, sandbox }) => {
    await letFail(page, sandbox, ...[calls].flat());
    await isSaid(page);
  },
});

/** Asks again, now that nothing fails, by the button of this part of the page. */
export async function triedAgain(sandbox: Sandbox, part: Page | Locator): Promise<void> {
  await sandbox.heal();
  await part.getByRole('button', { name: 'Try again' }).click();
}
