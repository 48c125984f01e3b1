import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { fetchMenu } from '../menu/slice';
import type { Resource } from '../resource-state';
import { lookUpShop } from '../shop/slice';
import type { RootState } from '../state';
import { initialState, type ConnectivityState } from './types';

/** 'unreachable': online, but the lookup of the restaurant has failed. */
export type Connectivity = 'online' | 'offline' | 'unreachable';

function connectivityOf({ isOnline, hasLookupFailed }: ConnectivityState): Connectivity {
  if (!isOnline) return 'offline';
  return hasLookupFailed ? 'unreachable' : 'online';
}

const slice = createSlice({
  name: 'connectivity',
  initialState,
  reducers: {
    /** Payload: whether the browser is online. */
    networkChanged: (state, action: PayloadAction<boolean>) => {
      state.isOnline = action.payload;
    },
  },
  extraReducers: (builder) => {
    builder
      .addCase(lookUpShop.fulfilled, (state) => {
        state.hasLookupFailed = false;
      })
      .addCase(lookUpShop.rejected, (state) => {
        state.hasLookupFailed = true;
      })
      .addCase(fetchMenu.fulfilled, (state) => {
        state.hasMenuFailed = false;
      })
      .addCase(fetchMenu.rejected, (state) => {
        state.hasMenuFailed = true;
      });
  },
  selectors: {
    selectConnectivity: connectivityOf,
    selectHasMenuFailed: (state) => state.hasMenuFailed,
    selectHasLookupFailed: (state) => state.hasLookupFailed,
  },
});

export const { networkChanged } = slice.actions;
export const { selectConnectivity, selectHasMenuFailed, selectHasLookupFailed } = slice.selectors;
export const connectivityReducer = slice.reducer;

/** Whether a part of the restaurant's data will not arrive: its call failed, or was not sent after a failed lookup. */
export function selectHasFailed(state: RootState, { status }: Resource<unknown>): boolean {
  return status === 'failed' || (status === 'idle' && selectHasLookupFailed(state));
}
