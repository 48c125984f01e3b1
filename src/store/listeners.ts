import { createListenerMiddleware, isAnyOf, isRejected, type UnknownAction } from '@reduxjs/toolkit';
import { cartEmptied, emptyCartFetched, formerCartLost } from '@/domain/cart/events';
import { cartIdRestored, changeRejected } from '@/domain/cart/slice';
import { addDish, changeCustomized, fetchCart, removeOne, retryMerge } from '@/domain/cart/thunks';
import { choicesPersisted } from '@/domain/checkout/events';
import {
  carNumberChanged,
  choicesRestored,
  dineInByChosen,
  noteChanged,
  orderTypeChosen,
  selectHasCartChoices,
  tableNumberChanged,
} from '@/domain/checkout/slice';
import { noticeRaised, type Notice } from '@/domain/notices/notices';
import { loggedIn, sessionEnded } from '@/domain/session/events';
import { isDinersPhone, phoneRestored, selectVerified } from '@/domain/session/slice';
import { fetchWallet, requestGuest } from '@/domain/session/thunks';
import { lookUpShop } from '@/domain/shop/thunks';
import type { ShopAddress } from '@/domain/shop/identify';
import type { AppDispatch, RootState } from '@/domain/state';
import type { ThunkError } from '@/domain/thunk';
import { pageViewed } from '@/domain/visit/events';
import { afterFirstScreen } from '@/platform/scheduling';
import { reportError } from '@/platform/report-error';
import { listenForAnalytics } from './analytics';
import { listenForCatalogue } from './catalogue';
import { listenForOrders } from './confirmed-orders';
import { openShopStorage } from './shop-storage';
import { loadShop } from './start';
import { listenForWebApp } from './web-app';

function thunkErrorOf({ type, payload }: UnknownAction): ThunkError | undefined {
  return type.endsWith('/rejected') && payload ? (payload as ThunkError) : undefined;
}

/** Guests have no wallet, so nothing is requested for them. */
async function fetchWalletOf(dispatch: AppDispatch, phone: string): Promise<void> {
  if (isDinersPhone(phone)) await dispatch(fetchWallet({ phone }));
}

export type ShowToast = (notice: Notice) => void | Promise<void>;

