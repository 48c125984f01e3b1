import { fetchStartupJson, fetchStartupText, parseJson } from '@/api/client';
import { parseBanners, parseCategoryTiles, parseMenuInSteps, parsePartialMenu } from './parse';
import type { Banner, CategoryTile, Menu } from './types';

/** Characters. The start of a longer dish list is shown before the rest is parsed. */
const LONG_MENU_LENGTH = 200_000;

interface FetchMenuOptions {
  /** Receives the start of a long menu. Parsing continues when its promise resolves. */
  onPartialMenu?: (partialMenu: Menu) => Promise<void>;
  /** Returns the dishes whose objects are reused. */
  getShownDishes?: () => Menu['dishes'];
}

export async function fetchMenu(
  restaurantId: string,
  { onPartialMenu, getShownDishes = () => ({}) }: FetchMenuOptions = {},
): Promise<Menu> {
  const answer = await fetchStartupText('dishes', restaurantId);
  const partialMenu = onPartialMenu && answer.length > LONG_MENU_LENGTH ? parsePartialMenu(answer) : null;
  if (partialMenu) await onPartialMenu?.(partialMenu);
  return parseMenuInSteps(parseJson(answer, 'dishes'), getShownDishes);
}

export async function fetchCategoryTiles(restaurantId: string): Promise<CategoryTile[]> {
  return parseCategoryTiles(await fetchStartupJson('categories', restaurantId));
}

export async function fetchBanners(restaurantId: string): Promise<Banner[]> {
  return parseBanners(await fetchStartupJson('banners', restaurantId));
}
