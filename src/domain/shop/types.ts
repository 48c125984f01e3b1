import { idle, type Resource } from '../server/resource-state';
import type { ShopSite } from './identify';
import type { ShopLookup } from './parse-lookup';

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

export interface ShopState extends ShopLookup {
  site: ShopSite;
  lookup: Resource<ShopLookup | null>;
  info: Resource<RestaurantInfo | null>;
  profile: Resource<RestaurantProfile | null>;
  timing: Resource<Timing | null>;
}

export const initialState: ShopState = {
  site: { domain: '', key: '', basename: '', hasSharedOrigin: false },
  lookup: idle(null),
  restaurantId: '',
  behaviourToolId: '',
  adPixelId: '',
  info: idle(null),
  profile: idle(null),
  timing: idle(null),
};

/** Whether there is no restaurant at this address; also while it is looked up again. */
export const isUnknownShop = ({ lookup }: ShopState) =>
  lookup.lastOutcome === 'answered' && lookup.data === null;
