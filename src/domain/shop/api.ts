import { getLookup, fetchStartupJson } from '@/api/client';
import { ApiFailure } from '@/api/failure';
import { flagOf, labelOf, linkOf, multilineTextOf, recordOf, textOf, type WireRecord } from '@/api/wire';
import { minutesOfDay } from '@/lib/time-of-day';
import { reportError } from '@/platform/report-error';
import { readOpening } from './opening';
import { parseLookup, type ShopLookup } from './parse-lookup';
import type { RestaurantInfo, RestaurantProfile, Timing } from './types';

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
    // Each line is a number of its own.
    phone: multilineTextOf(record, 'phone').replace(/\s*\n\s*/g, ', '),
    address: multilineTextOf(record, 'address'),
    customDomain: textOf(record, 'custom_domain'),
  };
}

/** Returns '' and reports a text that is no time (docs/behaviour.md 2.11). */
function closingTimeOf(record: WireRecord): string {
  const stamp = labelOf(record, 'ClosingTimeStamp') ?? '';
  if (stamp === '' || minutesOfDay(stamp) !== null) return stamp;
  reportError('Ignored a closing time that cannot be read', 'api');
  return '';
}

/** Reports a text that says neither open nor closed. It counts as open (docs/behaviour.md 14). */
function isClosedIn(record: WireRecord): boolean {
  const status = textOf(record, 'Status');
  const opening = readOpening(status);
  if (opening === null && status !== '')
    reportError('Read an unknown status of the restaurant as open', 'api');
  return opening === 'closed';
}

/** @throws ApiFailure for a record without any of the fields, such as an error: it must not open the restaurant. */
export async function fetchTiming(restaurantId: string): Promise<Timing> {
  const record = recordOf(await fetchStartupJson('timing', restaurantId), 'timing');
  if (!['Status', 'ClosingTimeStamp', 'vegtype'].some((field) => field in record))
    throw new ApiFailure('answer', 'timing', 'no field of timing');
  return {
    isClosed: isClosedIn(record),
    closingTime: closingTimeOf(record),
    isPureVeg: flagOf(record, 'vegtype'),
  };
}
