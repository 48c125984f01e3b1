import { idle, type Loadable } from '../loadable';
import type { AppliedOffer, Offer } from './types';

export interface OffersState {
  offers: Loadable<readonly Offer[] | null>;
  applied: AppliedOffer | null;
  applying: { offerId: string; requestId: string } | null;
}

export const initialState: OffersState = { offers: idle(null), applied: null, applying: null };
