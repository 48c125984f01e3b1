/// <reference types="google.maps" />
import { placeOf, type ResolvedPlace } from './address-parts';
import { withTimeLimit } from './time-limit';

/** A place on the map, in degrees. */
export type Point = google.maps.LatLngLiteral;

/** The reverse lookup of a point; null when it fails, takes too long or finds nothing. */
export async function placeAt(point: Point): Promise<ResolvedPlace | null> {
  try {
    const { results } = await withTimeLimit(new google.maps.Geocoder().geocode({ location: point }));
    // A plus code names a square of the grid, not a place that a rider can ask for.
    const place = results.find(({ types }) => !types.includes('plus_code')) ?? results[0];
    return place ? placeOf(place.address_components) : null;
  } catch (error) {
    console.warn('The reverse lookup failed', error);
    return null;
  }
}

/** Where an address lies; null when the map does not know it. */
export async function pointOf(query: { address: string } | { placeId: string }): Promise<Point | null> {
  try {
    const { results } = await withTimeLimit(new google.maps.Geocoder().geocode(query));
    return results[0]?.geometry.location.toJSON() ?? null;
  } catch {
    return null;
  }
}
