/// <reference types="google.maps" />
import { placeOf, type ResolvedPlace } from './address-parts';
import { withTimeout } from './with-timeout';

/** Latitude and longitude in degrees. */
export type Point = google.maps.LatLngLiteral;

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
