import { createAction } from '@reduxjs/toolkit';
import type { Paise } from '@/lib/money';
import { idle, type Resource } from '../resource-state';

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
  applying: { offerId: string; requestId: string } | null;
}

export const initialState: OffersState = { offers: idle(null), applying: null };

export const APPLY_OFFER = 'offers/apply';

/** The fulfilled action of `applyOffer`, for reducers that are loaded before its lazy code. */
export const offerApplied = createAction<AppliedOffer>(`${APPLY_OFFER}/fulfilled`);

export const offerRemoved = createAction('offers/removed');

/** The server rejects the bill with this offer, which is then removed. Payload: offer id. */
export const offerWithdrawn = createAction<string>('offers/withdrawn');
