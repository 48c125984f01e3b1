import { createAppThunk, toThunkError } from '../thunk';
import * as api from './api';
import { isLoggedInPhone } from './phone';

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

/** Guests have no wallet. */
export const fetchWallet = createAppThunk(
  'session/fetchWallet',
  async ({ phone }: { phone: string }, { getState, rejectWithValue }) => {
    try {
      return await api.fetchWallet(getState().shop.restaurantId, phone);
    } catch (error) {
      return rejectWithValue(toThunkError(error, 'silent'));
    }
  },
  {
    condition: ({ phone }, { getState }) => isLoggedInPhone(phone) && getState().shop.restaurantId !== '',
  },
);
