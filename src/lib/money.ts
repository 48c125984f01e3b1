import { formatNumber } from './format-number';

/** The texts `currency` and `currency_amount` name it, too. */
export const CURRENCY = { code: 'INR', sign: '₹' };

/** Whole paise (1 rupee = 100 paise), so that sums never drift. */
export type Paise = number;

/**
 * Rounds half a paisa up, or down for a negative amount. Moves the decimal point in the text: 1.005 * 100 is below 100.5.
 * @param rupees with decimals, as on the wire.
 */
export function toPaise(rupees: number): Paise {
  const [digits = '', exponent = '0'] = String(Math.abs(rupees)).split('e');
  return Math.sign(rupees) * Math.round(Number(`${digits}e${String(Number(exponent) + 2)}`));
}

export function toRupees(paise: Paise): number {
  return Math.round(paise) / 100;
}

/** Whether a difference may come from rounding an amount to whole rupees. */
export function isRounding(difference: Paise): boolean {
  return Math.abs(difference) < 100;
}

/** '1,25,000' or '79.50': paise only when there are any, no currency sign. */
export function formatAmount(paise: Paise): string {
  return formatNumber(paise / 100, paise % 100 === 0 ? 0 : 2);
}

/** '₹1,25,000' or '₹79.50' (UI guide, Layout). */
export function formatRupees(paise: Paise): string {
  const { sign } = CURRENCY;
  return paise < 0 ? `−${sign}${formatAmount(-paise)}` : `${sign}${formatAmount(paise)}`;
}

/** Whole per cent; less than half a per cent is 0 (docs/behaviour.md 2.10). */
export function percentOff(price: Paise, offer: Paise): number {
  if (price <= 0 || offer === price) return 0;
  return Math.round(((price - offer) / price) * 100);
}
