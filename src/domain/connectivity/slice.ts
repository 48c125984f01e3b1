import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { fetchMenu } from '../menu/thunks';
import { lookUpShop } from '../shop/thunks';

interface ConnectivityState {
  /** What the browser says of its network. */
  online: boolean;
  /** Whether the last answer to these two was none; a call that is under way changes nothing. */
  lookupFailed: boolean;
  menuFailed: boolean;
}

const initialState: ConnectivityState = { online: true, lookupFailed: false, menuFailed: false };

/** 'unreachable': there is a network, but the restaurant's server does not answer. */
export type Connectivity = 'online' | 'offline' | 'unreachable';

function connectivityOf({ online, lookupFailed }: ConnectivityState): Connectivity {
  if (!online) return 'offline';
  return lookupFailed ? 'unreachable' : 'online';
}

const slice = createSlice({
  name: 'connectivity',
  initialState,
  reducers: {
    /** The browser lost its network, or has one again. Payload: whether it is online. */
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
    /** Nothing can be ordered, and no cart changed, unless the restaurant is reached. */
    selectConnectivity: connectivityOf,
    selectHasMenuFailed: (state) => state.menuFailed,
    selectHasLookupFailed: (state) => state.lookupFailed,
  },
});

export const { networkChanged } = slice.actions;
export const { selectConnectivity, selectHasMenuFailed, selectHasLookupFailed } = slice.selectors;
export const connectivityReducer = slice.reducer;
