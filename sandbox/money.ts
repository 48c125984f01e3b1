/** Whole paise of a rupee amount; the sandbox adds and multiplies in paise alone. */
export const toPaise = (rupees: number): number => Math.round(rupees * 100);

/** A paise amount as the wire writes it: rupees, with at most two decimals. */
export const toRupees = (paise: number): number => paise / 100;

/** A paise amount for people: '₹40', '₹40.50'. */
export const rupeeText = (paise: number): string =>
  `₹${paise % 100 === 0 ? String(paise / 100) : (paise / 100).toFixed(2)}`;
