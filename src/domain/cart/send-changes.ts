/** Sends the changes of `thunks.ts` to the server. */
import { ApiFailure } from '@/api/failure';
import { DEBOUNCE_MS } from '@/config/limits';
import { wait } from '@/platform/scheduling';
import type { RootState } from '../state';
import { m } from '@/texts';
import { selectDish } from '../menu/slice';
import { refreshMenu } from '../menu/thunks';
import { isCustomizable, type Dish, type SizeVariant } from '../menu/types';
import { toastRequested } from '../toasts/events';
import { selectConnectivity } from '../connectivity/slice';
import { selectCartPhone } from '../session/slice';
import { hasLoggedOutElsewhere } from '../session/stale-request-guard';
import { requestGuest } from '../session/thunks';
import { toThunkError, type AppThunkApi, type ThunkError } from '../thunk';
import { fetchCart } from './api';
import * as api from './change-api';
import { cartCleared } from './events';
import { mergeFormerCart, mergeUnits } from './merge-carts';
import { hasCustomizedUnits } from './rules';
import type { ChangeOrigin, DishAddition, DishSelection } from './types';

const DELAYS_MS: Record<ChangeOrigin, number> = {
  row: DEBOUNCE_MS.row,
  card: DEBOUNCE_MS.row,
  popup: DEBOUNCE_MS.dishPopup,
  panel: DEBOUNCE_MS.cartPanel,
  sheet: DEBOUNCE_MS.row,
};

const addFailedText: Record<ChangeOrigin, () => string> = {
  row: () => m.cart_add_failed_row(),
  card: () => m.cart_add_failed_toast(),
  popup: () => m.cart_add_failed_popup(),
  panel: () => m.cart_add_failed_panel(),
  sheet: () => m.cart_add_failed_panel(),
};

function removeFailedText(origin: ChangeOrigin): string {
  return origin === 'row' ? m.cart_remove_failed_row() : m.cart_remove_failed();
}

interface ChangeOptions {
  /** Name of the endpoint, for error reports. */
  call: string;
  origin?: ChangeOrigin;
  display: ThunkError['display'];
  failedText?: () => string;
  successText?: () => string;
}

/** The dish has changed in the menu since the popup showed it. */
class MenuChange extends ApiFailure {
  constructor(readonly text: string) {
    super('cancelled', 'addToCart');
  }
}

/**
 * After a logout, the change stops without an error: it must not reach the next diner or their cart.
 * @param request calls `throwIfStale` after each await.
 */
async function sendChange<Result>(
  { dispatch, getState, requestId, rejectWithValue }: AppThunkApi,
  { call, origin, display, failedText, successText }: ChangeOptions,
  request: (throwIfStale: () => void) => Promise<Result>,
) {
  const connectivity = selectConnectivity(getState());
  if (connectivity !== 'online') {
    return rejectWithValue({
      text: connectivity === 'offline' ? m.cart_offline() : m.cart_unreachable(),
      display: display === 'inline' ? 'inline' : 'toast',
      outcomeUnknown: false,
    });
  }
  // A login in another tab keeps a guest's change.
  const isStale = () => getState().cart.lock?.requestId !== requestId || hasLoggedOutElsewhere(getState());
  const throwIfStale = () => {
    if (isStale()) throw new ApiFailure('cancelled', call);
  };
  try {
    if (origin) await wait(DELAYS_MS[origin]);
    throwIfStale();
    const result = await request(throwIfStale);
    throwIfStale();
    if (successText) dispatch(toastRequested({ text: successText(), tone: 'success' }));
    return result;
  } catch (error) {
    if (isStale()) return rejectWithValue(toThunkError(error, 'silent'));
    const text = error instanceof MenuChange ? error.text : failedText?.();
    return rejectWithValue(toThunkError(error, display, text));
  }
}

const NOTHING_SELECTED: DishSelection = { customizations: [], addOns: [] };

/** Fetches the lines when they are not loaded. */
async function cartHasCustomizedUnits(
  dish: Dish,
  { cartId, lines, fetch }: RootState['cart'],
): Promise<boolean> {
  const isLoaded = !cartId || fetch.status === 'ready' || lines.length > 0;
  const currentLines = isLoaded ? lines : await fetchCart(cartId).catch(() => lines);
  return hasCustomizedUnits(dish, currentLines);
}

/** A popup's addition waits this long for today's menu. */
const MENU_REFRESH_TIMEOUT_MS = 1000;

/** Fetches the menu again, because a popup may be open for long (contract §9). */
async function refreshMenuForPopup({ dispatch, getState }: AppThunkApi): Promise<void> {
  if (selectConnectivity(getState()) !== 'online') return;
  await Promise.race([dispatch(refreshMenu()), wait(MENU_REFRESH_TIMEOUT_MS)]);
}

