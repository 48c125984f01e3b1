import { idle, type Loadable } from '../loadable';
import type { ShopSite } from './identify';
import type { RestaurantInfo, RestaurantProfile, Timing } from './types';

export interface ShopState {
  site: ShopSite;
  lookup: 'idle' | 'pending' | 'found' | 'unknown' | 'failed';
  restaurantId: string;
  behaviourToolId: string;
  adPixelId: string;
  info: Loadable<RestaurantInfo | null>;
  profile: Loadable<RestaurantProfile | null>;
  timing: Loadable<Timing | null>;
}

export const initialState: ShopState = {
  site: { domain: '', key: '', basename: '', hasSharedOrigin: false },
  lookup: 'idle',
  restaurantId: '',
  behaviourToolId: '',
  adPixelId: '',
  info: idle(null),
  profile: idle(null),
  timing: idle(null),
};
