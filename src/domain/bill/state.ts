import type { Bill, BillQuery } from './types';

export interface BillState {
  status: 'idle' | 'pending' | 'ready' | 'failed';
  bill: Bill | null;
  billQuery: BillQuery | null;
  /** Epoch ms; 0 without a bill. */
  answeredAt: number;
  /** Id of the current request; older answers are ignored. */
  latest: string | null;
}

export const initialState: BillState = {
  status: 'idle',
  bill: null,
  billQuery: null,
  answeredAt: 0,
  latest: null,
};
