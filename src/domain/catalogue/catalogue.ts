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
