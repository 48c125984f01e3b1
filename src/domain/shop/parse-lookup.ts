import { ApiFailure } from '@/api/failure';
import { unquoted } from '@/api/wire';

/** Answer of the domain lookup. */
export interface ShopLookup {
  restaurantId: string;
  /** '' when the shop has none. */
  behaviourToolId: string;
  adPixelId: string;
}

/** Parses `restaurantId/behaviourToolId/adPixelId`; null for an unknown restaurant. @throws ApiFailure */
export function parseLookup(body: string): ShopLookup | null {
  if (/[<{[]/.test(body)) throw new ApiFailure('answer', 'lookup', 'not the lookup text');
  const [restaurantId = '', behaviourToolId = '', adPixelId = ''] = unquoted(body)
    .split('/')
    .map((part) => part.trim());
  // A faulty server writes these words.
  if (['null', 'undefined', 'NaN'].includes(restaurantId)) {
    throw new ApiFailure('answer', 'lookup', 'no restaurant id');
  }
  return restaurantId === '' || restaurantId === '0' ? null : { restaurantId, behaviourToolId, adPixelId };
}
