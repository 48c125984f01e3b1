import { isAnyOf } from '@reduxjs/toolkit';
import { cartCleared, cartEndedElsewhere } from '@/domain/cart/events';
import { STATUS_MESSAGE_MS } from '@/config/limits';
import { additionFailureExpired, changeRejected } from '@/domain/cart/slice';
import { addDish, changeCustomized, fetchCart, retryMerge, removeOne } from '@/domain/cart/thunks';
import { selectConnectivity } from '@/domain/connectivity/slice';
import { selectDish } from '@/domain/menu/slice';
import { refreshMenu } from '@/domain/menu/thunks';
import { loggedIn } from '@/domain/session/events';
import { toastRequested } from '@/domain/toasts/events';
import { m } from '@/texts';
import type { Listen } from './listen';

export function listenForCart(listen: Listen): void {
  // Refetch the cart after an accepted change, and after a failure with an unknown outcome.
  listen({
    matcher: isAnyOf(
      addDish.fulfilled,
      removeOne.fulfilled,
      changeCustomized.fulfilled,
      retryMerge.fulfilled,
    ),
    effect: async (action, { dispatch, getState }) => {
      const { lines, fetch } = getState().cart;
      // Without lines, the cart id is cleared without a request (spec §4). After an unfetched change the lines may be
      // incomplete, so the cart is fetched.
      if (lines.length === 0 && fetch.status === 'ready') dispatch(cartCleared());
      else
        await dispatch(
          fetchCart({ canClearCart: !isAnyOf(addDish.fulfilled, retryMerge.fulfilled)(action) }),
        );
    },
  });
  listen({
    matcher: changeRejected,
    effect: async (action, { dispatch, getState }) => {
      const { cartId, fetch } = getState().cart;
      const isStale = fetch.status === 'pending' && fetch.requestId === null;
      if (cartId && (action.payload?.outcomeUnknown || isStale))
        await dispatch(fetchCart({ canClearCart: !isAnyOf(addDish.rejected, retryMerge.rejected)(action) }));
    },
  });
  listen({
    actionCreator: addDish.rejected,
    effect: async ({ meta }, { delay, dispatch }) => {
      await delay(STATUS_MESSAGE_MS);
      dispatch(additionFailureExpired(meta.requestId));
    },
  });
  // The dish may have sold out since the menu was fetched. A popup asks for the menu itself.
  listen({
    actionCreator: addDish.rejected,
    effect: async ({ meta, payload }, { dispatch, getState }) => {
      const isRefused = payload !== undefined && payload.display !== 'silent';
      if (!isRefused || meta.arg.origin === 'popup' || selectConnectivity(getState()) !== 'online') return;
      await dispatch(refreshMenu());
      const dish = selectDish(getState(), meta.arg.dishId);
      if (dish?.isOutOfStock)
        dispatch(toastRequested({ text: m.dish_ran_out({ dish: dish.name }), tone: 'info' }));
    },
  });
  listen({
    actionCreator: loggedIn,
    effect: async (_, { dispatch, getState }) => {
      if (getState().cart.cartId) await dispatch(fetchCart());
    },
  });

  /** Whether a dish was added since the last fetch. An empty answer is then a server error. */
  let hasAdded = false;
  listen({
    actionCreator: addDish.fulfilled,
    effect: () => {
      hasAdded = true;
    },
  });
  listen({
    predicate: (action, { cart }) =>
      fetchCart.fulfilled.match(action) && cart.fetch.fetchedAt === action.payload.fetchedAt,
    effect: (_, { dispatch, getState }) => {
      if (getState().cart.lines.length === 0 && !hasAdded) dispatch(cartEndedElsewhere());
      hasAdded = false;
    },
  });
}
