import {
  createSelector,
  createSlice,
  isFulfilled,
  isPending,
  isRejected,
  type Draft,
  type PayloadAction,
  type UnknownAction,
} from '@reduxjs/toolkit';
import type { Dish } from '../menu/types';
import { recordsRead } from '../persisted/events';
import { idle } from '../server/resource-state';
import { sessionEnded } from '../session/types';
import { cartCleared, linesMayArrive, unitsToCarryOverChanged } from './events';
import { applyChange, isSameItem, missingUnits } from './rules';
import {
  addDish,
  cartLines,
  changeCustomized,
  deleteCart,
  removeOne,
  retryCarryOver,
  startNewCart,
} from './thunks';
import type { CartLine, CartState } from './types';

const initialState: CartState = {
  cartId: '',
  lines: idle([]),
  lock: null,
  failedAddition: null,
  unreadChange: null,
  isNamingDue: false,
  lastAdded: {},
  unreadableReads: 0,
  unitsToCarryOver: [],
};

const changes = [addDish, removeOne, changeCustomized, deleteCart, retryCarryOver, startNewCart] as const;
const changeStarted = isPending(...changes);
export const changeRejected = isRejected(...changes);
export const changeAccepted = isFulfilled(...changes);

/** Whether the server has changed the cart, or may have. */
export function isCartChange(action: unknown): boolean {
  if (changeAccepted(action)) return true;
  return changeRejected(action) && action.payload?.outcomeUnknown === true;
}

/** A removal that the server has made, or may have. */
function isRemoval(action: UnknownAction): boolean {
  return (
    isCartChange(action) &&
    [removeOne, changeCustomized, deleteCart].some(({ typePrefix }) =>
      action.type.startsWith(`${typePrefix}/`),
    )
  );
}

/** Changes from before a logout do not hold the lock. */
const holdsLock = (state: CartState, requestId: string) => state.lock?.requestId === requestId;

/** Lines of a cart that was never read are the diner's own. */
function expectNewLines(state: Draft<CartState>): void {
  if (state.cartId === '' || state.lines.askedAt > 0) state.isNamingDue = true;
}

function takeLines(state: Draft<CartState>, lines: readonly CartLine[]): void {
  state.unreadChange = null;
  state.isNamingDue = false;
  state.unreadableReads = 0;
  if (lines.length === 0) state.lastAdded = {};
  const missing = missingUnits(state.unitsToCarryOver, lines);
  state.unitsToCarryOver = state.unitsToCarryOver.filter((units) =>
    missing.some((other) => isSameItem(units, other)),
  );
}

const slice = createSlice({
  name: 'cart',
  initialState,
  reducers: {
    /** Payload: id of the failed request. */
    additionFailureExpired: (state, action: PayloadAction<string>) => {
      if (state.failedAddition?.requestId === action.payload) state.failedAddition = null;
    },
  },
  extraReducers: (builder) => {
    // An answer during a change may or may not include it.
    cartLines.addCases(
      builder,
      ({ lines }) => lines,
      takeLines,
      ({ lock }) => lock === null,
    );
    builder
      .addCase(recordsRead, (state, { payload: { ids } }) =>
        ids.cartId === state.cartId ? state : { ...initialState, lock: state.lock, cartId: ids.cartId },
      )
      // Keeps the lock: a pending change may still create a new cart.
      .addCase(cartCleared, (state) => ({ ...initialState, lock: state.lock }))
      // After a logout in another tab, the persisted cart id decides whether the cart is cleared.
      .addCase(sessionEnded, (state, action) =>
        action.payload
          ? {
              ...initialState,
              cartId: state.cartId,
              lines: state.lines,
              unitsToCarryOver: state.unitsToCarryOver,
            }
          : initialState,
      )
      .addCase(unitsToCarryOverChanged, (state, action) => {
        state.unitsToCarryOver = action.payload;
      })
      .addCase(addDish.fulfilled, (state, action) => {
        if (!holdsLock(state, action.meta.requestId)) return;
        expectNewLines(state);
        if (action.payload !== state.cartId) state.unreadableReads = 0;
        state.cartId = action.payload;
        state.unreadChange = 'addition';
        state.lastAdded[action.meta.arg.dishId] = action.meta.arg.variantId;
      })
      .addCase(changeCustomized.fulfilled, (state, { meta }) => {
        if (holdsLock(state, meta.requestId) && meta.arg.type === 'add') expectNewLines(state);
      })
      .addCase(linesMayArrive, (state) => {
        state.isNamingDue = true;
      })
      .addCase(addDish.rejected, (state, { meta, payload }) => {
        const { dishId, origin } = meta.arg;
        if (!holdsLock(state, meta.requestId) || payload?.display === 'silent') return;
        state.failedAddition = { requestId: meta.requestId, dishId, origin };
      })
      // A failed refresh changes nothing, and a replaced fetch is none.
      .addMatcher(cartLines.isFailure, (state, { meta, payload }) => {
        if (meta.arg.isRefresh || meta.aborted || !payload) return;
        state.unreadableReads = payload.isAnswered ? state.unreadableReads + 1 : 0;
      })
      .addMatcher(changeStarted, (state, action) => {
        const { requestId, plan = null } = action.meta;
        state.lock = { requestId, change: plan, isDeletion: deleteCart.pending.match(action) };
        state.failedAddition = null;
        // An answer requested before the change may or may not include it.
        state.lines.requestId = null;
      })
      .addMatcher(changeAccepted, (state, action) => {
        if (!holdsLock(state, action.meta.requestId)) return;
        if (isRemoval(action)) state.unreadChange = 'removal';
        if (state.lock?.change) state.lines.data = applyChange(state.lines.data, state.lock.change);
        state.lock = null;
        state.lines.requestId = null;
      })
      .addMatcher(changeRejected, (state, action) => {
        if (!holdsLock(state, action.meta.requestId)) return;
        if (isRemoval(action)) state.unreadChange = 'removal';
        state.lock = null;
        state.lines.requestId = null;
      });
  },
});

