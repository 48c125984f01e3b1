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

export interface RestaurantProfile {
  name: string;
  phone: string;
  address: string;
  customDomain: string;
}

export interface Timing {
  closed: boolean;
  /** Server text: 'HH:MM', 'HH:MM:SS' or an ISO date-time; '' for none. */
  closingTime: string;
  pureVeg: boolean;
}
