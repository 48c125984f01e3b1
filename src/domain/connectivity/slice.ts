import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { fetchMenu } from '../menu/thunks';
import { lookUpShop } from '../shop/thunks';
import { initialState, type ConnectivityState } from './state';

/** 'unreachable': online, but the lookup of the restaurant has failed. */
export type Connectivity = 'online' | 'offline' | 'unreachable';

function connectivityOf({ online, lookupFailed }: ConnectivityState): Connectivity {
  if (!online) return 'offline';
  return lookupFailed ? 'unreachable' : 'online';
}

const slice = createSlice({
  name: 'connectivity',
  initialState,
  reducers: {
    /** Payload: whether the browser is online. */
    networkChanged: (state, action: PayloadAction<boolean>) => {
      state.online = action.payload;
    },
  },
  extraReducers: (builder) => {
    builder
      .addCase(lookUpShop.fulfilled, (state) => {
        state.lookupFailed = false;
      })
      .addCase(lookUpShop.rejected, (state) => {
        state.lookupFailed = true;
      })
      .addCase(fetchMenu.fulfilled, (state) => {
        state.menuFailed = false;
      })
      .addCase(fetchMenu.rejected, (state) => {
        state.menuFailed = true;
      });
  },
  selectors: {
    selectConnectivity: connectivityOf,
    selectHasMenuFailed: (state) => state.menuFailed,
    selectHasLookupFailed: (state) => state.lookupFailed,
  },
});

export const { networkChanged } = slice.actions;
export const { selectConnectivity, selectHasMenuFailed, selectHasLookupFailed } = slice.selectors;
export const connectivityReducer = slice.reducer;
