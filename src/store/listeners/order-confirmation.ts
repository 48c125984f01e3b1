import { cartEmptied } from '@/domain/cart/events';
import { toastRequested } from '@/domain/toasts/toasts';
import { orderConfirmed, ownOrderOpened } from '@/domain/orders/events';
import {
  findOrderOfCart,
  PENDING_PAYMENT_LIFETIME_MS,
  wasPlacedAfterLeaving,
} from '@/domain/orders/pending-payment';
import { fetchHistory } from '@/domain/orders/slice';
import type { OrderSummary } from '@/domain/orders/types';
import type { PendingPayment } from '@/domain/persisted/parse';
import type { Paise } from '@/lib/money';
import { m } from '@/texts';
import { readPendingPayment, removePendingPayment } from '../pending-payment';
import { clearedOrdersOf } from './cleared-orders';
import type { ListenerApi } from './listen';

interface ConfirmedOrder {
  id: string;
  total: Paise;
}

const clearedOrders = ({ getState }: ListenerApi) => clearedOrdersOf(getState().shop.address);

/** @returns whether the order cleared the cart, which it does once. */
async function confirm(order: ConfirmedOrder, api: ListenerApi): Promise<boolean> {
  const { dispatch } = api;
  if (!(await clearedOrders(api).claim(order.id))) return false;
  dispatch(cartEmptied());
  dispatch(orderConfirmed({ id: order.id, total: order.total }));
  return true;
}

/** Returns the pending payment of the present cart. One of another cart is removed. */
async function takePendingPayment({ getState }: ListenerApi): Promise<PendingPayment | null> {
  const { address } = getState().shop;
  const left = await readPendingPayment(address);
  if (!left) return null;
  const { cartId } = getState().cart;
  // Without storage the cart's id is lost on the way to the payment page.
  const isCurrent = cartId === '' || left.cartId === cartId;
  if (isCurrent && Date.now() - left.at < PENDING_PAYMENT_LIFETIME_MS) return left;
  await removePendingPayment(address);
  return null;
}

/**
 * Handles an order reported by the tracking page. It clears the cart only with a pending payment and when it was placed
 * after that. From a Track button the amount must match as well.
 */
export async function confirmReceived(
  order: OrderSummary,
  fromTrackButton: boolean,
  api: ListenerApi,
): Promise<void> {
  const left = await takePendingPayment(api);
  const clearingOrderIds = await clearedOrders(api).ids();
  if (clearingOrderIds.includes(order.id)) {
    api.dispatch(ownOrderOpened(order.id));
  } else if (left) {
    const isOfCart = fromTrackButton
      ? findOrderOfCart(left, [order], clearingOrderIds) !== undefined
      : wasPlacedAfterLeaving(left, order);
    if (isOfCart) await confirm(order, api);
  }
}

/** Searches the history for the cart's order: the tracking page's message may be lost. */
export async function confirmListed(orders: readonly OrderSummary[], api: ListenerApi): Promise<void> {
  // Another diner may have logged in since the request.
  if (api.getState().orders.history.data !== orders) return;
  const left = await takePendingPayment(api);
  const order = left && findOrderOfCart(left, orders, await clearedOrders(api).ids());
  if (!order || !(await confirm(order, api))) return;
  api.dispatch(toastRequested({ text: m.orders_found({ id: order.id }), tone: 'success' }));
}

export async function findOrderInHistory(api: ListenerApi): Promise<void> {
  if (await takePendingPayment(api)) await api.dispatch(fetchHistory());
}
