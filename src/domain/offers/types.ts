import type { Paise } from '@/lib/money';

export interface Offer {
  id: string;
  message: string;
  code: string;
  /** Cashback into the wallet instead of a discount. */
  isWallet: boolean;
  walletValue: Paise;
  minimumOrder: Paise;
  maxDiscount: Paise;
}

/** The offer that the server accepted for this cart (spec §4, Offer). */
export interface AppliedOffer {
  id: string;
  code: string;
  message: string;
  /** Wallet cashback after the order; 0 for none. */
  cashback: Paise;
}
