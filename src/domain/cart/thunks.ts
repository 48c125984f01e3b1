import { DEBOUNCE } from '@/config/limits';
import { wait } from '@/lib/wait';
import { m } from '@/texts';
import { ApiFailure } from '@/api/failure';
import type { RootState } from '@/store';
import { selectReach } from '../connection/slice';
import { isCustomizable, type Dish } from '../menu/types';
import { noticeRaised } from '../notices/notices';
import { requestGuest } from '../session/thunks';
import { createAppThunk, refusal, type Refusal } from '../thunk';
import * as api from './api';
import { cartEmptied, changePlanned } from './events';
import { hasCustomizedUnits, planAddition, planCustomizedChange, planRemoval } from './plan';
import { addCustDishText } from './toppings';
import type { CartPlace, DishAddition, DishSelection } from './types';

const waits: Record<CartPlace, number> = {
  row: DEBOUNCE.row,
  card: DEBOUNCE.row,
  popup: DEBOUNCE.dishPopup,
  panel: DEBOUNCE.cartPanel,
  sheet: DEBOUNCE.row,
};

const addRefused: Record<CartPlace, () => string> = {
  row: m.cart_add_failed_row,
  card: m.cart_add_failed_toast,
  popup: m.cart_add_failed_popup,
  panel: m.cart_add_failed_panel,
  sheet: m.cart_add_failed_panel,
};

function removeRefused(place: CartPlace): string {
  return place === 'row' ? m.cart_remove_failed_row() : m.cart_remove_failed();
}

/** The cart's lock (spec, section 4): a change is ignored while another runs. */
const oneAtATime = {
  condition: (_: unknown, { getState }: { getState: () => { cart: { busy: unknown } } }) =>
    getState().cart.busy === null,
};

/** Why no change is begun while the restaurant cannot be reached; null when it can. */
function outOfReach(state: RootState, show: Refusal['show'] = 'toast'): Refusal | null {
  const reach = selectReach(state);
  if (reach === 'reached') return null;
  return { text: reach === 'offline' ? m.cart_offline() : m.cart_unreachable(), show, unsure: false };
}

/**
 * The diner may have logged out while a change was waiting: it must not reach the next one's cart.
 * @throws ApiFailure 'cancelled' for such a change.
 */
function expectOwn({ cart }: RootState, request: string, call: string): void {
  if (cart.busy?.request !== request) throw new ApiFailure('cancelled', call);
}

/** As `refusal`; of a change that was given up nobody is told. */
function changeRefusal(error: unknown, show: Refusal['show'], text = ''): Refusal {
  const isGivenUp = error instanceof ApiFailure && error.kind === 'cancelled';
  return isGivenUp ? refusal(error, 'log') : refusal(error, show, text);
}

/** Fetches the lines; `afterRemoval` says that an empty answer ends the cart rather than just showing it: a server
 * that has just taken a dish into a cart knows better than its empty answer. */
export const fetchCart = createAppThunk(
  'cart/fetch',
  async ({ afterRemoval }: { afterRemoval: boolean }, { dispatch, getState, requestId, rejectWithValue }) => {
    const { cartId } = getState().cart;
    if (!cartId || cartId === '0') {
      return rejectWithValue({ text: m.cart_invalid_id(), show: 'log', unsure: false } satisfies Refusal);
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
      return rejectWithValue(refusal(error, 'inline', said ?? m.something_went_wrong()));
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
      return cartId !== '' && fetch.status !== 'pending' && !outOfReach(getState());
    },
  },
);

const nothingSelected: DishSelection = { customizations: [], addOns: [] };

/** Whether the cart has customized units of a dish; asked of the server while the page does not know its lines. */
async function holdsCustomizedUnits(
  dish: Dish,
  { cartId, lines, fetch }: RootState['cart'],
): Promise<boolean> {
  const isKnown = !cartId || fetch.status === 'ready' || lines.length > 0;
  const known = isKnown ? lines : await api.fetchCart(cartId).catch(() => lines);
  return hasCustomizedUnits(dish, known);
}

