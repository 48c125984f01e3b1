import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Resource } from '../server/resource-state';
import type { RootState } from '../root-reducer';

interface ConnectivityState {
  isOnline: boolean;
}

const initialState: ConnectivityState = { isOnline: true };

const slice = createSlice({
  name: 'connectivity',
  initialState,
  reducers: {
    /** Payload: whether the browser is online. */
    networkChanged: (state, action: PayloadAction<boolean>) => {
      state.isOnline = action.payload;
    },
  },
});

export const { networkChanged } = slice.actions;
export const connectivityReducer = slice.reducer;

/** 'unreachable': online, but the last lookup of the restaurant has failed. */
export type Connectivity = 'online' | 'offline' | 'unreachable';

export function selectConnectivity(state: RootState): Connectivity {
  if (!state.connectivity.isOnline) return 'offline';
  return selectHasLookupFailed(state) ? 'unreachable' : 'online';
}

/** Also while the lookup is repeated. */
export const selectHasLookupFailed = ({ shop }: RootState) => shop.lookup.lastOutcome === 'failed';

/** Whether a part of the restaurant's data will not arrive: its call failed, or was not sent after a failed lookup. */
export function selectHasFailed(state: RootState, { status }: Resource<unknown>): boolean {
  return status === 'failed' || (status === 'idle' && selectHasLookupFailed(state));
}
