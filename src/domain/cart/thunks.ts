import { ApiFailure } from '@/api/failure';
import { DEBOUNCE_MS } from '@/config/limits';
import { isId } from '@/lib/ids';
import { wait } from '@/platform/scheduling';
import { m } from '@/texts';
import { selectConnectivity } from '../connectivity/slice';
import { selectDish, refreshMenu } from '../menu/slice';
import { isCustomizable, type Dish, type SizeVariant } from '../menu/types';
import { selectCartPhone, requestGuest } from '../session/slice';
import type { AppDispatch, RootState, StoreLike } from '../state';
import { createAppThunk, toThunkError } from '../thunk';
import * as api from './api';
import { StoppedChange, withCartLock } from './cart-lock';
import { cartCleared, cartEndedElsewhere } from './events';
import { mergeFormerCart, mergeUnits } from './merge';
import { findVariant, hasCustomizedUnits, planAddition, planCustomizedChange, planRemoval } from './rules';
import type { CartLine, ChangeOrigin, DishAddition, DishSelection } from './types';

const NOTHING_SELECTED: DishSelection = { customizations: [], addOns: [] };

interface FetchCartOptions {
  /** Whether an empty answer clears the cart. After an addition it is a server error. */
  canClearCart?: boolean;
  /** A failure leaves status and lines as they are. */
  isBackground?: boolean;
}

export const fetchCart = createAppThunk(
  'cart/fetch',
  async (
    { canClearCart = false }: FetchCartOptions | undefined = {},
    { dispatch, getState, requestId, rejectWithValue },
  ) => {
    const { cartId } = getState().cart;
    if (!isId(cartId)) {
      return rejectWithValue({ text: m.cart_invalid_id(), display: 'silent', outcomeUnknown: false });
    }
    try {
      const lines = await api.fetchCart(cartId);
      const { lock, fetch, hasUnreadAddition } = getState().cart;
      if (lines.length === 0 && lock === null && fetch.requestId === requestId) {
        if (canClearCart) dispatch(cartCleared());
        else if (!hasUnreadAddition) dispatch(cartEndedElsewhere());
      }
      return { lines, fetchedAt: Date.now() };
    } catch (error) {
      const serverMessage = error instanceof ApiFailure ? error.serverMessage : undefined;
      return rejectWithValue(toThunkError(error, 'inline', serverMessage ?? m.something_went_wrong()));
    }
  },
);

/** A tap waits this long for the refreshed cart, then uses the present lines. */
const REFRESH_TIMEOUT_MS = 700;

/** Refetches the lines when a dish with options is tapped (docs/behaviour.md 5.2). @returns null if it is not fetched. */
export const refreshCart = () => (dispatch: AppDispatch, getState: () => RootState) => {
  const { cartId, fetch } = getState().cart;
  if (cartId === '' || selectConnectivity(getState()) !== 'online') return null;
  const isBackground = fetch.status === 'pending';
  return Promise.race([dispatch(fetchCart({ isBackground })), wait(REFRESH_TIMEOUT_MS)]);
};

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

/** A popup's addition waits this long for today's menu. */
const MENU_REFRESH_TIMEOUT_MS = 1000;

/** Fetches the menu again, because a popup may be open for long (docs/behaviour.md 5.3). */
const refreshMenuOfPopup = ({ dispatch }: StoreLike) =>
  Promise.race([dispatch(refreshMenu()), wait(MENU_REFRESH_TIMEOUT_MS)]);

/** @returns why the dish cannot be added as it was shown; undefined if it can. */
function findMenuChange(state: RootState, shown: { dish: Dish; variant: SizeVariant }): string | undefined {
  const dish = selectDish(state, shown.dish.id);
  if (!dish || dish.isOutOfStock) return m.dish_ran_out({ dish: shown.dish.name });
  const variant = dish.variants.find(({ id }) => id === shown.variant.id);
  if (!variant) return m.dish_select_size();
  return variant.offerPrice === shown.variant.offerPrice ? undefined : m.dish_price_changed();
}

/** Returns the lines of the cart; fetches them when they are not loaded. */
async function loadLines({ dispatch, getState }: StoreLike): Promise<readonly CartLine[]> {
  const { cartId, lines, fetch } = getState().cart;
  if (!cartId || fetch.status === 'ready' || lines.length > 0) return lines;
  const outcome = await dispatch(fetchCart({ isBackground: true }));
  return fetchCart.fulfilled.match(outcome) ? outcome.payload.lines : lines;
}

