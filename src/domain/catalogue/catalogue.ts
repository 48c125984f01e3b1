import type { Loadable } from '../loadable';
import type { AppDispatch, RootState } from '../state';
import { catalogueRestored } from './events';
import type { Catalogue } from './types';

/** Does not replace fetched or newer data. @returns false when the lookup found another restaurant or none. */
export const restoreCatalogue =
  (catalogue: Catalogue) =>
  (dispatch: AppDispatch, getState: () => RootState): boolean => {
    const { shop, menu } = getState();
    if (shop.lookup === 'unknown') return false;
    if (shop.restaurantId !== '' && shop.restaurantId !== catalogue.restaurantId) return false;
    if (menu.requestedAt === null || menu.requestedAt < catalogue.requestedAt) {
      // Immer skips frozen objects. Otherwise it visits every dish in one long task.
      Object.freeze(catalogue.menu);
      dispatch(catalogueRestored(catalogue));
    }
    return true;
  };

/** Whether the shown menu is final for this page load: fetched, or persisted after a failed fetch. */
export function selectIsMenuCurrent({ menu, connectivity }: RootState): boolean {
  const { status, data } = menu.menu;
  const hasFailed = connectivity.hasLookupFailed || connectivity.hasMenuFailed;
  // A partial menu comes from the server, so it is current.
  return status === 'ready' || hasFailed || (data === null && menu.partialMenu !== null);
}

/** Returns the catalogue fetched on this page; null until every call has settled. */
export function selectCatalogue({ menu, shop }: RootState): Catalogue | null {
  const parts: Loadable<unknown>[] = [menu.banners, menu.categoryTiles, shop.info, shop.profile, shop.timing];
  const isAnswered = parts.every(({ status }) => status === 'ready' || status === 'failed');
  if (menu.menu.status !== 'ready' || !menu.menu.data || menu.requestedAt === null || !isAnswered)
    return null;
  return {
    restaurantId: shop.restaurantId,
    menu: menu.menu.data,
    banners: menu.banners.data,
    categoryTiles: menu.categoryTiles.data,
    info: shop.info.data,
    profile: shop.profile.data,
    timing: shop.timing.data,
    requestedAt: menu.requestedAt,
  };
}
