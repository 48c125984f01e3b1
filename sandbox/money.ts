/** Converts rupees to whole paise. The sandbox calculates in paise only. */
export const toPaise = (rupees: number): number => Math.round(rupees * 100);

export const toRupees = (paise: number): number => paise / 100;

/** Formats paise for display: '₹40', '₹40.50'. */
export const formatRupees = (paise: number): string =>
  `₹${paise % 100 === 0 ? String(paise / 100) : (paise / 100).toFixed(2)}`;
