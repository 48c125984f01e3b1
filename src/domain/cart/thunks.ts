import { ApiFailure } from '@/api/failure';
import { prefersReducedData } from '@/platform/reduced-data';
import { afterFirstScreen } from '@/platform/scheduling';
import type { RootState } from '@/store';
import { m } from '@/texts';
import { selectConnectivity } from '../connectivity/slice';
import { createAppThunk, toThunkError, type AppThunkApi, type ThunkError } from '../thunk';
import * as api from './api';
import type * as changes from './changes';
import { cartEmptied, changePlanned } from './events';
import { planAddition, planCustomizedChange, planRemoval } from './plan';
import type { CartPlace, DishAddition } from './types';

/**
 * What sends changes is loaded when the page has nothing else to do: the first screen has none to send. A
 * change that is made sooner shows at once and loads it itself, as all do where data are to be saved.
 */
export async function preloadChanges(): Promise<void> {
  if (prefersReducedData()) return;
  await afterFirstScreen();
  await load().catch(() => undefined);
}

type Changes = typeof changes;
let loaded: Changes | undefined;

/** Kept: asking for it again would look through all of a long page for what has been preloaded. */
const load = async () => (loaded ??= await import('./changes'));

/** Sends a change. @returns its outcome; a refusal too when the code for it did not arrive. */
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

/** The cart's lock (spec, section 4): a change is ignored while another runs. */
const cartLock = {
  condition: (_: unknown, { getState }: { getState: () => { cart: { busy: unknown } } }) =>
    getState().cart.busy === null,
};

/** Why no change is begun while the restaurant cannot be reached; null when it can. */
function connectivityError(state: RootState, display: ThunkError['display'] = 'toast'): ThunkError | null {
  const connectivity = selectConnectivity(state);
  if (connectivity === 'online') return null;
  return {
    text: connectivity === 'offline' ? m.cart_offline() : m.cart_unreachable(),
    display,
    outcomeUnknown: false,
  };
}

/** Fetches the lines; `afterRemoval` says that an empty answer ends the cart rather than just showing it: a server
 * that has just taken a dish into a cart knows better than its empty answer. */
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

/** Reads the lines again on a tap on a dish with options, unless they are being read (spec, section 4). */
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

/** Adds units of a dish. @returns the cart's id. */
export const addDish = createAppThunk(
  'cart/addDish',
  async (addition: DishAddition, thunk) => {
    // The popup says a refusal itself.
    const display = addition.place === 'popup' ? 'inline' : 'toast';
    const error = connectivityError(thunk.getState(), display);
    if (error) return thunk.rejectWithValue(error);
    const { dish, change } = planAddition(thunk.getState(), addition);
    thunk.dispatch(changePlanned(change));
    return sent(thunk, ({ sendAddition }) => sendAddition(dish, addition, display, thunk));
  },
  cartLock,
);

/** Takes one unit of a size away. */
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

/** Adds or removes one unit of a customized dish that the cart already holds. */
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

/** Tries once more to put back what could not be put back of a former cart. */
export const putBack = createAppThunk(
  'cart/putBack',
  async (_: undefined, thunk) => {
    const error = connectivityError(thunk.getState());
    if (error) return thunk.rejectWithValue(error);
    return sent(thunk, ({ sendPutBack }) => sendPutBack(thunk));
  },
  cartLock,
);

/** Deletes the whole cart, asked for on the floating bar or on the cart page. */
export const deleteCart = createAppThunk(
  'cart/delete',
  async ({ place }: { place: 'bar' | 'panel' }, thunk) => {
    const error = connectivityError(thunk.getState());
    if (error) return thunk.rejectWithValue(error);
    return sent(thunk, ({ sendDeletion }) => sendDeletion(place, thunk));
  },
  cartLock,
);
