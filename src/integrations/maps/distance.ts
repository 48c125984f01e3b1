/// <reference types="google.maps" />
import { byLocale } from '@/lib/locale';
import type { Point } from './geocode';

const kilometres = byLocale(
  (locale) =>
    new Intl.NumberFormat(locale, {
      minimumFractionDigits: 2,
      maximumFractionDigits: 2,
      useGrouping: false,
    }),
);

/** Metres between two points, as the crow flies. */
export function metresBetween(from: Point, to: Point): number {
  return google.maps.geometry.spherical.computeDistanceBetween(from, to);
}

/** Kilometres with two decimals (spec, section 4: Address location). */
export function inKilometres(metres: number): string {
  return kilometres().format(metres / 1000);
}
