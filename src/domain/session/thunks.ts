import { createAppThunk, refusal } from '../thunk';
import * as api from './api';

/** Guests being asked for, by restaurant: whoever needs one meanwhile waits for the same answer. */
const asking = new Map<string, Promise<string>>();

function askForGuest(restaurantId: string): Promise<string> {
  const running = asking.get(restaurantId);
  if (running) return running;
  const answer = api.addGuest(restaurantId).finally(() => asking.delete(restaurantId));
  asking.set(restaurantId, answer);
  return answer;
}

/** Asks for a guest's identity when no phone is known; failures are only logged. */
export const requestGuest = createAppThunk(
  'session/requestGuest',
  async (_: undefined, { getState, rejectWithValue }) => {
    try {
      return await askForGuest(getState().shop.restaurantId);
    } catch (error) {
      return rejectWithValue(refusal(error, 'log'));
    }
  },
  {
    condition: (_, { getState }) => {
      const { session, shop } = getState();
      return session.phone === '' && shop.restaurantId !== '';
    },
  },
);

/** The diner's reward balance; failures are only logged. */
export const fetchWallet = createAppThunk(
  'session/fetchWallet',
  async ({ phone }: { phone: string }, { getState, rejectWithValue }) => {
    try {
      return await api.fetchWallet(getState().shop.restaurantId, phone);
    } catch (error) {
      return rejectWithValue(refusal(error, 'log'));
    }
  },
  { condition: (_, { getState }) => getState().shop.restaurantId !== '' },
);
