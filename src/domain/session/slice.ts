import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { PHONE_LENGTH } from '@/config/limits';
import type { Paise } from '@/lib/money';
import { loggedIn, phoneVerified, sessionEnded, type VerifiedPhone } from './events';
import { fetchWallet, requestGuest } from './thunks';

interface SessionState {
  /** The diner's phone, or the one that the server gave a guest; '' while none is known. */
  phone: string;
  /** The reward balance in paise. */
  wallet: Paise;
  /** The phone of a login that stopped half-way; null once a diner is logged in. */
  verified: VerifiedPhone | null;
  /** How many sessions have ended on this page: an answer asked for before the last end is nobody's any more. */
  ended: number;
}

const initialState: SessionState = { phone: '', wallet: 0, verified: null, ended: 0 };

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
    /** A login that stopped half-way in an earlier visit or in another tab. */
    verifiedRestored: (state, action: PayloadAction<VerifiedPhone>) => {
      if (!isDinersPhone(state.phone)) state.verified = action.payload;
    },
  },
  extraReducers: (builder) => {
    builder
      .addCase(loggedIn, (state, action) => {
        state.phone = action.payload;
        state.wallet = 0;
        state.verified = null;
      })
      .addCase(phoneVerified, (state, action) => {
        if (!isDinersPhone(state.phone)) state.verified = action.payload;
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
    /** The phone that the server knows the cart by: the verified one, even while its diner is not logged in. */
    selectCartPhone: (state) => state.verified?.phone ?? state.phone,
    selectVerified: (state) => state.verified,
    selectIsLoggedIn: (state) => isDinersPhone(state.phone),
    selectWallet: (state) => (isDinersPhone(state.phone) ? state.wallet : 0),
  },
});

export const { phoneRestored, verifiedRestored } = slice.actions;
export const { selectPhone, selectCartPhone, selectVerified, selectIsLoggedIn, selectWallet } =
  slice.selectors;
export const sessionReducer = slice.reducer;
