import type { Paise } from '@/lib/money';

export interface Offer {
  id: string;
  message: string;
  code: string;
  /** Cashback into the wallet rather than a discount. */
  isWallet: boolean;
  walletValue: Paise;
  minimumOrder: Paise;
  /** The most that it takes off. */
  maximum: Paise;
}

/** The offer that the server has accepted for this cart (spec, section 4: Offer). */
export interface AppliedOffer {
  id: string;
  code: string;
  message: string;
  /** What will reach the wallet after the order, in paise; 0 for none. */
  cashback: Paise;
}
