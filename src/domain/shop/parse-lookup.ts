import { ApiFailure } from '@/api/failure';
import type { ShopLookup } from './types';

/**
 * Reads `restaurantId/behaviourToolId/adPixelId`, quoted or not (contract, section 2); null when it says that
 * there is no such restaurant. @throws ApiFailure for what is not the lookup's text.
 */
export function parseLookup(body: string): ShopLookup | null {
  if (/[<{[]/.test(body)) throw new ApiFailure('answer', 'lookup', 'not the lookup text');
  const [restaurantId = '', behaviourToolId = '', adPixelId = ''] = body
    .trim()
    .replace(/^"+|"+$/g, '')
    .split('/')
    .map((part) => part.trim());
  // What a server writes that has lost its own answer.
  if (['null', 'undefined', 'NaN'].includes(restaurantId)) {
    throw new ApiFailure('answer', 'lookup', 'no restaurant id');
  }
  return restaurantId === '' || restaurantId === '0' ? null : { restaurantId, behaviourToolId, adPixelId };
}
