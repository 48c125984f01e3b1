import { cartCleared } from '@/domain/cart/events';
import { paymentAbandoned } from '@/domain/checkout/slice';
import { orderConfirmed, ownOrderOpened } from '@/domain/orders/events';
import { findOrderOfCart, wasPlacedAfterLeaving } from '@/domain/orders/match-payment';
import { fetchHistory } from '@/domain/orders/slice';
import type { OrderSummary, PendingPayment } from '@/domain/orders/types';
import { recordsSyncRequested } from '@/domain/persisted/events';
import type { StoreLike } from '@/domain/state';
import { toastRequested } from '@/domain/toasts/events';
import type { Paise } from '@/lib/money';
import { m } from '@/texts';

/** Confirms an order and clears its cart. Without storage, the cart's id was lost on the way to the payment page. */
function confirm(order: { id: string; total: Paise }, { dispatch }: StoreLike): void {
  dispatch(cartCleared());
  dispatch(orderConfirmed({ id: order.id, total: order.total }));
}

/** Returns the payment for the current cart, which another tab may have started. Drops that for another cart. */
function currentPayment({ dispatch, getState }: StoreLike): PendingPayment | null {
  dispatch(recordsSyncRequested());
  const { cart, checkout } = getState();
  const { leftForPayment } = checkout;
  if (!leftForPayment || cart.cartId === '' || leftForPayment.cartId === cart.cartId) return leftForPayment;
  dispatch(paymentAbandoned());
  return null;
}

/** Confirms an order placed after a payment was started. From a Track button, the amount must match as well. */
export function confirmTrackedOrder(order: OrderSummary, fromTrackButton: boolean, store: StoreLike): void {
  const payment = currentPayment(store);
  const { ordersThatClearedACart } = store.getState().checkout;
  if (ordersThatClearedACart.includes(order.id)) {
    store.dispatch(ownOrderOpened(order.id));
  } else if (payment) {
    const isOfCart = fromTrackButton
      ? findOrderOfCart(payment, [order], ordersThatClearedACart) !== undefined
      : wasPlacedAfterLeaving(payment, order);
    if (isOfCart) confirm(order, store);
  }
}

/** Searches the history for the cart's order, because the tracking page's message may be lost. */
export function confirmOrderInHistory(orders: readonly OrderSummary[], store: StoreLike): void {
  // Another diner may have logged in since the request.
  if (store.getState().orders.history.data !== orders) return;
  const payment = currentPayment(store);
  const order = payment && findOrderOfCart(payment, orders, store.getState().checkout.ordersThatClearedACart);
  if (!order) return;
  confirm(order, store);
  store.dispatch(toastRequested({ text: m.orders_found({ id: order.id }), tone: 'success' }));
}

export async function findOrderInHistory(store: StoreLike): Promise<void> {
  if (currentPayment(store)) await store.dispatch(fetchHistory());
}
