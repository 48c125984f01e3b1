import { lateReducer } from '../late-reducer';
import type { Bill, PriceQuery } from './types';

export interface PricingState {
  status: 'idle' | 'pending' | 'ready' | 'failed';
  bill: Bill | null;
  /** What `bill` is the price of. */
  billQuery: PriceQuery | null;
  /** The request whose answer counts. */
  latest: string | null;
}

export const initialState: PricingState = { status: 'idle', bill: null, billQuery: null, latest: null };

export const pricingReducer = lateReducer(initialState);
