import { getJson, getLookup, postForm } from '@/api/client';
import { ApiFailure } from '@/api/failure';
import { flagOf, linkOf, recordOf, textOf } from '@/api/wire';
import type { RestaurantInfo, RestaurantProfile, ShopLookup, Timing } from './types';

/** Reads `restaurantId/behaviourToolId/adPixelId`; null when it says that there is no such restaurant. */
function parseLookup(body: string): ShopLookup | null {
  if (/[<{[]/.test(body)) throw new ApiFailure('answer', 'lookup', 'not the lookup text');
  const [restaurantId = '', behaviourToolId = '', adPixelId = ''] = body
    .split('/')
    .map((part) => part.trim());
  return restaurantId === '' || restaurantId === '0' ? null : { restaurantId, behaviourToolId, adPixelId };
}

/** @returns null for an unknown restaurant. @throws ApiFailure when the lookup itself failed. */
export async function lookUpShop(domain: string): Promise<ShopLookup | null> {
  try {
    return parseLookup(await getLookup(domain));
  } catch (error) {
    if (error instanceof ApiFailure && error.status === 404) return null;
    throw error;
  }
}

export async function fetchInfo(restaurantId: string): Promise<RestaurantInfo> {
  const record = recordOf(await getJson('restaurantInfo', { id: restaurantId }), 'restaurantInfo');
  const name = textOf(record, 'name');
  if (!name) throw new ApiFailure('answer', 'restaurantInfo', 'no name');
  return {
    name,
    about: textOf(record, 'about'),
    address: textOf(record, 'address'),
    imageUrl: linkOf(record, 'imageUrl'),
  };
}

export async function fetchProfile(restaurantId: string): Promise<RestaurantProfile> {
  const record = recordOf(await getJson('restaurantProfile', { id: restaurantId }), 'restaurantProfile');
  return {
    name: textOf(record, 'name'),
    phone: textOf(record, 'phone'),
    address: textOf(record, 'address'),
    customDomain: textOf(record, 'custom_domain'),
  };
}

export async function fetchTiming(restaurantId: string): Promise<Timing> {
  const record = recordOf(await postForm('timing', { RestaurentId: restaurantId }), 'timing');
  return {
    closed: textOf(record, 'Status').toUpperCase() === 'CLOSE',
    closingTime: textOf(record, 'ClosingTimeStamp'),
    pureVeg: flagOf(record, 'vegtype'),
  };
}
