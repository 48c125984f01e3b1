import { createSlice } from '@reduxjs/toolkit';
import type { Paise } from '@/lib/money';
import { recordsRead } from '../persisted/events';
import { createResource } from '../server/resource';
import { idle } from '../server/resource-state';
import * as api from './api';
import { initialState, isLoggedInPhone, loggedIn, phoneVerified, sessionEnded } from './types';

/** The number of a guest, requested when none is known. Concurrent callers share the request. */
export const guest = createResource<string>({
  type: 'session/requestGuest',
  select: ({ session }) => session.guest,
  call: (_, { getState }) => api.addGuest(getState().shop.restaurantId),
  repeat: 'again',
  canFetch: ({ session, shop }) => session.phone === '' && shop.restaurantId !== '',
});

export const wallet = createResource<Paise>({
  type: 'session/fetchWallet',
  select: ({ session }) => session.wallet,
  call: (_, { getState }) => {
    const { session, shop } = getState();
    return api.fetchWallet(shop.restaurantId, session.phone);
  },
  repeat: 'latest',
  retry: 'events',
  canFetch: ({ session, shop }) => isLoggedInPhone(session.phone) && shop.restaurantId !== '',
});

const slice = createSlice({
  name: 'session',
  initialState,
  reducers: {},
  extraReducers: (builder) => {
    builder
      .addCase(recordsRead, (state, { payload: { ids } }) => {
        state.phone = ids.phone;
        state.verifiedPhone = isLoggedInPhone(ids.phone) ? null : ids.verifiedPhone;
      })
      .addCase(loggedIn, (state, action) => {
        // After a login in another tab, the wallet of this phone may be on its way.
        if (state.phone !== action.payload) state.wallet = idle(0);
        state.phone = action.payload;
        state.verifiedPhone = null;
      })
      .addCase(phoneVerified, (state, action) => {
        if (!isLoggedInPhone(state.phone)) state.verifiedPhone = action.payload;
      })
      .addCase(sessionEnded, ({ endedSessions }, action) => ({
        ...initialState,
        phone: action.payload?.phone ?? '',
        endedSessions: endedSessions + 1,
      }));
    wallet.addCases(builder, (session) => session.wallet);
    guest.addCases(
      builder,
      (session) => session.guest,
      (state, phone) => {
        // Do not turn a diner who logged in meanwhile into a guest.
        if (!state.phone) state.phone = phone;
      },
    );
  },
  selectors: {
    selectPhone: (state) => state.phone,
    /** Phone by which the server knows the cart: the verified one even before login. */
    selectCartPhone: (state) => state.verifiedPhone?.phone ?? state.phone,
    selectVerifiedPhone: (state) => state.verifiedPhone,
    selectIsLoggedIn: (state) => isLoggedInPhone(state.phone),
    selectWallet: (state) => (isLoggedInPhone(state.phone) ? state.wallet.data : 0),
  },
});

export const { selectPhone, selectCartPhone, selectVerifiedPhone, selectIsLoggedIn, selectWallet } =
  slice.selectors;
export const sessionReducer = slice.reducer;
