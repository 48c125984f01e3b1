import { isAnyOf } from '@reduxjs/toolkit';
import { cartCleared, formerCartLost } from '@/domain/cart/events';
import { cartIdRestored } from '@/domain/cart/slice';
import { addDish, fetchCart } from '@/domain/cart/thunks';
import { cartEndedElsewhere, choicesPersisted } from '@/domain/checkout/events';
import {
  choiceChanged,
  choicesRestored,
  pickupTimeConfirmed,
  selectHasCartChoices,
} from '@/domain/checkout/slice';
import * as persisted from '@/domain/persisted/values';
import type { ShopSite } from '@/domain/shop/identify';
import { appStarted } from '@/domain/visit/events';
import { restoreChoices, writeChoices } from '../checkout-choices';
import type { Listen } from './listen';

export function listenForCheckout(listen: Listen, shop: ShopSite): void {
  const resetChoices = () => cartEndedElsewhere(persisted.linkedChoices.read(shop) ?? {});
  let restoring = Promise.resolve();
  listen({
    actionCreator: appStarted,
    effect: async (_, { dispatch, getState }) => {
      // At once: the other choices wait for the database.
      dispatch(choicesRestored(persisted.linkedChoices.read(shop) ?? {}));
      restoring = dispatch(restoreChoices());
      await restoring;
      const state = getState();
      // A cart may have ended unnoticed; its choices must not apply to the next one.
      if (state.cart.cartId === '' && selectHasCartChoices(state)) dispatch(resetChoices());
    },
  });
  listen({
    matcher: isAnyOf(choiceChanged, cartCleared, cartEndedElsewhere),
    effect: async (_, { cancelActiveListeners, delay, dispatch, getState, pause }) => {
      cancelActiveListeners();
      // Choices that are not restored yet must not be overwritten.
      await pause(restoring);
      // Persisted at once, because the page may close. Other tabs are informed when typing pauses.
      await writeChoices(shop, getState().checkout);
      await delay(200);
      dispatch(choicesPersisted());
    },
  });
  listen({
    // A cart that replaces the former one inherits its pick-up time; another tab's cart does not.
    predicate: (action, state, before) =>
      pickupTimeConfirmed.match(action) ||
      (state.cart.cartId !== before.cart.cartId && !cartIdRestored.match(action)),
    effect: (_, { getState }) => {
      const { cart, checkout } = getState();
      const time = checkout.confirmedPickupTime;
      if (time) persisted.pickupTime.write(shop, { time, cartId: cart.cartId });
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
    effect: async (_, { dispatch, getState }) => {
      const isEmpty = () => getState().cart.lines.length === 0;
      const hasEnded = isEmpty() && !hasAdded;
      hasAdded = false;
      await restoring;
      if (hasEnded && isEmpty()) dispatch(resetChoices());
    },
  });
  listen({
    actionCreator: formerCartLost,
    effect: (_, { dispatch }) => {
      dispatch(resetChoices());
    },
  });
}
