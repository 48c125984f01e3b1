import type { Bill, BillQuery } from './types';

export interface BillState {
  status: 'idle' | 'pending' | 'ready' | 'failed';
  bill: Bill | null;
  /** What `bill` is the price of. */
  billQuery: BillQuery | null;
  /** When `bill` was answered, in ms since 1970; 0 without one. */
  answeredAt: number;
  /** The request whose answer counts. */
  latest: string | null;
}

export const initialState: BillState = {
  status: 'idle',
  bill: null,
  billQuery: null,
  answeredAt: 0,
  latest: null,
};