async function loadPhone({ dispatch, getState }: StoreLike): Promise<string> {
  if (!selectCartPhone(getState())) await dispatch(requestGuest());
  const phone = selectCartPhone(getState());
  if (!phone) throw new ApiFailure('not-sent', 'addToCart', 'no phone');
  return phone;
}

/** If the server answers another cart's id, the former cart's units are added too. @returns the cart's id. */
export const addDish = withCartLock('cart/addDish', planAddition, (addition: DishAddition, state) => {
  const { origin, variantId, quantity, selection = NOTHING_SELECTED } = addition;
  const shown = findVariant(state, addition);
  const { dish } = shown;
  return {
    call: 'addToCart',
    delayMs: DELAYS_MS[origin],
    // The popup shows errors itself.
    display: origin === 'popup' ? 'inline' : 'toast',
    failedText: addFailedText[origin],
    successText: () => m.cart_add_success(),
    ...(origin === 'popup' && { prepare: refreshMenuOfPopup }),
    send: async (lock) => {
      const menuChange = findMenuChange(lock.getState(), shown);
      if (menuChange !== undefined) throw new StoppedChange('addToCart', menuChange);
      const phone = await loadPhone(lock);
      lock.throwIfStale();
      const customizationText = isCustomizable(dish) ? api.formatCustomization(selection) : undefined;
      const hasCustomized = isCustomizable(dish) && hasCustomizedUnits(dish, await loadLines(lock));
      lock.throwIfStale();
      const { cart, shop } = lock.getState();
      const units = { variantId, name: dish.name, details: '', quantity, customizationText };
      const { restaurantId } = shop;
      const cartId = await api.addUnits(
        units,
        { cartId: cart.cartId, phone },
        { restaurantId, hasCustomized },
      );
      lock.throwIfStale();
      if (cart.cartId && cartId !== cart.cartId) await mergeFormerCart(cart, units, { cartId, phone }, lock);
      return cartId;
    },
  };
});

export const removeOne = withCartLock(
  'cart/removeOne',
  planRemoval,
  ({ variantId, origin }: { variantId: string; origin: ChangeOrigin }) => ({
    call: 'removeFromCart',
    delayMs: DELAYS_MS[origin],
    display: 'toast',
    failedText: () => removeFailedText(origin),
    successText: () => m.cart_remove_success(),
    send: ({ getState }) =>
      api.removeFromCart(selectCartPhone(getState()), variantId, getState().cart.cartId),
  }),
);

export const changeCustomized = withCartLock(
  'cart/changeCustomized',
  planCustomizedChange,
  ({ customizedId, type }: { variantId: string; customizedId: string; type: 'add' | 'remove' }) => ({
    call: 'changeCustomized',
    delayMs: DELAYS_MS.sheet,
    // A failed addition is only logged (docs/behaviour.md 5.5).
    display: type === 'add' ? 'silent' : 'toast',
    failedText: () => (type === 'add' ? '' : removeFailedText('sheet')),
    successText: () =>
      type === 'add' ? m.cart_customized_add_success() : m.cart_customized_remove_success(),
    send: ({ getState }) => api.changeCustomized(getState().cart.cartId, customizedId, type),
  }),
);

/** Adds the units of a former cart that could not be added. */
export const retryMerge = withCartLock<undefined, unknown>(
  'cart/retryMerge',
  () => null,
  () => ({
    call: 'addToCart',
    display: 'silent',
    send: (lock) => {
      const { cartId, unmergedUnits } = lock.getState().cart;
      return mergeUnits(unmergedUnits, { cartId, phone: selectCartPhone(lock.getState()) }, lock);
    },
  }),
);

export const deleteCart = withCartLock(
  'cart/delete',
  () => null,
  ({ origin }: { origin: 'bar' | 'panel' }) => ({
    call: 'deleteCart',
    display: 'toast',
    failedText: () => (origin === 'bar' ? m.cart_delete_failed() : m.cart_delete_failed_panel()),
    successText: () => m.cart_delete_success(),
    send: async ({ dispatch, getState, throwIfStale }) => {
      await api.deleteCart(getState().cart.cartId);
      throwIfStale();
      dispatch(cartCleared());
    },
  }),
);
