import { getLookup, fetchStartupJson } from '@/api/client';
import { ApiFailure } from '@/api/failure';
import { flagOf, linkOf, multilineTextOf, recordOf, textOf } from '@/api/wire';
import { parseLookup } from './parse-lookup';
import type { RestaurantInfo, RestaurantProfile, ShopLookup, Timing } from './types';

/** @returns null for an unknown restaurant. @throws ApiFailure when the lookup failed. */
export async function lookUpShop(domain: string): Promise<ShopLookup | null> {
  try {
    return parseLookup(await getLookup(domain));
  } catch (error) {
    if (error instanceof ApiFailure && error.status === 404) return null;
    throw error;
  }
}

export async function fetchInfo(restaurantId: string): Promise<RestaurantInfo> {
  const record = recordOf(await fetchStartupJson('restaurantInfo', restaurantId), 'restaurantInfo');
  const name = textOf(record, 'name');
  if (!name) throw new ApiFailure('answer', 'restaurantInfo', 'no name');
  return {
    name,
    about: multilineTextOf(record, 'about'),
    address: multilineTextOf(record, 'address'),
    imageUrl: linkOf(record, 'imageUrl'),
  };
}

export async function fetchProfile(restaurantId: string): Promise<RestaurantProfile> {
  const record = recordOf(await fetchStartupJson('restaurantProfile', restaurantId), 'restaurantProfile');
  return {
    name: textOf(record, 'name'),
    phone: textOf(record, 'phone'),
    address: multilineTextOf(record, 'address'),
    customDomain: textOf(record, 'custom_domain'),
  };
}

export async function fetchTiming(restaurantId: string): Promise<Timing> {
  const record = recordOf(await fetchStartupJson('timing', restaurantId), 'timing');
  return {
    isClosed: textOf(record, 'Status').toUpperCase() === 'CLOSE',
    closingTime: textOf(record, 'ClosingTimeStamp'),
    isPureVeg: flagOf(record, 'vegtype'),
  };
}
