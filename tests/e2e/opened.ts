import type { Page } from '@playwright/test';
import { expect } from './test';
import { BASE } from './shop';
import type { Stage } from './states';

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
