import { matchRoute } from '@/config/routes';
import { cartCleared } from '@/domain/cart/events';
import { paymentAbandoned } from '@/domain/checkout/slice';
import { isSameOrder } from '@/domain/orders/order-id';
import { orderConfirmed, orderReceived, type OrderSummary, type PendingPayment } from '@/domain/orders/types';
import { saveRecords } from '@/domain/persisted/thunks';
import { loggedIn } from '@/domain/session/types';
import { selectIsLoggedIn } from '@/domain/session/slice';
import { shopLookup } from '@/domain/shop/slice';
import type { StoreLike } from '@/domain/root-reducer';
import { toastRequested, pageViewed } from '@/domain/events';
import { m } from '@/texts';
import type { Listen } from './listen';

/** Returns the payment for the current cart, which another tab may have started. Drops that for another cart. */
function currentPayment({ dispatch, getState }: StoreLike): PendingPayment | null {
  dispatch(saveRecords());
  const { cart, checkout } = getState();
  const { leftForPayment } = checkout;
  if (!leftForPayment || cart.cartId === '' || leftForPayment.cartId === cart.cartId) return leftForPayment;
  dispatch(paymentAbandoned());
  return null;
}

/**
 * Clears the cart that was left for payment, once, if its order is among `orders`: the order of the return address, of a
 * Track button, or the history (docs/behaviour.md 12.3).
 */
async function confirmPaidOrder(
  orders: readonly OrderSummary[],
  source: 'return' | 'track-button' | 'history',
  store: StoreLike,
): Promise<void> {
  const { dispatch, getState } = store;
  // Lazy, because most visits have no order. After a chunk load error, the next message or visit retries.
  const matching = await import('@/domain/orders/match-payment').catch(() => null);
  // Another diner may have logged in since the request.
  if (!matching || (source === 'history' && getState().orders.history.data !== orders)) return;
  const payment = currentPayment(store);
  const { ordersThatClearedACart } = getState().checkout;
  const others = orders.filter(({ id }) => !ordersThatClearedACart.some((other) => isSameOrder(other, id)));
  const order = payment && matching.findPaidOrder(payment, others, { isReturn: source === 'return' });
  if (!order) return;
  // Without storage, the cart's id was lost on the way to the payment page.
  dispatch(cartCleared());
  dispatch(orderConfirmed({ id: order.id, total: order.total }));
  if (source === 'history')
    dispatch(toastRequested({ text: m.orders_found({ id: order.id }), tone: 'success' }));
}

export function listenForOrders(listen: Listen): void {
  listen({
    actionCreator: orderReceived,
    effect: ({ payload, meta }, store) =>
      confirmPaidOrder([payload], meta.fromTrackButton ? 'track-button' : 'return', store),
  });
  listen({
    predicate: (_, state, before) => state.orders.history.data !== before.orders.history.data,
    effect: (_, store) => confirmPaidOrder(store.getState().orders.history.data ?? [], 'history', store),
  });

  // The tracking page's message may be lost. Checks the history once per page load, and again at the cart page, after the
  // tracking page and after a login.
  let page: string | null = null;
  let isCheckDue = true;
  const checkHistory = async (store: StoreLike) => {
    const { checkout, shop } = store.getState();
    const canFetch = shop.restaurantId !== '' && selectIsLoggedIn(store.getState());
    if (!isCheckDue || !canFetch || page === null || matchRoute(page)?.id === 'orderInfo') return;
    isCheckDue = false;
    if (!checkout.leftForPayment || !currentPayment(store)) return;
    const orders = await import('@/domain/orders/slice').catch(() => null);
    if (orders) await store.dispatch(orders.orderHistory.fetch());
  };
  listen({
    actionCreator: pageViewed,
    effect: async ({ payload }, store) => {
      page = payload;
      const id = matchRoute(payload)?.id;
      if (id === 'orderInfo' || id === 'cart') isCheckDue = true;
      await checkHistory(store);
    },
  });
  listen({ matcher: shopLookup.isAnswer, effect: (_, store) => checkHistory(store) });
  listen({
    actionCreator: loggedIn,
    effect: async (_, store) => {
      isCheckDue = true;
      await checkHistory(store);
    },
  });
}
