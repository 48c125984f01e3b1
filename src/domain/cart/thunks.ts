import { isId } from '@/lib/ids';
import { createAsyncThunk } from '@reduxjs/toolkit';
import { ApiFailure } from '@/api/failure';
import { m } from '@/texts';
import { selectConnectivity } from '../connectivity/slice';
import type { RootState } from '../state';
import { createAppThunk, toThunkError, type AppThunkConfig, type ThunkError } from '../thunk';
import * as api from './api';
import { cartCleared } from './events';
import { findVariant, planAddition, planCustomizedChange, planRemoval } from './rules';
import { sendAddition, sendCustomizedChange, sendDeletion, sendMerge, sendRemoval } from './send-changes';
import type { CartChange, ChangeOrigin, DishAddition } from './types';

const createChangeThunk = createAsyncThunk.withTypes<
  AppThunkConfig & { pendingMeta: { change: CartChange | null } }
>();

/**
 * Cart lock (spec §4): a change is ignored while another is pending. The plan enters the state with the lock, so that
 * the cart shows the change at once.
 */
function lockCart<Arg>(plan: (state: RootState, arg: Arg) => CartChange | null) {
  interface Context {
    getState: () => RootState;
  }
  return {
    condition: (_: Arg, { getState }: Context) => getState().cart.lock === null,
    getPendingMeta: ({ arg }: { arg: Arg }, { getState }: Context) => ({
      change: selectConnectivity(getState()) === 'online' ? plan(getState(), arg) : null,
    }),
  };
}

/** An empty answer clears the cart only with `canClearCart`: after an addition it is a server error. */
export const fetchCart = createAppThunk(
  'cart/fetch',
  async ({ canClearCart }: { canClearCart: boolean }, { dispatch, getState, requestId, rejectWithValue }) => {
    const { cartId } = getState().cart;
    if (!isId(cartId)) {
      return rejectWithValue({
        text: m.cart_invalid_id(),
        display: 'silent',
        outcomeUnknown: false,
      } satisfies ThunkError);
    }
    try {
      const lines = await api.fetchCart(cartId);
      const { lock, fetch } = getState().cart;
      if (lines.length === 0 && canClearCart && lock === null && fetch.requestId === requestId) {
        dispatch(cartCleared());
      }
      return { lines, fetchedAt: Date.now() };
    } catch (error) {
      const serverMessage = error instanceof ApiFailure ? error.serverMessage : undefined;
      return rejectWithValue(toThunkError(error, 'inline', serverMessage ?? m.something_went_wrong()));
    }
  },
);

/** Refetches the lines when a dish with options is tapped (spec §4). */
export const refreshCart = createAppThunk(
  'cart/refresh',
  async (_: undefined, { dispatch }) => {
    await dispatch(fetchCart({ canClearCart: false }));
  },
  {
    condition: (_, { getState }) => {
      const { cartId, fetch } = getState().cart;
      return cartId !== '' && fetch.status !== 'pending' && selectConnectivity(getState()) === 'online';
    },
  },
);

export const addDish = createChangeThunk(
  'cart/addDish',
  (addition: DishAddition, thunk) => {
    const shown = findVariant(thunk.getState(), addition);
    // The popup shows errors itself.
    const display = addition.origin === 'popup' ? 'inline' : 'toast';
    return sendAddition(shown, addition, display, thunk);
  },
  lockCart(planAddition),
);

export const removeOne = createChangeThunk(
  'cart/removeOne',
  ({ variantId, origin }: { variantId: string; origin: ChangeOrigin }, thunk) =>
    sendRemoval(variantId, origin, thunk),
  lockCart(planRemoval),
);

export const changeCustomized = createChangeThunk(
  'cart/changeCustomized',
  ({ customizedId, type }: { variantId: string; customizedId: string; type: 'add' | 'remove' }, thunk) =>
    sendCustomizedChange(customizedId, type, thunk),
  lockCart(planCustomizedChange),
);

export const retryMerge = createChangeThunk(
  'cart/retryMerge',
  (_: undefined, thunk) => sendMerge(thunk),
  lockCart(() => null),
);

export const deleteCart = createChangeThunk(
  'cart/delete',
  ({ origin }: { origin: 'bar' | 'panel' }, thunk) => sendDeletion(origin, thunk),
  lockCart(() => null),
);
