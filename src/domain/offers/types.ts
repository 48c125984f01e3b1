import { createAction } from '@reduxjs/toolkit';
import type { Paise } from '@/lib/money';
import { idle, type Resource } from '../server/resource-state';

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

/** The offer that the server accepted for this cart (docs/behaviour.md 9.2). */
export interface AppliedOffer {
  id: string;
  code: string;
  message: string;
  /** Wallet cashback after the order; 0 for none. */
  cashback: Paise;
}

export interface OffersState {
  offers: Resource<readonly Offer[] | null>;
}

export const initialState: OffersState = { offers: idle(null) };

/** The server has accepted the offer for this cart. */
export const offerApplied = createAction<AppliedOffer>('offers/applied');

export const offerRemoved = createAction('offers/removed');

/** The server rejects the bill with this offer, which is then removed. Payload: offer id. */
export const offerWithdrawn = createAction<string>('offers/withdrawn');
