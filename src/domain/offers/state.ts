import { idle, type Loadable } from '../loadable';
import type { Offer } from './types';

export interface OffersState {
  offers: Loadable<readonly Offer[] | null>;
  applying: { offerId: string; requestId: string } | null;
}

export const initialState: OffersState = { offers: idle(null), applying: null };
