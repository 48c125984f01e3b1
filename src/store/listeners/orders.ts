/** Starts the search for the order of a cart that was left for payment (docs/behaviour.md 12.3). */
import { matchRoute } from '@/config/routes';
import { orderReceived } from '@/domain/orders/types';
import { isLoggedInPhone, loggedIn } from '@/domain/session/types';
import { shopLookup } from '@/domain/shop/slice';
import type { StoreLike } from '@/domain/root-reducer';
import { pageViewed } from '@/domain/events';
import type { Listen } from './listen';

/** After a chunk load error, the next message or page tries again. */
const loadPaidOrder = () => import('@/domain/orders/paid-order').catch(() => null);

export function listenForOrders(listen: Listen): void {
  listen({
    actionCreator: orderReceived,
    effect: async ({ payload, meta }, { dispatch }) => {
      const paidOrder = await loadPaidOrder();
      if (paidOrder)
        dispatch(paidOrder.settlePayment([payload], meta.fromTrackButton ? 'track-button' : 'return'));
    },
  });
  listen({
    predicate: (_, state, before) => state.orders.history.data !== before.orders.history.data,
    effect: async (_, { dispatch, getState }) => {
      const { data } = getState().orders.history;
      const paidOrder = await loadPaidOrder();
      // Another diner may have logged in since.
      if (paidOrder && data && getState().orders.history.data === data)
        dispatch(paidOrder.settlePayment(data, 'history'));
    },
  });

  // The tracking page's message may be lost. Searches the history once per page load, and again after the tracking page
  // and after a login. The cart page and the return page search it by themselves.
  let isSearchDue = true;
  let isOnOtherPage = false;
  const search = async ({ dispatch, getState }: StoreLike) => {
    if (!isSearchDue || !isOnOtherPage || !getState().checkout.leftForPayment) return;
    const paidOrder = await loadPaidOrder();
    const { session, shop } = getState();
    if (!paidOrder || shop.restaurantId === '' || !isLoggedInPhone(session.phone)) return;
    isSearchDue = false;
    await dispatch(paidOrder.findMissingOrder());
  };
  listen({
    actionCreator: pageViewed,
    effect: async ({ payload }, store) => {
      const id = matchRoute(payload)?.id;
      isOnOtherPage = id !== 'cart' && id !== 'orderInfo';
      if (!isOnOtherPage) isSearchDue = id === 'orderInfo';
      await search(store);
    },
  });
  listen({ matcher: shopLookup.isAnswer, effect: (_, store) => search(store) });
  listen({
    actionCreator: loggedIn,
    effect: async (_, store) => {
      isSearchDue = true;
      await search(store);
    },
  });
}