/** @returns why the dish cannot be added as it was shown; undefined if it can. */
function findMenuChange(state: RootState, shown: { dish: Dish; variant: SizeVariant }): string | undefined {
  const dish = selectDish(state, shown.dish.id);
  if (!dish || dish.isOutOfStock) return m.dish_ran_out({ dish: shown.dish.name });
  const variant = dish.variants.find(({ id }) => id === shown.variant.id);
  if (!variant) return m.dish_select_size();
  return variant.offerPrice === shown.variant.offerPrice ? undefined : m.dish_price_changed();
}

/** If the server answers another cart's id, the former cart's units are added too. @returns the cart's id. */
export function sendAddition(
  shown: { dish: Dish; variant: SizeVariant },
  { origin, variantId, quantity, selection = NOTHING_SELECTED }: DishAddition,
  display: ThunkError['display'],
  thunk: AppThunkApi,
) {
  const { dispatch, getState } = thunk;
  const { dish } = shown;
  const options: ChangeOptions = {
    call: 'addToCart',
    origin,
    display,
    failedText: addFailedText[origin],
    successText: () => m.cart_add_success(),
  };
  const menuRefresh = origin === 'popup' ? refreshMenuForPopup(thunk) : undefined;
  return sendChange(thunk, options, async (throwIfStale) => {
    await menuRefresh;
    throwIfStale();
    const menuChange = findMenuChange(getState(), shown);
    if (menuChange !== undefined) throw new MenuChange(menuChange);
    if (!selectCartPhone(getState())) await dispatch(requestGuest());
    throwIfStale();
    const { shop, cart } = getState();
    const phone = selectCartPhone(getState());
    if (!phone) throw new ApiFailure('not-sent', 'addToCart', 'no phone');
    const customizationText = isCustomizable(dish) ? api.formatCustomization(selection) : undefined;
    const units = { variantId, name: dish.name, details: '', quantity, customizationText };
    const hasCustomized =
      customizationText !== undefined && cart.cartId !== '' && (await cartHasCustomizedUnits(dish, cart));
    const cartId = await api.addUnits(
      units,
      { cartId: cart.cartId, phone },
      { restaurantId: shop.restaurantId, hasCustomized },
    );
    throwIfStale();
    if (cart.cartId && cartId !== cart.cartId)
      await mergeFormerCart(cart, units, { cartId, phone }, { dispatch, getState, throwIfStale });
    return cartId;
  });
}

export function sendRemoval(variantId: string, origin: ChangeOrigin, thunk: AppThunkApi) {
  const { getState } = thunk;
  const options: ChangeOptions = {
    call: 'removeFromCart',
    origin,
    display: 'toast',
    failedText: () => removeFailedText(origin),
    successText: () => m.cart_remove_success(),
  };
  return sendChange(thunk, options, () =>
    api.removeFromCart(selectCartPhone(getState()), variantId, getState().cart.cartId),
  );
}

export function sendCustomizedChange(customizedId: string, type: 'add' | 'remove', thunk: AppThunkApi) {
  const isAddition = type === 'add';
  const options: ChangeOptions = {
    call: 'changeCustomized',
    origin: 'sheet',
    // A failed addition is only logged (spec §8).
    display: isAddition ? 'silent' : 'toast',
    failedText: () => (isAddition ? '' : removeFailedText('sheet')),
    successText: () => (isAddition ? m.cart_customized_add_success() : m.cart_customized_remove_success()),
  };
  return sendChange(thunk, options, () =>
    api.changeCustomized(thunk.getState().cart.cartId, customizedId, type),
  );
}

export function sendMerge(thunk: AppThunkApi) {
  const { dispatch, getState } = thunk;
  return sendChange(thunk, { call: 'addToCart', display: 'silent' }, (throwIfStale) => {
    const { cartId, unmergedUnits } = getState().cart;
    const target = { cartId, phone: selectCartPhone(getState()) };
    return mergeUnits(unmergedUnits, target, { dispatch, getState, throwIfStale });
  });
}

export function sendDeletion(origin: 'bar' | 'panel', thunk: AppThunkApi) {
  const { dispatch, getState } = thunk;
  const options: ChangeOptions = {
    call: 'deleteCart',
    display: 'toast',
    failedText: () => (origin === 'bar' ? m.cart_delete_failed() : m.cart_delete_failed_panel()),
    successText: () => m.cart_delete_success(),
  };
  return sendChange(thunk, options, async (throwIfStale) => {
    await api.deleteCart(getState().cart.cartId);
    throwIfStale();
    dispatch(cartCleared());
  });
}