const optimisticLines = createSelector(
  [(state: CartState) => state.lines.data, (state: CartState) => state.lock?.change],
  (lines, change) => (change ? applyChange(lines, change) : lines),
);

const quantities = createSelector(
  [optimisticLines],
  (lines) => new Map(lines.map((line) => [line.variantId, line.quantity])),
);

const unitsToCarryOver = createSelector(
  [(state: CartState) => state.unitsToCarryOver, (state: CartState) => state.lines.data],
  missingUnits,
);

type WithCart = { cart: CartState };

export const selectCartId = (state: WithCart) => state.cart.cartId;
/** How the lines were read; the lines themselves are in the selectors below. */
export const selectCartResource = (state: WithCart) => state.cart.lines;
export const selectCartLines = (state: WithCart) => optimisticLines(state.cart);
/** Lines without the pending change, as on the server. */
export const selectAcceptedLines = (state: WithCart) => state.cart.lines.data;
export const selectDishQuantity = (state: WithCart, dish: Dish) => {
  const byVariant = quantities(state.cart);
  return dish.variants.reduce((sum, variant) => sum + (byVariant.get(variant.id) ?? 0), 0);
};
export const selectLastAdded = (state: WithCart, dishId: string) => state.cart.lastAdded[dishId];
/** A cart that was not readable twice in a row can be given up. */
export const selectCanStartNewCart = ({ cart }: WithCart) => cart.unreadableReads > 1;
export const selectUnitsToCarryOver = (state: WithCart) => unitsToCarryOver(state.cart);
export const selectIsCartBusy = (state: WithCart) => state.cart.lock !== null;
export const selectIsDeletingCart = (state: WithCart) => state.cart.lock?.isDeletion ?? false;
/** Whether a change of the dish's units is pending. */
export const selectIsDishBusy = (state: WithCart, dish: Dish) =>
  dish.variants.some(({ id }) => id === selectBusyVariantId(state));
/** Form in which an addition of the dish has failed a moment ago. */
export const selectFailedOrigin = ({ cart }: WithCart, dishId: string) =>
  cart.failedAddition?.dishId === dishId ? cart.failedAddition.origin : null;
export const selectBusyVariantId = (state: WithCart) => state.cart.lock?.change?.variantId ?? null;
export const selectBusyCustomizedId = (state: WithCart) => state.cart.lock?.change?.customizedId ?? null;
export const selectItemCount = (state: WithCart) =>
  optimisticLines(state.cart).reduce((count, line) => count + line.quantity, 0);
/** In paise (docs/behaviour.md 2.4). */
export const selectCartTotal = (state: WithCart) =>
  optimisticLines(state.cart).reduce((total, line) => total + line.subtotal, 0);

export const { additionFailureExpired } = slice.actions;
export const cartReducer = slice.reducer;
