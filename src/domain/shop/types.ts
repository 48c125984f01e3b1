/** Answer of the domain lookup (spec §3). */
export interface ShopLookup {
  restaurantId: string;
  /** '' when the shop has none. */
  behaviourToolId: string;
  adPixelId: string;
}

export interface RestaurantInfo {
  name: string;
  about: string;
  address: string;
  imageUrl: string | null;
}

/** For bills and legal pages; '' for unknown fields. */
export interface RestaurantContact {
  name: string;
  address: string;
  phone: string;
}

export interface RestaurantProfile extends RestaurantContact {
  customDomain: string;
}

export interface Timing {
  isClosed: boolean;
  /** Server text that `minutesOfDay` reads; '' for none. */
  closingTime: string;
  isPureVeg: boolean;
}
