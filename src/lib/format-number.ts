/** Matches where a comma belongs: before the last three digits, and before each pair to their left. */
const GROUP_START = /\B(?=(?:\d\d)*\d{3}$)/g;

/**
 * '1,25,000' or '79.50': Indian grouping in every language. Without Intl: the first screen shows prices and counts, and
 * a mid-range phone takes 60 ms to create its first Intl.NumberFormat.
 */
export function formatNumber(value: number, decimalPlaces = 0): string {
  const [whole = '', decimals] = value.toFixed(decimalPlaces).split('.');
  const grouped = whole.replace(GROUP_START, ',');
  return decimals === undefined ? grouped : `${grouped}.${decimals}`;
}
