import { ApiFailure } from '@/api/failure';
import { prefersReducedData } from '@/platform/reduced-data';
import { afterFirstScreen } from '@/platform/scheduling';
import { m } from '@/texts';
import { selectConnectivity } from '../connectivity/slice';
import type { RootState } from '../state';
import { createAppThunk, toThunkError, type AppThunkApi, type ThunkError } from '../thunk';
import * as api from './api';
import type * as changes from './changes';
import { cartEmptied, changePlanned } from './events';
import { planAddition, planCustomizedChange, planRemoval } from './plan';
import type { CartPlace, DishAddition } from './types';

/** Preloads the code for changes after the first screen. With reduced data it only loads on demand. */
export async function preloadChanges(): Promise<void> {
  if (prefersReducedData()) return;
  await afterFirstScreen();
  await load().catch(() => undefined);
}

type Changes = typeof changes;
let loaded: Changes | undefined;

/** Cached: Vite's import helper would search a long page for existing preload links each time. */
const load = async () => (loaded ??= await import('./changes'));

/** Sends a change. Rejects with a generic error when the chunk cannot be loaded. */
async function sent<T>(
  { rejectWithValue }: Pick<AppThunkApi, 'rejectWithValue'>,
  send: (changes: Changes) => T,
) {
  let code: Changes;
  try {
    code = await load();
  } catch {
    return rejectWithValue({ text: m.something_went_wrong(), display: 'toast', outcomeUnknown: false });
  }
  return send(code);
}

/** Cart lock (spec §4): a change is ignored while another is pending. */
const cartLock = {
  condition: (_: unknown, { getState }: { getState: () => { cart: { busy: unknown } } }) =>
    getState().cart.busy === null,
};

/** Returns the error for changes while the restaurant is not reachable; null when it is. */
function connectivityError(state: RootState, display: ThunkError['display'] = 'toast'): ThunkError | null {
  const connectivity = selectConnectivity(state);
  if (connectivity === 'online') return null;
  return {
    text: connectivity === 'offline' ? m.cart_offline() : m.cart_unreachable(),
    display,
    outcomeUnknown: false,
  };
}

/** With `afterRemoval` an empty answer clears the cart. After an addition an empty answer is not credible. */
export const fetchCart = createAppThunk(
  'cart/fetch',
  async ({ afterRemoval }: { afterRemoval: boolean }, { dispatch, getState, requestId, rejectWithValue }) => {
    const { cartId } = getState().cart;
    if (!cartId || cartId === '0') {
      return rejectWithValue({
        text: m.cart_invalid_id(),
        display: 'silent',
        outcomeUnknown: false,
      } satisfies ThunkError);
    }
    try {
      const lines = await api.fetchCart(cartId);
      const { busy, fetch } = getState().cart;
      if (lines.length === 0 && afterRemoval && busy === null && fetch.latest === requestId) {
        dispatch(cartEmptied());
      }
      return { lines, readAt: Date.now() };
    } catch (error) {
      const said = error instanceof ApiFailure ? error.serverMessage : undefined;
      return rejectWithValue(toThunkError(error, 'inline', said ?? m.something_went_wrong()));
    }
  },
);

/** Refetches the lines on a tap on a dish with options (spec §4). */
export const refreshCart = createAppThunk(
  'cart/refresh',
  async (_: undefined, { dispatch }) => {
    await dispatch(fetchCart({ afterRemoval: false }));
  },
  {
    condition: (_, { getState }) => {
      const { cartId, fetch } = getState().cart;
      return cartId !== '' && fetch.status !== 'pending' && selectConnectivity(getState()) === 'online';
    },
  },
);

/** @returns the cart's id. */
export const addDish = createAppThunk(
  'cart/addDish',
  async (addition: DishAddition, thunk) => {
    // The popup shows errors itself.
    const display = addition.place === 'popup' ? 'inline' : 'toast';
    const error = connectivityError(thunk.getState(), display);
    if (error) return thunk.rejectWithValue(error);
    const { dish, change } = planAddition(thunk.getState(), addition);
    thunk.dispatch(changePlanned(change));
    return sent(thunk, ({ sendAddition }) => sendAddition(dish, addition, display, thunk));
  },
  cartLock,
);

export const removeOne = createAppThunk(
  'cart/removeOne',
  async ({ variantId, place }: { variantId: string; place: CartPlace }, thunk) => {
    const error = connectivityError(thunk.getState());
    if (error) return thunk.rejectWithValue(error);
    thunk.dispatch(changePlanned(planRemoval(thunk.getState(), variantId)));
    return sent(thunk, ({ sendRemoval }) => sendRemoval(variantId, place, thunk));
  },
  cartLock,
);

export const changeCustomized = createAppThunk(
  'cart/changeCustomized',
  async (
    { variantId, customizedId, type }: { variantId: string; customizedId: string; type: 'add' | 'remove' },
    thunk,
  ) => {
    const error = connectivityError(thunk.getState());
    if (error) return thunk.rejectWithValue(error);
    thunk.dispatch(changePlanned(planCustomizedChange(thunk.getState(), variantId, customizedId, type)));
    return sent(thunk, ({ sendCustomizedChange }) => sendCustomizedChange(customizedId, type, thunk));
  },
  cartLock,
);

/** Retries adding the missing units of a former cart. */
export const putBack = createAppThunk(
  'cart/putBack',
  async (_: undefined, thunk) => {
    const error = connectivityError(thunk.getState());
    if (error) return thunk.rejectWithValue(error);
    return sent(thunk, ({ sendPutBack }) => sendPutBack(thunk));
  },
  cartLock,
);

export const deleteCart = createAppThunk(
  'cart/delete',
  async ({ place }: { place: 'bar' | 'panel' }, thunk) => {
    const error = connectivityError(thunk.getState());
    if (error) return thunk.rejectWithValue(error);
    return sent(thunk, ({ sendDeletion }) => sendDeletion(place, thunk));
  },
  cartLock,
);
