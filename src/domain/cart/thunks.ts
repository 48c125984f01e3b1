import { ApiFailure } from '@/api/failure';
import { DEBOUNCE_MS } from '@/config/limits';
import { isId } from '@/lib/ids';
import { wait } from '@/platform/scheduling';
import { m } from '@/texts';
import type { StoredText } from '@/texts/stored-text';
import { selectConnectivity } from '../connectivity/slice';
import { selectDish, refreshMenu } from '../menu/slice';
import { isCustomizable } from '../menu/types';
import { StoppedCommand } from '../server/command';
import { SILENT, type FailureDisplay } from '../server/failure';
import { createResource } from '../server/resource';
import { guest, selectCartPhone } from '../session/slice';
import type { AppDispatch, RootState, StoreLike } from '../root-reducer';
import * as api from './api';
import { createCartChange } from './cart-lock';
import { cartCleared, cartEndedElsewhere } from './events';
import { findVariant, hasCustomizedUnits, planAddition, planCustomizedChange, planRemoval } from './rules';
import type { CartLine, ChangeOrigin, Customization, DishAddition, DishSelection } from './types';

const NOTHING_SELECTED: DishSelection = { customizations: [], addOns: [] };

/** The lines as the server has them. A fetch replaces a running one, which may lack a login or another tab's change. */
export const cartLines = createResource<readonly CartLine[]>({
  type: 'cart/fetch',
  select: ({ cart }) => cart.lines,
  repeat: 'latest',
  retry: 'events',
  call: async (_, { dispatch, getState, isLatest }) => {
    const { cartId } = getState().cart;
    if (!isId(cartId)) throw new ApiFailure('not-sent', 'cart', INVALID_ID);
    const lines = await api.fetchCartLines(cartId);
    const { lock, unreadChange } = getState().cart;
    if (lines.length === 0 && lock === null && isLatest()) {
      // After an addition, an answer without lines is a server error.
      if (unreadChange === 'removal') dispatch(cartCleared());
      else if (unreadChange === null) dispatch(cartEndedElsewhere());
    }
    return lines;
  },
  failure: (error) => ({ display: 'inline', text: fetchFailedText(error) }),
});
export const { fetch: fetchCart, refresh: refreshCart } = cartLines;

const INVALID_ID = 'invalid id';

function fetchFailedText(error: unknown): StoredText {
  if (error instanceof ApiFailure) {
    if (error.kind === 'not-sent' && error.message.includes(INVALID_ID)) return { key: 'cart_invalid_id' };
    if (error.serverMessage) return { words: error.serverMessage };
  }
  return { key: 'something_went_wrong' };
}

/** A tap waits this long for the refreshed cart, then uses the present lines. */
const REFRESH_TIMEOUT_MS = 700;

/** Refetches the lines when a dish with options is tapped (docs/behaviour.md 5.2). @returns null if it is not fetched. */
export const refreshCartForTap = () => (dispatch: AppDispatch, getState: () => RootState) => {
  if (getState().cart.cartId === '' || selectConnectivity(getState()) !== 'online') return null;
  return Promise.race([dispatch(refreshCart()), wait(REFRESH_TIMEOUT_MS)]);
};

const DELAYS_MS: Record<ChangeOrigin, number> = {
  row: DEBOUNCE_MS.row,
  card: DEBOUNCE_MS.row,
  popup: DEBOUNCE_MS.dishPopup,
  panel: DEBOUNCE_MS.cartPanel,
  sheet: DEBOUNCE_MS.row,
};

/** The popup shows errors itself. */
const addFailures: Record<ChangeOrigin, FailureDisplay> = {
  row: { display: 'toast', text: { key: 'cart_add_failed_row' } },
  card: { display: 'toast', text: { key: 'cart_add_failed_toast' } },
  popup: { display: 'inline', text: { key: 'cart_add_failed_popup' } },
  panel: { display: 'toast', text: { key: 'cart_add_failed_panel' } },
  sheet: { display: 'toast', text: { key: 'cart_add_failed_panel' } },
};

const removeFailure = (origin: ChangeOrigin): FailureDisplay => ({
  display: 'toast',
  text: { key: origin === 'row' ? 'cart_remove_failed_row' : 'cart_remove_failed' },
});

/** A popup's addition waits this long for today's menu. */
const MENU_REFRESH_TIMEOUT_MS = 1000;

/** Fetches the menu again, because a popup may be open for long (docs/behaviour.md 5.3). */
const refreshMenuOfPopup = ({ dispatch }: StoreLike) =>
  Promise.race([dispatch(refreshMenu()), wait(MENU_REFRESH_TIMEOUT_MS)]);

/** @returns why the dish cannot be added as the plan shows it; undefined if it can. */
function findMenuChange(state: RootState, { dishId, variantId }: DishAddition): StoredText | undefined {
  const planned = state.cart.lock?.change?.template;
  const dish = selectDish(state, dishId);
  if (!dish || dish.isOutOfStock) return { key: 'dish_ran_out', dish: dish?.name ?? planned?.name ?? '' };
  const variant = dish.variants.find(({ id }) => id === variantId);
  if (!variant) return { key: 'dish_select_size' };
  return variant.offerPrice === planned?.offerPrice ? undefined : { key: 'dish_price_changed' };
}

/** Returns the lines of the cart; asks for them when they are not loaded. The lock keeps the answer out of the state. */
async function loadLines({ cart: { cartId, lines } }: RootState): Promise<readonly CartLine[]> {
  if (!cartId || lines.status === 'ready' || lines.data.length > 0) return lines.data;
  return (await api.readLinesInTime(cartId)) ?? lines.data;
}

