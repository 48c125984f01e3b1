import { cartCleared } from '@/domain/cart/events';
import { toastRequested } from '@/domain/toasts/events';
import { orderConfirmed, ownOrderOpened } from '@/domain/orders/events';
import { findOrderOfCart, wasPlacedAfterLeaving } from '@/domain/orders/match-payment';
import { fetchHistory } from '@/domain/orders/slice';
import type { OrderSummary, PendingPayment } from '@/domain/orders/types';
import * as persisted from '@/domain/persisted/values';
import type { StoreLike } from '@/domain/state';
import type { Paise } from '@/lib/money';
import { m } from '@/texts';
import { readPendingPayment, removePendingPayment } from './pending-payment';
import { processedOrdersOf } from './processed-orders';

interface ConfirmedOrder {
  id: string;
  total: Paise;
}

const processedOrders = ({ getState }: StoreLike) => processedOrdersOf(getState().shop.site);

/**
 * Whether the payment is for the current cart, which another tab may have started. Without storage, the cart's id was
 * lost on the way to the payment page.
 */
function isOfCurrentCart(payment: PendingPayment, { getState }: StoreLike): boolean {
  const cartId = persisted.cartId.read(getState().shop.site);
  return cartId === '' || payment.cartId === cartId;
}

/** Confirms an order once, and clears its cart. @returns whether it was confirmed now. */
async function confirm(order: ConfirmedOrder, payment: PendingPayment, store: StoreLike): Promise<boolean> {
  const { dispatch, getState } = store;
  if (!(await processedOrders(store).markProcessed(order.id))) return false;
  if (isOfCurrentCart(payment, store)) dispatch(cartCleared());
  else await removePendingPayment(getState().shop.site);
  dispatch(orderConfirmed({ id: order.id, total: order.total }));
  return true;
}

/** Returns the pending payment of the current cart. Removes that of another cart. */
async function currentPendingPayment(store: StoreLike): Promise<PendingPayment | null> {
  const { site } = store.getState().shop;
  const payment = await readPendingPayment(site);
  if (!payment || isOfCurrentCart(payment, store)) return payment;
  await removePendingPayment(site);
  return null;
}

/** Confirms an order placed after a pending payment. From a Track button, the amount must match as well. */
export async function confirmTrackedOrder(
  order: OrderSummary,
  fromTrackButton: boolean,
  store: StoreLike,
): Promise<void> {
  const payment = await currentPendingPayment(store);
  const processedOrderIds = await processedOrders(store).ids();
  if (processedOrderIds.includes(order.id)) {
    store.dispatch(ownOrderOpened(order.id));
  } else if (payment) {
    const isOfCart = fromTrackButton
      ? findOrderOfCart(payment, [order], processedOrderIds) !== undefined
      : wasPlacedAfterLeaving(payment, order);
    if (isOfCart) await confirm(order, payment, store);
  }
}

/** Searches the history for the cart's order, because the tracking page's message may be lost. */
export async function confirmOrderInHistory(
  orders: readonly OrderSummary[],
  store: StoreLike,
): Promise<void> {
  // Another diner may have logged in since the request.
  if (store.getState().orders.history.data !== orders) return;
  const payment = await currentPendingPayment(store);
  const order = payment && findOrderOfCart(payment, orders, await processedOrders(store).ids());
  if (!order || !(await confirm(order, payment, store))) return;
  store.dispatch(toastRequested({ text: m.orders_found({ id: order.id }), tone: 'success' }));
}

export async function findOrderInHistory(store: StoreLike): Promise<void> {
  if (await currentPendingPayment(store)) await store.dispatch(fetchHistory());
}