export function makeListeners(address: ShopAddress, showToast: ShowToast) {
  const storage = openShopStorage(address);
  const { middleware, startListening } = createListenerMiddleware({
    onError: (error) => reportError(error, 'store'),
  });
  const listen = startListening.withTypes<RootState, AppDispatch>();

  listen({ actionCreator: noticeRaised, effect: ({ payload }) => showToast(payload) });
  listen({
    predicate: (action) => thunkErrorOf(action)?.display === 'toast',
    effect: (action) => {
      const text = thunkErrorOf(action)?.text;
      if (text) return showToast({ text, tone: 'error' });
    },
  });

  // A failed call rejects with a value. Without one the thunk itself threw.
  listen({
    matcher: isRejected,
    effect: ({ error, meta }) => {
      if (!meta.rejectedWithValue && !meta.condition && !meta.aborted) reportError(error, 'store');
    },
  });

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
      // After the last item the cart id is cleared without a request (spec §4). Lines that were not refetched
      // since an earlier change may be incomplete.
      if (lines.length === 0 && fetch.status === 'ready') dispatch(cartEmptied());
      else
        await dispatch(
          fetchCart({ afterRemoval: !isAnyOf(addDish.fulfilled, retryMerge.fulfilled)(action) }),
        );
    },
  });
  listen({
    matcher: changeRejected,
    effect: async (action, { dispatch, getState }) => {
      const { cartId, fetch } = getState().cart;
      const isStale = fetch.status === 'pending' && fetch.latest === null;
      if (cartId && (thunkErrorOf(action)?.outcomeUnknown || isStale))
        await dispatch(fetchCart({ afterRemoval: !isAnyOf(addDish.rejected, retryMerge.rejected)(action) }));
    },
  });

  listen({
    predicate: (_, state, before) => state.cart.cartId !== before.cart.cartId,
    effect: (action, { getState }) => {
      const { cart, checkout } = getState();
      storage.setCartId(cart.cartId);
      // A cart that replaces the former one inherits its pick-up time; another tab's cart does not.
      if (checkout.confirmedPickupTime && !cartIdRestored.match(action))
        storage.setPickupTime(checkout.confirmedPickupTime, cart.cartId);
    },
  });
  listen({
    predicate: (_, state, before) => state.session.phone !== before.session.phone,
    effect: async (action, { dispatch, getState }) => {
      const { phone } = getState().session;
      const known = storage.phone();
      if (requestGuest.fulfilled.match(action) && known) {
        // Another tab created a guest or logged in meanwhile; its phone wins.
        dispatch(isDinersPhone(known) ? loggedIn(known) : phoneRestored(known));
        return;
      }
      storage.setPhone(phone);
      await fetchWalletOf(dispatch, phone);
    },
  });
  listen({
    predicate: (_, state, before) => selectVerified(state) !== selectVerified(before),
    effect: (_, { getState }) => storage.setVerifiedPhone(selectVerified(getState())),
  });
  listen({
    actionCreator: loggedIn,
    effect: async (_, { dispatch, getState }) => {
      if (getState().cart.cartId) await dispatch(fetchCart({ afterRemoval: false }));
    },
  });
  listen({
    actionCreator: sessionEnded,
    effect: async ({ payload: otherTab }, { dispatch }) => {
      // The tab that logged out does the rest.
      if (otherTab) {
        storage.clearVisit();
        return;
      }
      await storage.clearDiner();
      await dispatch(requestGuest());
    },
  });

  listen({
    actionCreator: lookUpShop.fulfilled,
    effect: async (_, { dispatch, getState, pause, take }) => {
      // Neither is visible on the first screen. An earlier add requests the guest itself.
      const ended = await Promise.race([take(sessionEnded.match), pause(afterFirstScreen())]);
      // The end of a session requests the guest itself.
      if (ended) return;
      const { phone } = getState().session;
      await fetchWalletOf(dispatch, phone);
      if (!phone) await dispatch(requestGuest());
    },
  });

  // A page does without a failed catalogue or wallet call; the next page repeats it.
  // A failure before the first page view counts for that page.
  let isFirstPageShown = false;
  listen({
    actionCreator: pageViewed,
    effect: () => {
      isFirstPageShown = true;
    },
  });
  const nextPage = async (take: (match: typeof pageViewed.match) => Promise<unknown>) => {
    if (!isFirstPageShown) await take(pageViewed.match);
    await take(pageViewed.match);
  };
  listen({
    actionCreator: fetchWallet.rejected,
    effect: async (_, { cancelActiveListeners, dispatch, getState, take }) => {
      cancelActiveListeners();
      await nextPage(take);
      await fetchWalletOf(dispatch, getState().session.phone);
    },
  });
  listen({
    predicate: ({ type }) => /^(shop|menu).*rejected$/.test(type),
    effect: async (_, { cancelActiveListeners, dispatch, take }) => {
      cancelActiveListeners();
      await nextPage(take);
      await dispatch(loadShop());
    },
  });

  listen({
    matcher: isAnyOf(
      noteChanged,
      orderTypeChosen,
      dineInByChosen,
      tableNumberChanged,
      carNumberChanged,
      cartEmptied,
      emptyCartFetched,
    ),
    effect: async (_, { cancelActiveListeners, delay, dispatch, getState, throwIfCancelled }) => {
      cancelActiveListeners();
      // Persisted at once, because the page may close. Other tabs are informed when typing pauses.
      await storage.setChoices(getState().checkout);
      await delay(200);
      throwIfCancelled();
      dispatch(choicesPersisted());
    },
  });

  let isRestored = false;
  listen({
    actionCreator: choicesRestored,
    effect: () => {
      isRestored = true;
    },
  });
  listen({
    predicate: (action, state, before) => {
      if (!fetchCart.fulfilled.match(action)) return false;
      const wasTaken = state.cart.fetch.readAt === action.payload.readAt;
      const hasAdded = Object.keys(before.cart.lastAdded).length > 0;
      return wasTaken && state.cart.lines.length === 0 && !hasAdded;
    },
    effect: async (_, { dispatch, getState, take }) => {
      if (!isRestored) await take(choicesRestored.match);
      if (selectHasCartChoices(getState())) dispatch(emptyCartFetched(storage.linkedChoices()));
    },
  });
  listen({ actionCreator: cartEmptied, effect: () => storage.clearCart() });
  listen({
    actionCreator: formerCartLost,
    effect: async (_, { dispatch }) => {
      dispatch(emptyCartFetched(storage.linkedChoices()));
      await storage.clearCart();
    },
  });

  listenForCatalogue(listen, storage);
  listenForOrders(listen, storage);
  listenForAnalytics(listen);
  listenForWebApp(listen);

  return middleware;
}
