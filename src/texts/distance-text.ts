import { byLocale } from './locale';

const kilometres = byLocale(
  (locale) =>
    new Intl.NumberFormat(locale, {
      minimumFractionDigits: 2,
      maximumFractionDigits: 2,
      useGrouping: false,
    }),
);

/** Two decimals (spec §4, Address location). */
export function formatKilometres(metres: number): string {
  return kilometres().format(metres / 1000);
}
