import type { Banner, CategoryTile, Menu } from '../menu/types';
import type { RestaurantInfo, RestaurantProfile, Timing } from '../shop/types';

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
