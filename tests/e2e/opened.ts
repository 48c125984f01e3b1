import type { Locator, Page } from '@playwright/test';
import { expect } from './test';
import { letFail } from './hold-requests';
import type { Sandbox } from './sandbox';
import { BASE } from './shop';
import type { Stage, State } from './states';

export const DISHES = 'display/display_dish_list';

export const opened = (path: string, isThere: (page: Page) => Promise<void>) => async (stage: Stage) => {
  await stage.page.goto(`${BASE}${path}`);
  await expect(stage.page).toHaveTitle('Spice Garden');
  await isThere(stage.page);
};

export const isLoading = (page: Page) => expect(page.getByText('Loading').first()).toBeAttached();

/** The state shown after the held calls fail. */
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

export async function triedAgain(sandbox: Sandbox, part: Page | Locator): Promise<void> {
  await sandbox.heal();
  await part.getByRole('button', { name: 'Try again' }).click();
}
