import { isAnyOf } from '@reduxjs/toolkit';
import { STATUS_MESSAGE_MS } from '@/config/limits';
import { cartCleared } from '@/domain/cart/events';
import { additionFailureExpired, changeAccepted, changeRejected, isCartChange } from '@/domain/cart/slice';
import { addDish, fetchCart, retryMerge } from '@/domain/cart/thunks';
import { selectConnectivity } from '@/domain/connectivity/slice';
import { selectDish, refreshMenu } from '@/domain/menu/slice';
import { loggedIn } from '@/domain/session/types';
import { toastRequested } from '@/domain/events';
import { m } from '@/texts';
import type { Listen } from './listen';

const isAddition = isAnyOf(addDish.fulfilled, addDish.rejected, retryMerge.fulfilled, retryMerge.rejected);

export function listenForCart(listen: Listen): void {
  // Reads the cart after an accepted change, and after a failure that may have changed it or has dropped a fetch.
  listen({
    matcher: isAnyOf(changeAccepted, changeRejected),
    effect: async (action, { dispatch, getState }) => {
      const { cartId, lines, fetch } = getState().cart;
      const isFetchDropped = fetch.status === 'pending' && fetch.requestId === null;
      if (!cartId || (!isCartChange(action) && !isFetchDropped)) return;
      // Without lines, the cart is cleared without a request, unless earlier changes are unread.
      if (changeAccepted(action) && lines.length === 0 && fetch.status === 'ready') dispatch(cartCleared());
      else await dispatch(fetchCart({ canClearCart: !isAddition(action) }));
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
}