/** Adds units of a dish by the call that the cart's state asks for (contract, section 7). @returns the cart's id. */
export const addDish = createAppThunk(
  'cart/addDish',
  async (addition: DishAddition, { dispatch, getState, requestId, rejectWithValue }) => {
    const { place, variantId, quantity, selection = nothingSelected } = addition;
    // The popup says a refusal itself.
    const show = place === 'popup' ? 'inline' : 'toast';
    const refused = outOfReach(getState(), show);
    if (refused) return rejectWithValue(refused);
    const plan = planAddition(getState(), addition);
    dispatch(changePlanned(plan.change));
    try {
      await wait(waits[place]);
      expectOwn(getState(), requestId, 'addToCart');
      if (!getState().session.phone) await dispatch(requestGuest());
      expectOwn(getState(), requestId, 'addToCart');
      const { session, shop, cart } = getState();
      if (!session.phone) throw new ApiFailure('network', 'addToCart', 'no identity');
      const addCustDish = isCustomizable(plan.dish) ? addCustDishText(selection) : undefined;
      const cartId =
        addCustDish !== undefined && cart.cartId && (await holdsCustomizedUnits(plan.dish, cart))
          ? await api.addCustomized(cart.cartId, variantId, quantity, addCustDish)
          : await api.addToCart({
              phone: session.phone,
              restaurantId: shop.restaurantId,
              variantId,
              quantity,
              addCustDish,
            });
      // A diner who has logged out meanwhile is not told of it, nor the next one.
      expectOwn(getState(), requestId, 'addToCart');
      dispatch(noticeRaised({ text: m.cart_add_success(), tone: 'success' }));
      return cartId;
    } catch (error) {
      return rejectWithValue(changeRefusal(error, show, addRefused[place]()));
    }
  },
  oneAtATime,
);

/** Takes one unit of a size away. */
export const removeOne = createAppThunk(
  'cart/removeOne',
  async (
    { variantId, place }: { variantId: string; place: CartPlace },
    { dispatch, getState, requestId, rejectWithValue },
  ) => {
    const refused = outOfReach(getState());
    if (refused) return rejectWithValue(refused);
    dispatch(changePlanned(planRemoval(getState(), variantId)));
    try {
      await wait(waits[place]);
      expectOwn(getState(), requestId, 'removeFromCart');
      const { session, cart } = getState();
      await api.removeFromCart(session.phone, variantId, cart.cartId);
      expectOwn(getState(), requestId, 'removeFromCart');
      dispatch(noticeRaised({ text: m.cart_remove_success(), tone: 'success' }));
    } catch (error) {
      return rejectWithValue(changeRefusal(error, 'toast', removeRefused(place)));
    }
  },
  oneAtATime,
);

/** Adds or removes one unit of a customized dish that the cart already holds. */
export const changeCustomized = createAppThunk(
  'cart/changeCustomized',
  async (
    { variantId, customizedId, type }: { variantId: string; customizedId: string; type: 'add' | 'remove' },
    { dispatch, getState, requestId, rejectWithValue },
  ) => {
    const refused = outOfReach(getState());
    if (refused) return rejectWithValue(refused);
    dispatch(changePlanned(planCustomizedChange(getState(), variantId, customizedId, type)));
    try {
      await wait(waits.sheet);
      expectOwn(getState(), requestId, 'changeCustomized');
      await api.changeCustomized(getState().cart.cartId, customizedId, type);
      const text = type === 'add' ? m.cart_customized_add_success() : m.cart_customized_remove_success();
      dispatch(noticeRaised({ text, tone: 'success' }));
    } catch (error) {
      // A failed customized-line add is only logged (spec, section 8): the number goes back.
      return rejectWithValue(
        type === 'add' ? refusal(error, 'log') : changeRefusal(error, 'toast', removeRefused('sheet')),
      );
    }
  },
  oneAtATime,
);

/** Deletes the whole cart, asked for on the floating bar or on the cart page. */
export const deleteCart = createAppThunk(
  'cart/delete',
  async ({ place }: { place: 'bar' | 'panel' }, { dispatch, getState, rejectWithValue }) => {
    const refused = outOfReach(getState());
    if (refused) return rejectWithValue(refused);
    try {
      await api.deleteCart(getState().cart.cartId);
      dispatch(cartEmptied());
      dispatch(noticeRaised({ text: m.cart_delete_success(), tone: 'success' }));
    } catch (error) {
      const text = place === 'bar' ? m.cart_delete_failed() : m.cart_delete_failed_panel();
      return rejectWithValue(refusal(error, 'toast', text));
    }
  },
  oneAtATime,
);
