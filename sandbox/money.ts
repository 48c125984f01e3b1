/** The sandbox calculates in whole paise. */
export const toPaise = (rupees: number): number => Math.round(rupees * 100);

export const toRupees = (paise: number): number => paise / 100;

export const formatRupees = (paise: number): string =>
  `₹${paise % 100 === 0 ? String(paise / 100) : (paise / 100).toFixed(2)}`;
