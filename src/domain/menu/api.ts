import { fetchStartupJson, fetchStartupText, parseJson } from '@/api/client';
import { withStructuralSharing } from '@/lib/structural-sharing';
import { parseBanners, parseCategoryTiles, parseLongMenu, parseMenu, parsePartialMenu } from './parse';
import type { Banner, CategoryTile, Menu } from './types';

/** Characters. The start of a longer dish list is parsed first. */
const LONG_MENU_LENGTH = 200_000;

/** @param onOpening receives the start of a long menu. Parsing continues when its promise resolves. */
export async function fetchMenu(
  restaurantId: string,
  onOpening?: (opening: Menu) => Promise<void>,
): Promise<Menu> {
  const answer = await fetchStartupText('dishes', restaurantId);
  if (!onOpening || answer.length < LONG_MENU_LENGTH) return parseMenu(parseJson(answer, 'dishes'));
  const opening = parsePartialMenu(answer);
  if (opening) await onOpening(opening);
  const menu = await parseLongMenu(parseJson(answer, 'dishes'));
  return { ...menu, dishes: withStructureOfShown(menu.dishes, opening?.dishes ?? {}) };
}

/** Keeps the identity of shown dishes, so that they do not rerender. */
function withStructureOfShown(dishes: Menu['dishes'], shown: Menu['dishes']): Menu['dishes'] {
  const same = Object.entries(shown).flatMap(([id, dish]) => {
    const read = dishes[id];
    return read ? [[id, withStructuralSharing(dish, read)] as const] : [];
  });
  return { ...dishes, ...Object.fromEntries(same) };
}

export async function fetchCategoryTiles(restaurantId: string): Promise<CategoryTile[]> {
  return parseCategoryTiles(await fetchStartupJson('categories', restaurantId));
}

export async function fetchBanners(restaurantId: string): Promise<Banner[]> {
  return parseBanners(await fetchStartupJson('banners', restaurantId));
}
