import { createSlice } from '@reduxjs/toolkit';
import { recordsRead } from '../persisted/events';
import { loggedIn, phoneVerified, sessionEnded } from './events';
import { isLoggedInPhone } from './phone';
import { initialState } from './state';
import { fetchWallet, requestGuest } from './thunks';

const slice = createSlice({
  name: 'session',
  initialState,
  reducers: {},
  extraReducers: (builder) => {
    builder
      .addCase(recordsRead, (state, { payload: { phone, verifiedPhone } }) => {
        state.phone = phone;
        state.verifiedPhone = isLoggedInPhone(phone) ? null : verifiedPhone;
      })
      .addCase(loggedIn, (state, action) => {
        state.phone = action.payload;
        state.wallet = 0;
        state.verifiedPhone = null;
      })
      .addCase(phoneVerified, (state, action) => {
        if (!isLoggedInPhone(state.phone)) state.verifiedPhone = action.payload;
      })
      .addCase(sessionEnded, ({ endedSessions }, action) => ({
        ...initialState,
        phone: action.payload?.phone ?? '',
        endedSessions: endedSessions + 1,
      }))
      .addCase(requestGuest.fulfilled, (state, action) => {
        // Do not turn a diner who logged in meanwhile into a guest.
        if (!state.phone) state.phone = action.payload;
      })
      .addCase(fetchWallet.fulfilled, (state, action) => {
        if (action.meta.arg.phone === state.phone) state.wallet = action.payload;
      });
  },
  selectors: {
    selectPhone: (state) => state.phone,
    /** Phone by which the server knows the cart: the verified one even before login. */
    selectCartPhone: (state) => state.verifiedPhone?.phone ?? state.phone,
    selectVerifiedPhone: (state) => state.verifiedPhone,
    selectIsLoggedIn: (state) => isLoggedInPhone(state.phone),
    selectWallet: (state) => (isLoggedInPhone(state.phone) ? state.wallet : 0),
  },
});

export const { selectPhone, selectCartPhone, selectVerifiedPhone, selectIsLoggedIn, selectWallet } =
  slice.selectors;
export const sessionReducer = slice.reducer;
