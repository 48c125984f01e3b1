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

export function metresBetween(from: Point, to: Point): number {
  return google.maps.geometry.spherical.computeDistanceBetween(from, to);
}

/** Two decimals (spec §4, Address location). */
export function formatKilometres(metres: number): string {
  return kilometres().format(metres / 1000);
}
