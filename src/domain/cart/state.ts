import type { CartChange, CartLine, CartUnits } from './types';

export interface CartState {
  cartId: string;
  /** The last answer plus the changes accepted since. */
  lines: readonly CartLine[];
  fetch: {
    status: 'idle' | 'pending' | 'ready' | 'failed';
    errorText: string;
    /** Id of the current fetch; older answers are ignored. */
    requestId: string | null;
    /** Epoch ms of the last read; 0 for never. */
    fetchedAt: number;
  };
  /** Held by one change at a time. `change` is its plan; null without one. */
  lock: { requestId: string; change: CartChange | null } | null;
  /** Last added size by dish (spec §3, selectedQtyId). */
  lastAdded: Record<string, string>;
  /** Units of a former cart to add to this one, with the quantity that this cart should then have. */
  unmergedUnits: readonly CartUnits[];
}

export const initialState: CartState = {
  cartId: '',
  lines: [],
  fetch: { status: 'idle', errorText: '', requestId: null, fetchedAt: 0 },
  lock: null,
  lastAdded: {},
  unmergedUnits: [],
};
