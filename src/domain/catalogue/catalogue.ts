import type { AppDispatch, RootState } from '@/store';
import type { Loadable } from '../loadable';
import { catalogueRestored } from './events';
import type { Catalogue } from './types';

/**
 * Shows a catalogue known from before, at once; whatever the server has answered by now stays as it is, and
 * so does what is known from a later time.
 * @returns whether it is this shop's: false when the lookup named another restaurant, or none.
 */
export const restoreCatalogue =
  (catalogue: Catalogue) =>
  (dispatch: AppDispatch, getState: () => RootState): boolean => {
    const { shop, menu } = getState();
    if (shop.lookup === 'unknown') return false;
    if (shop.restaurantId !== '' && shop.restaurantId !== catalogue.restaurantId) return false;
    if (menu.knownAt === null || menu.knownAt < catalogue.knownAt) dispatch(catalogueRestored(catalogue));
    return true;
  };

/**
 * Whether it can be said what is on the menu today: this visit's dish list is there, or the server did not
 * answer, so that the menu stored by an earlier visit counts. While the server is asked again after a failure,
 * the stored menu goes on counting.
 */
export function selectIsMenuCurrent({ menu, connectivity }: RootState): boolean {
  const { status, data } = menu.menu;
  const hasFailed = connectivity.lookupFailed || connectivity.menuFailed;
  // The beginning of a long menu is part of this visit's answer.
  return status === 'ready' || hasFailed || (data === null && menu.partialMenu !== null);
}

/** The catalogue as the server has told it on this page; null until every call for it has had its answer. */
export function selectCatalogue({ menu, shop }: RootState): Catalogue | null {
  const parts: Loadable<unknown>[] = [menu.banners, menu.categoryTiles, shop.info, shop.profile, shop.timing];
  const isAnswered = parts.every(({ status }) => status === 'ready' || status === 'failed');
  if (menu.menu.status !== 'ready' || !menu.menu.data || menu.knownAt === null || !isAnswered) return null;
  return {
    restaurantId: shop.restaurantId,
    menu: menu.menu.data,
    banners: menu.banners.data,
    categoryTiles: menu.categoryTiles.data,
    info: shop.info.data,
    profile: shop.profile.data,
    timing: shop.timing.data,
    knownAt: menu.knownAt,
  };
}
