import { createAppThunk, toThunkError } from '../thunk';
import * as api from './api';

/** Pending guest requests by restaurant, shared by concurrent callers. */
const pendingGuest = new Map<string, Promise<string>>();

function createGuest(restaurantId: string): Promise<string> {
  const running = pendingGuest.get(restaurantId);
  if (running) return running;
  const answer = api.addGuest(restaurantId).finally(() => pendingGuest.delete(restaurantId));
  pendingGuest.set(restaurantId, answer);
  return answer;
}

/** Requests a guest identity when no phone is known. Failures are only logged. */
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

/** Failures are only logged. */
export const fetchWallet = createAppThunk(
  'session/fetchWallet',
  async ({ phone }: { phone: string }, { getState, rejectWithValue }) => {
    try {
      return await api.fetchWallet(getState().shop.restaurantId, phone);
    } catch (error) {
      return rejectWithValue(toThunkError(error, 'silent'));
    }
  },
  { condition: (_, { getState }) => getState().shop.restaurantId !== '' },
);
