import { createListenerMiddleware, isAnyOf, isRejected, type UnknownAction } from '@reduxjs/toolkit';
import type { AppDispatch, RootState } from '@/store';
import { cartEmptied, emptyCartFetched, formerCartGone } from '@/domain/cart/events';
import { cartIdRestored, changeRefused } from '@/domain/cart/slice';
import { addDish, changeCustomized, fetchCart, putBack, removeOne } from '@/domain/cart/thunks';
import { choicesKept } from '@/domain/checkout/events';
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
import type { Refusal } from '@/domain/thunk';
import { pageViewed } from '@/domain/visit/events';
import { whenSettled } from '@/lib/usable';
import { reportError } from '@/platform/report-error';
import { listenForAnalytics } from './analytics';
import { listenForCatalogue } from './catalogue';
import { listenForOrders } from './confirmed-orders';
import { keptFor } from './kept';
import { loadShop } from './start';
import { listenForWebApp } from './web-app';

function refusalOf({ type, payload }: UnknownAction): Refusal | undefined {
  return type.endsWith('/rejected') && payload ? (payload as Refusal) : undefined;
}

/** A guest has none. */
async function askForWallet(dispatch: AppDispatch, phone: string): Promise<void> {
  if (isDinersPhone(phone)) await dispatch(fetchWallet({ phone }));
}

/** Draws a notice on the page. */
export type ShowToast = (notice: Notice) => void | Promise<void>;

/** What follows from events across the domains: toasts, storage, and the calls that a change entails. */
export function makeListeners(address: ShopAddress, showToast: ShowToast) {
  const kept = keptFor(address);
  const { middleware, startListening } = createListenerMiddleware({
    onError: (error) => reportError(error, 'store'),
  });
  const listen = startListening.withTypes<RootState, AppDispatch>();

  listen({ actionCreator: noticeRaised, effect: ({ payload }) => showToast(payload) });
  listen({
    predicate: (action) => refusalOf(action)?.show === 'toast',
    effect: (action) => {
      const text = refusalOf(action)?.text;
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

  // What the server accepted is read back; a refusal of which nobody knows whether it took effect, too.
  listen({
    matcher: isAnyOf(addDish.fulfilled, removeOne.fulfilled, changeCustomized.fulfilled, putBack.fulfilled),
    effect: async (action, { dispatch, getState }) => {
      const { lines, fetch } = getState().cart;
      // The last item went: the specification clears the cart id without asking (section 4). Lines that were
      // not read back since an earlier change may lack one, so then the server is asked.
      if (lines.length === 0 && fetch.status === 'ready') dispatch(cartEmptied());
      else
        await dispatch(fetchCart({ afterRemoval: !isAnyOf(addDish.fulfilled, putBack.fulfilled)(action) }));
    },
  });
  listen({
    matcher: changeRefused,
    effect: async (action, { dispatch, getState }) => {
      const { cartId, fetch } = getState().cart;
      const overtaken = fetch.status === 'pending' && fetch.latest === null;
      if (cartId && (refusalOf(action)?.unsure || overtaken))
        await dispatch(fetchCart({ afterRemoval: !isAnyOf(addDish.rejected, putBack.rejected)(action) }));
    },
  });

  listen({
    predicate: (_, state, before) => state.cart.cartId !== before.cart.cartId,
    effect: (action, { getState }) => {
      const { cart, checkout } = getState();
      kept.setCartId(cart.cartId);
      // A cart that takes the former one's place has its pick-up time too; another tab's cart has not.
      if (checkout.confirmedPickupTime && !cartIdRestored.match(action))
        kept.setPickupTime(checkout.confirmedPickupTime, cart.cartId);
    },
  });
  listen({
    predicate: (_, state, before) => state.session.phone !== before.session.phone,
    effect: async (action, { dispatch, getState }) => {
      const { phone } = getState().session;
      const known = kept.phone();
      if (requestGuest.fulfilled.match(action) && known) {
        // Another tab has been given a guest, or has logged in, meanwhile: that holds for all of them.
        dispatch(isDinersPhone(known) ? loggedIn(known) : phoneRestored(known));
        return;
      }
      kept.setPhone(phone);
      await askForWallet(dispatch, phone);
    },
  });
  listen({
    predicate: (_, state, before) => selectVerified(state) !== selectVerified(before),
    effect: (_, { getState }) => kept.setVerifiedPhone(selectVerified(getState())),
  });
  listen({
    actionCreator: loggedIn,
    effect: async (_, { dispatch, getState }) => {
      if (getState().cart.cartId) await dispatch(fetchCart({ afterRemoval: false }));
    },
  });
  listen({
    actionCreator: sessionEnded,
    effect: async ({ payload: elsewhere }, { dispatch }) => {
      // Another tab that logged out does the rest itself.
      if (elsewhere) {
        kept.forgetVisit();
        return;
      }
      await kept.forgetDiner();
      await dispatch(requestGuest());
    },
  });

  listen({
    actionCreator: lookUpShop.fulfilled,
    effect: async (_, { dispatch, getState, pause, take }) => {
      // Neither is seen on the first screen; an add that comes before asks for the guest itself.
      const ended = await Promise.race([take(sessionEnded.match), pause(whenSettled())]);
      // Whoever ends a session sees to what follows.
      if (ended) return;
      const { phone } = getState().session;
      await askForWallet(dispatch, phone);
      if (!phone) await dispatch(requestGuest());
    },
  });

  // A page does without the part of the catalogue, or the balance, that did not come; the next asks for it anew.
  // What fails before the first page is drawn is missed by that one.
  let isDrawn = false;
  listen({
    actionCreator: pageViewed,
    effect: () => {
      isDrawn = true;
    },
  });
  const nextPage = async (take: (match: typeof pageViewed.match) => Promise<unknown>) => {
    if (!isDrawn) await take(pageViewed.match);
    await take(pageViewed.match);
  };
  listen({
    actionCreator: fetchWallet.rejected,
    effect: async (_, { cancelActiveListeners, dispatch, getState, take }) => {
      cancelActiveListeners();
      await nextPage(take);
      await askForWallet(dispatch, getState().session.phone);
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
      // Kept at once, as the page may be left with the next breath; other tabs are told when the typing rests.
      await kept.setChoices(getState().checkout);
      await delay(200);
      throwIfCancelled();
      dispatch(choicesKept());
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
      if (selectHasCartChoices(getState())) dispatch(emptyCartFetched(kept.linkedChoices()));
    },
  });
  listen({ actionCreator: cartEmptied, effect: () => kept.forgetCart() });
  listen({
    actionCreator: formerCartGone,
    effect: async (_, { dispatch }) => {
      dispatch(emptyCartFetched(kept.linkedChoices()));
      await kept.forgetCart();
    },
  });

  listenForCatalogue(listen, kept);
  listenForOrders(listen, kept);
  listenForAnalytics(listen);
  listenForWebApp(listen);

  return middleware;
}
