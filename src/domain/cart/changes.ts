import { ApiFailure } from '@/api/failure';
import { DEBOUNCE_MS } from '@/config/limits';
import { wait } from '@/platform/scheduling';
import { m } from '@/texts';
import { isCustomizable, type Dish } from '../menu/types';
import { noticeRaised } from '../notices/notices';
import { selectCartPhone } from '../session/slice';
import { requestGuest } from '../session/thunks';
import type { RootState } from '../state';
import { toThunkError, type AppThunkApi, type ThunkError } from '../thunk';
import { fetchCart } from './api';
import * as api from './change-api';
import { cartEmptied } from './events';
import { hasCustomizedUnits } from './plan';
import { putBackFormerCart, putBackUnits, sendUnits } from './put-back';
import { addCustDishText } from './selection-text';
import type { CartPlace, DishAddition, DishSelection } from './types';

const waits: Record<CartPlace, number> = {
  row: DEBOUNCE_MS.row,
  card: DEBOUNCE_MS.row,
  popup: DEBOUNCE_MS.dishPopup,
  panel: DEBOUNCE_MS.cartPanel,
  sheet: DEBOUNCE_MS.row,
};

const addFailedText: Record<CartPlace, () => string> = {
  row: () => m.cart_add_failed_row(),
  card: () => m.cart_add_failed_toast(),
  popup: () => m.cart_add_failed_popup(),
  panel: () => m.cart_add_failed_panel(),
  sheet: () => m.cart_add_failed_panel(),
};

function removeFailedText(place: CartPlace): string {
  return place === 'row' ? m.cart_remove_failed_row() : m.cart_remove_failed();
}

const isOwn = ({ cart }: RootState, request: string) => cart.busy?.request === request;

/** A delayed change must not reach the next diner's cart. @throws ApiFailure 'cancelled' without the lock. */
function throwIfNotOwn(state: RootState, request: string, call: string): void {
  if (!isOwn(state, request)) throw new ApiFailure('cancelled', call);
}

/** Like `toThunkError`, but silent when the diner has logged out. */
function changeError(
  error: unknown,
  isCurrent: boolean,
  display: ThunkError['display'],
  text: string,
): ThunkError {
  return isCurrent ? toThunkError(error, display, text) : toThunkError(error, 'silent');
}

const nothingSelected: DishSelection = { customizations: [], addOns: [] };

/** Whether the cart has customized units of a dish. Asks the server when the lines are not loaded. */
async function holdsCustomizedUnits(
  dish: Dish,
  { cartId, lines, fetch }: RootState['cart'],
): Promise<boolean> {
  const isKnown = !cartId || fetch.status === 'ready' || lines.length > 0;
  const known = isKnown ? lines : await fetchCart(cartId).catch(() => lines);
  return hasCustomizedUnits(dish, known);
}

/** Adds units with the call that the cart's state requires (contract §7). @returns the cart's id. */
export async function sendAddition(
  dish: Dish,
  { place, variantId, quantity, selection = nothingSelected }: DishAddition,
  display: ThunkError['display'],
  { dispatch, getState, requestId, rejectWithValue }: AppThunkApi,
) {
  // Errors after a logout are shown neither to the former diner nor to the next one.
  const throwIfStale = () => throwIfNotOwn(getState(), requestId, 'addToCart');
  try {
    await wait(waits[place]);
    throwIfStale();
    if (!selectCartPhone(getState())) await dispatch(requestGuest());
    throwIfStale();
    const { shop, cart } = getState();
    const phone = selectCartPhone(getState());
    if (!phone) throw new ApiFailure('network', 'addToCart', 'no identity');
    const addCustDish = isCustomizable(dish) ? addCustDishText(selection) : undefined;
    const units = { variantId, name: dish.name, about: '', quantity, addCustDish };
    const hasCustomized =
      addCustDish !== undefined && cart.cartId !== '' && (await holdsCustomizedUnits(dish, cart));
    const cartId = await sendUnits(
      units,
      { cartId: cart.cartId, phone },
      { restaurantId: shop.restaurantId, hasCustomized },
    );
    throwIfStale();
    if (cart.cartId && cartId !== cart.cartId)
      await putBackFormerCart(cart, units, { cartId, phone }, { dispatch, getState, throwIfStale });
    dispatch(noticeRaised({ text: m.cart_add_success(), tone: 'success' }));
    return cartId;
  } catch (error) {
    return rejectWithValue(changeError(error, isOwn(getState(), requestId), display, addFailedText[place]()));
  }
}

export async function sendRemoval(
  variantId: string,
  place: CartPlace,
  { dispatch, getState, requestId, rejectWithValue }: AppThunkApi,
) {
  try {
    await wait(waits[place]);
    throwIfNotOwn(getState(), requestId, 'removeFromCart');
    const { cartId } = getState().cart;
    await api.removeFromCart(selectCartPhone(getState()), variantId, cartId);
    throwIfNotOwn(getState(), requestId, 'removeFromCart');
    dispatch(noticeRaised({ text: m.cart_remove_success(), tone: 'success' }));
  } catch (error) {
    return rejectWithValue(
      changeError(error, isOwn(getState(), requestId), 'toast', removeFailedText(place)),
    );
  }
  return undefined;
}

export async function sendCustomizedChange(
  customizedId: string,
  type: 'add' | 'remove',
  { dispatch, getState, requestId, rejectWithValue }: AppThunkApi,
) {
  try {
    await wait(waits.sheet);
    throwIfNotOwn(getState(), requestId, 'changeCustomized');
    await api.changeCustomized(getState().cart.cartId, customizedId, type);
    throwIfNotOwn(getState(), requestId, 'changeCustomized');
    const text = type === 'add' ? m.cart_customized_add_success() : m.cart_customized_remove_success();
    dispatch(noticeRaised({ text, tone: 'success' }));
  } catch (error) {
    // A failed customized-line add is only logged (spec §8); the quantity reverts.
    return rejectWithValue(
      changeError(
        error,
        type === 'remove' && isOwn(getState(), requestId),
        'toast',
        removeFailedText('sheet'),
      ),
    );
  }
  return undefined;
}

export async function sendPutBack({ dispatch, getState, requestId, rejectWithValue }: AppThunkApi) {
  const throwIfStale = () => throwIfNotOwn(getState(), requestId, 'putBack');
  try {
    const { cartId, notPutBack } = getState().cart;
    const target = { cartId, phone: selectCartPhone(getState()) };
    await putBackUnits(notPutBack, target, { dispatch, getState, throwIfStale });
  } catch (error) {
    return rejectWithValue(toThunkError(error, 'silent'));
  }
  return undefined;
}

export async function sendDeletion(
  place: 'bar' | 'panel',
  { dispatch, getState, requestId, rejectWithValue }: AppThunkApi,
) {
  try {
    throwIfNotOwn(getState(), requestId, 'deleteCart');
    await api.deleteCart(getState().cart.cartId);
    throwIfNotOwn(getState(), requestId, 'deleteCart');
    dispatch(cartEmptied());
    dispatch(noticeRaised({ text: m.cart_delete_success(), tone: 'success' }));
  } catch (error) {
    const text = place === 'bar' ? m.cart_delete_failed() : m.cart_delete_failed_panel();
    return rejectWithValue(changeError(error, isOwn(getState(), requestId), 'toast', text));
  }
  return undefined;
}
