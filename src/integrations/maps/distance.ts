/// <reference types="google.maps" />
import type { Point } from './geocode';

export function metresBetween(from: Point, to: Point): number {
  return google.maps.geometry.spherical.computeDistanceBetween(from, to);
}
