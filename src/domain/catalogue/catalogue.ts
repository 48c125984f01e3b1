import { createAction, freeze } from '@reduxjs/toolkit';
import type { Banner, CategoryTile, Menu } from '../menu/types';
import type { Resource } from '../server/resource-state';
import { isUnknownShop, type RestaurantInfo, type RestaurantProfile, type Timing } from '../shop/types';
import type { AppDispatch, RootState } from '../root-reducer';

/** Public data of a restaurant, persisted and embedded in prerendered pages: no carts, bills or orders. */
export interface Catalogue {
  restaurantId: string;
  menu: Menu;
  /** This and the parts below are null when the server gave no answer. */
  banners: readonly Banner[] | null;
  categoryTiles: readonly CategoryTile[] | null;
  info: RestaurantInfo | null;
  profile: RestaurantProfile | null;
  timing: Timing | null;
  /** Epoch ms of the menu request. */
  requestedAt: number;
}

export type CompleteCatalogue = { [Part in keyof Catalogue]: NonNullable<Catalogue[Part]> };

/** Id of the data block with the catalogue in a prerendered page (`src/prerender`). */
export const CATALOGUE_ELEMENT_ID = 'catalogue';

/** Removes the catalogue from a prerendered page and returns it; null on other pages. */
export function takePrerenderedCatalogue(): Catalogue | null {
  const block = document.getElementById(CATALOGUE_ELEMENT_ID);
  if (!block) return null;
  block.remove();
  // Not validated: the same build wrote it.
  return JSON.parse(block.textContent) as Catalogue;
}

export const catalogueRestored = createAction<Catalogue>('catalogue/restored');

/** The restored catalogue belongs to another restaurant and is removed. */
export const catalogueCleared = createAction('catalogue/cleared');

/** Does not replace fetched or newer data. @returns false when the lookup found another restaurant or none. */
export const restoreCatalogue =
  (catalogue: Catalogue) =>
  (dispatch: AppDispatch, getState: () => RootState): boolean => {
    const { shop, menu } = getState();
    if (isUnknownShop(shop)) return false;
    if (shop.restaurantId !== '' && shop.restaurantId !== catalogue.restaurantId) return false;
    if (menu.menu.askedAt < catalogue.requestedAt) {
      // Immer skips frozen objects. Otherwise it visits every dish in one long task.
      freeze(catalogue.menu);
      dispatch(catalogueRestored(catalogue));
    }
    return true;
  };

/** Whether the shown menu is final for this page load: fetched, or persisted after a failed fetch. */
export function selectIsMenuCurrent({ menu, shop }: RootState): boolean {
  return menu.menu.lastOutcome !== null || shop.lookup.lastOutcome === 'failed';
}

/** Whether every request for the restaurant's data was answered or has failed. */
export function selectIsShopSettled({ menu, shop }: RootState): boolean {
  const { banners, categoryTiles } = menu;
  const resources: Resource<unknown>[] = [
    menu.menu,
    banners,
    categoryTiles,
    shop.info,
    shop.profile,
    shop.timing,
  ];
  return resources.every(({ status }) => status === 'ready' || status === 'failed');
}

/** Returns the catalogue fetched on this page; null until every call has settled. */
export function selectCatalogue(state: RootState): Catalogue | null {
  const { menu, shop } = state;
  if (menu.menu.status !== 'ready' || !menu.menu.data || !selectIsShopSettled(state)) return null;
  return {
    restaurantId: shop.restaurantId,
    menu: menu.menu.data,
    banners: menu.banners.data,
    categoryTiles: menu.categoryTiles.data,
    info: shop.info.data,
    profile: shop.profile.data,
    timing: shop.timing.data,
    requestedAt: menu.menu.askedAt,
  };
}
