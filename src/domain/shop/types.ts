/** What the domain lookup tells (spec, section 3). */
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
  /** As the server gives it: 'HH:MM', 'HH:MM:SS' or an ISO date-time; '' when it gives none. */
  closingTime: string;
  pureVeg: boolean;
}
