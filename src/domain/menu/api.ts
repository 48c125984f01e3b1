import { fetchStartupJson, fetchStartupText, parseJson } from '@/api/client';
import { withStructuralSharing } from '@/lib/structural-sharing';
import { parseBanners, parseCategoryTiles, parseMenuInSteps, parsePartialMenu } from './parse';
import type { Banner, CategoryTile, Menu } from './types';

/** Characters. The start of a longer dish list is shown before the rest is parsed. */
const LONG_MENU_LENGTH = 200_000;

/** @param onPartialMenu receives the start of a long menu. Parsing continues when its promise resolves. */
export async function fetchMenu(
  restaurantId: string,
  onPartialMenu?: (partialMenu: Menu) => Promise<void>,
): Promise<Menu> {
  const answer = await fetchStartupText('dishes', restaurantId);
  const partialMenu = onPartialMenu && answer.length > LONG_MENU_LENGTH ? parsePartialMenu(answer) : null;
  if (partialMenu) await onPartialMenu?.(partialMenu);
  const menu = await parseMenuInSteps(parseJson(answer, 'dishes'));
  return { ...menu, dishes: withSharedDishes(menu.dishes, partialMenu?.dishes ?? {}) };
}

/** Reuses the objects of shown dishes, so that they do not rerender. */
function withSharedDishes(dishes: Menu['dishes'], shown: Menu['dishes']): Menu['dishes'] {
  const shared = Object.entries(shown).flatMap(([id, shownDish]) => {
    const dish = dishes[id];
    return dish ? [[id, withStructuralSharing(shownDish, dish)] as const] : [];
  });
  return { ...dishes, ...Object.fromEntries(shared) };
}

export async function fetchCategoryTiles(restaurantId: string): Promise<CategoryTile[]> {
  return parseCategoryTiles(await fetchStartupJson('categories', restaurantId));
}

export async function fetchBanners(restaurantId: string): Promise<Banner[]> {
  return parseBanners(await fetchStartupJson('banners', restaurantId));
}
