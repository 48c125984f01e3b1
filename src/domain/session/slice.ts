import { createSlice } from '@reduxjs/toolkit';
import { recordsRead } from '../persisted/events';
import { createResource } from '../resource';
import { idle } from '../resource-state';
import { createAppThunk, toThunkError } from '../thunk';
import * as api from './api';
import { initialState, isLoggedInPhone, loggedIn, phoneVerified, sessionEnded } from './types';

/** Requests by restaurant, shared by concurrent callers. */
const pendingGuests = new Map<string, Promise<string>>();

function createGuest(restaurantId: string): Promise<string> {
  const pending = pendingGuests.get(restaurantId);
  if (pending) return pending;
  const phone = api.addGuest(restaurantId).finally(() => pendingGuests.delete(restaurantId));
  pendingGuests.set(restaurantId, phone);
  return phone;
}

export const requestGuest = createAppThunk(
  'session/requestGuest',
  async (_: undefined, { getState, rejectWithValue }) => {
    try {
      return await createGuest(getState().shop.restaurantId);
    } catch (error) {
      return rejectWithValue(toThunkError(error, 'silent'));
    }
  },
  {
    condition: (_, { getState }) => {
      const { session, shop } = getState();
      return session.phone === '' && shop.restaurantId !== '';
    },
  },
);

const walletResource = createResource({
  type: 'session/fetchWallet',
  select: ({ session }) => session.wallet,
  call: (_: undefined, { getState }) => {
    const { session, shop } = getState();
    return api.fetchWallet(shop.restaurantId, session.phone);
  },
  repeat: 'always',
  canFetch: ({ session, shop }) => isLoggedInPhone(session.phone) && shop.restaurantId !== '',
});

export const fetchWallet = walletResource.fetch;

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
      }))
      .addCase(requestGuest.fulfilled, (state, action) => {
        // Do not turn a diner who logged in meanwhile into a guest.
        if (!state.phone) state.phone = action.payload;
      });
    walletResource.addCases(builder, (state) => state.wallet);
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
