import type { Bill, BillQuery } from './types';

export interface BillState {
  status: 'idle' | 'pending' | 'ready' | 'failed';
  bill: Bill | null;
  billQuery: BillQuery | null;
  /** Epoch ms; 0 without a bill. */
  fetchedAt: number;
  /** Id of the current request; older answers are ignored. */
  requestId: string | null;
}

export const initialState: BillState = {
  status: 'idle',
  bill: null,
  billQuery: null,
  fetchedAt: 0,
  requestId: null,
};
