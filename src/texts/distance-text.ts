import { byLocale } from './locale';

const kilometres = byLocale(
  (locale) =>
    new Intl.NumberFormat(locale, {
      minimumFractionDigits: 2,
      maximumFractionDigits: 2,
      useGrouping: false,
    }),
);

/** Two decimals (docs/behaviour.md 11.2). */
export function formatKilometres(metres: number): string {
  return kilometres().format(metres / 1000);
}
