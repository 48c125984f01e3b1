/// <reference types="google.maps" />

/** Latitude and longitude in degrees. */
export type Point = google.maps.LatLngLiteral;

export function metresBetween(from: Point, to: Point): number {
  return google.maps.geometry.spherical.computeDistanceBetween(from, to);
}

/** Needed because some promises of the maps library never settle without a network. */
export const MAPS_TIMEOUT_MS = 10_000;

/** @throws Error after `MAPS_TIMEOUT_MS`. */
export function withTimeout<T>(call: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('The maps service does not answer')), MAPS_TIMEOUT_MS);
    void call.finally(() => clearTimeout(timer)).then(resolve, reject);
  });
}

type AddressComponent = Pick<google.maps.GeocoderAddressComponent, 'long_name' | 'types'>;

/** A resolved map point: display text and address fields (docs/behaviour.md 11.2). */
export interface ResolvedPlace {
  /** Sub-locality levels 3, 2, 1 and locality, joined with commas. */
  displayName: string;
  streetAddress1: string;
  /** Other sub-locality levels and the locality, joined with spaces. */
  streetAddress2: string;
  city: string;
  state: string;
  pincode: string;
}

/** @param others components of the point's other results, which have the city, state and pin code if these lack them */
export function placeOf(
  components: readonly AddressComponent[],
  others: readonly AddressComponent[] = [],
): ResolvedPlace {
  const named = (type: string, candidates = components) =>
    candidates.find((part) => part.long_name && part.types.includes(type))?.long_name ?? '';
  const namedAnywhere = (type: string) => named(type, [...components, ...others]);
  const subLocalities = [3, 2, 1].map((level) => named(`sublocality_level_${String(level)}`)).filter(Boolean);
  const city = namedAnywhere('locality');
  const [finest = '', ...coarser] = subLocalities;
  return {
    displayName: [...subLocalities, city].filter(Boolean).join(', '),
    streetAddress1: finest,
    streetAddress2: [...coarser, city].filter(Boolean).join(' '),
    city,
    state: namedAnywhere('administrative_area_level_1'),
    pincode: namedAnywhere('postal_code'),
  };
}

/** Returns null on failure, timeout or no result. */
export async function reverseGeocode(point: Point): Promise<ResolvedPlace | null> {
  try {
    const { results } = await withTimeout(new google.maps.Geocoder().geocode({ location: point }));
    // A plus code is a grid square, not an address that a rider can use.
    const place = results.find(({ types }) => !types.includes('plus_code')) ?? results[0];
    if (!place) return null;
    return placeOf(
      place.address_components,
      results.flatMap(({ address_components }) => address_components),
    );
  } catch (error) {
    console.warn('The reverse lookup failed', error);
    return null;
  }
}

/** Returns null on failure, timeout or no result. */
export async function pointOf(query: { address: string } | { placeId: string }): Promise<Point | null> {
  try {
    const { results } = await withTimeout(new google.maps.Geocoder().geocode(query));
    return results[0]?.geometry.location.toJSON() ?? null;
  } catch {
    return null;
  }
}
