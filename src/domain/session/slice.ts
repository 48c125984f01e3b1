import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { PHONE_LENGTH } from '@/config/limits';
import type { Paise } from '@/lib/money';
import { loggedIn, sessionEnded } from './events';
import { fetchWallet, requestGuest } from './thunks';

interface SessionState {
  /** The diner's phone, or the one that the server gave a guest; '' while none is known. */
  phone: string;
  /** The reward balance in paise. */
  wallet: Paise;
  /** How many sessions have ended on this page: an answer asked for before the last end is nobody's any more. */
  ended: number;
}

const initialState: SessionState = { phone: '', wallet: 0, ended: 0 };

/** Whether a phone is a diner's own: exactly ten digits, which no guest's is (spec, section 5). */
export function isDinersPhone(phone: string): boolean {
  return phone.length === PHONE_LENGTH && /^\d+$/.test(phone);
}

const slice = createSlice({
  name: 'session',
  initialState,
  reducers: {
    /** The phone kept from an earlier visit. */
    phoneRestored: (state, action: PayloadAction<string>) => {
      state.phone = action.payload;
    },
  },
  extraReducers: (builder) => {
    builder
      .addCase(loggedIn, (state, action) => {
        state.phone = action.payload;
        state.wallet = 0;
      })
      .addCase(sessionEnded, ({ ended }, action) => ({
        ...initialState,
        phone: action.payload?.phone ?? '',
        ended: ended + 1,
      }))
      .addCase(requestGuest.fulfilled, (state, action) => {
        // A diner who logged in meanwhile is not turned into a guest.
        if (!state.phone) state.phone = action.payload;
      })
      .addCase(fetchWallet.fulfilled, (state, action) => {
        if (action.meta.arg.phone === state.phone) state.wallet = action.payload;
      });
  },
  selectors: {
    selectPhone: (state) => state.phone,
    selectIsLoggedIn: (state) => isDinersPhone(state.phone),
    selectWallet: (state) => (isDinersPhone(state.phone) ? state.wallet : 0),
  },
});

export const { phoneRestored } = slice.actions;
export const { selectPhone, selectIsLoggedIn, selectWallet } = slice.selectors;
export const sessionReducer = slice.reducer;
