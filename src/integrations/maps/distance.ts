/// <reference types="google.maps" />
import type { Point } from './geocode';

/** Metres between two points, as the crow flies. */
export function metresBetween(from: Point, to: Point): number {
  return google.maps.geometry.spherical.computeDistanceBetween(from, to);
}

/** Kilometres with two decimals (spec, section 4: Address location). */
export function inKilometres(metres: number): string {
  return (metres / 1000).toFixed(2);
}