async function loadPhone({ dispatch, getState }: StoreLike): Promise<string> {
  if (!selectCartPhone(getState())) await dispatch(guest.fetch());
  const phone = selectCartPhone(getState());
  if (!phone) throw new ApiFailure('not-sent', 'addToCart', 'no phone');
  return phone;
}

/** Loaded when it is needed: a server seldom loses a cart. @throws ApiFailure */
async function loadCarryOver() {
  try {
    return await import('./carry-over');
  } catch {
    throw new ApiFailure('not-sent', 'addToCart', 'chunk load error');
  }
}

/** Adds another customization to a cart that the server cannot read any more by the call that begins a cart. */
async function addUnits(...[units, target, where]: Parameters<typeof api.addUnits>): Promise<string> {
  try {
    return await api.addUnits(units, target, where);
  } catch (error) {
    if (!where.hasCustomized) throw error;
    const carryOver = await loadCarryOver().catch(() => null);
    if (!(await carryOver?.isCartGone(target.cartId, error))) throw error;
    return api.addUnits(units, target, { ...where, hasCustomized: false });
  }
}

/** If the server answers another cart's id, the former cart's units are added too. @returns the cart's id. */
export const addDish = createCartChange<DishAddition, string>({
  type: 'cart/addDish',
  call: 'addToCart',
  plan: planAddition,
  delayMs: ({ origin }) => DELAYS_MS[origin],
  prepare: ({ origin }, store) => (origin === 'popup' ? refreshMenuOfPopup(store) : undefined),
  failure: ({ origin }) => addFailures[origin],
  successText: () => m.cart_add_success(),
  send: async (addition, context) => {
    const { getState, throwIfStale } = context;
    const { variantId, quantity, selection = NOTHING_SELECTED } = addition;
    const menuChange = findMenuChange(getState(), addition);
    if (menuChange) throw new StoppedCommand('addToCart', menuChange);
    const phone = await loadPhone(context);
    throwIfStale();
    const { dish } = findVariant(getState(), addition);
    const customization: Customization = isCustomizable(dish)
      ? { kind: 'customized', text: api.formatCustomization(selection) }
      : { kind: 'plain' };
    const hasCustomized = isCustomizable(dish) && hasCustomizedUnits(dish, await loadLines(getState()));
    throwIfStale();
    const { cart, shop } = getState();
    const units = { variantId, name: dish.name, details: '', quantity, customization };
    const target = { cartId: cart.cartId, phone };
    const cartId = await addUnits(units, target, { restaurantId: shop.restaurantId, hasCustomized });
    throwIfStale();
    if (cart.cartId && cartId !== cart.cartId) {
      const { carryOverFormerCart } = await loadCarryOver();
      await carryOverFormerCart(cart, units, { cartId, phone }, context);
    }
    return cartId;
  },
});

interface Removal {
  variantId: string;
  origin: ChangeOrigin;
}

export const removeOne = createCartChange<Removal>({
  type: 'cart/removeOne',
  call: 'removeFromCart',
  plan: planRemoval,
  delayMs: ({ origin }) => DELAYS_MS[origin],
  failure: ({ origin }) => removeFailure(origin),
  successText: () => m.cart_remove_success(),
  send: ({ variantId }, { getState }) =>
    api.removeFromCart(selectCartPhone(getState()), variantId, getState().cart.cartId),
});

interface CustomizedChange {
  variantId: string;
  customizedId: string;
  type: 'add' | 'remove';
}

export const changeCustomized = createCartChange<CustomizedChange>({
  type: 'cart/changeCustomized',
  call: 'changeCustomized',
  plan: planCustomizedChange,
  delayMs: () => DELAYS_MS.sheet,
  // A failed addition is only logged (docs/behaviour.md 5.5).
  failure: ({ type }) => (type === 'add' ? SILENT : removeFailure('sheet')),
  successText: ({ type }) =>
    type === 'add' ? m.cart_customized_add_success() : m.cart_customized_remove_success(),
  send: ({ customizedId, type }, { getState }) =>
    api.changeCustomized(getState().cart.cartId, customizedId, type),
});

/** Adds the units of a former cart that could not be added. */
export const retryCarryOver = createCartChange<undefined>({
  type: 'cart/retryCarryOver',
  call: 'addToCart',
  send: async (_, context) => {
    const { carryOverUnits } = await loadCarryOver();
    const { cartId, unitsToCarryOver } = context.getState().cart;
    return carryOverUnits(unitsToCarryOver, { cartId, phone: selectCartPhone(context.getState()) }, context);
  },
});

export const deleteCart = createCartChange<{ origin: 'bar' | 'panel' }>({
  type: 'cart/delete',
  call: 'deleteCart',
  failure: ({ origin }) => ({
    display: 'toast',
    text: { key: origin === 'bar' ? 'cart_delete_failed' : 'cart_delete_failed_panel' },
  }),
  send: (_, { getState }) => api.deleteCart(getState().cart.cartId),
  onSuccess: (_, __, { dispatch }) => dispatch(cartCleared()),
  successText: () => m.cart_delete_success(),
});

/** The server has this time to delete a cart that it cannot read. */
const DELETE_TIMEOUT_MS = 4000;

/** Ends a cart that the server answers, but not readably, like `deleteCart`: whether the server can delete it or not. */
export const startNewCart = createCartChange<undefined>({
  type: 'cart/startNew',
  call: 'deleteCart',
  send: async (_, { getState }) => {
    const deleted = api.deleteCart(getState().cart.cartId).catch(() => undefined);
    await Promise.race([deleted, wait(DELETE_TIMEOUT_MS)]);
  },
  onSuccess: (_, __, { dispatch }) => dispatch(cartCleared()),
});
