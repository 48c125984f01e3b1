import type { Banner, CategoryTile, Menu } from '../menu/types';
import type { RestaurantInfo, RestaurantProfile, Timing } from '../shop/types';

/**
 * All that a restaurant's server tells every diner alike, as it was known at some time: what an earlier visit
 * kept, and what a page written ahead brings along. Carts, prices to pay, wallets and orders are never in it.
 */
export interface Catalogue {
  restaurantId: string;
  menu: Menu;
  /** This and the parts below are null where the server gave no answer. */
  banners: readonly Banner[] | null;
  categoryTiles: readonly CategoryTile[] | null;
  info: RestaurantInfo | null;
  profile: RestaurantProfile | null;
  timing: Timing | null;
  /** When the server was asked for the menu, in ms since 1970: it may have changed from then on. */
  knownAt: number;
}

/** A catalogue of which every part was answered. */
export type WholeCatalogue = { [Part in keyof Catalogue]: NonNullable<Catalogue[Part]> };
