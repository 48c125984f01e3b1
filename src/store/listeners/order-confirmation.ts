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
import type { StoreApi } from '@/domain/state';
import type { Paise } from '@/lib/money';
import { m } from '@/texts';
import { readPendingPayment, removePendingPayment } from '../pending-payment';
import { processedOrdersOf } from './processed-orders';

interface ConfirmedOrder {
  id: string;
  total: Paise;
}

const processedOrders = ({ getState }: StoreApi) => processedOrdersOf(getState().shop.address);

/** Clears the cart for an order, once per order. @returns whether it was cleared now. */
async function confirm(order: ConfirmedOrder, api: StoreApi): Promise<boolean> {
  const { dispatch } = api;
  if (!(await processedOrders(api).claim(order.id))) return false;
  dispatch(cartEmptied());
  dispatch(orderConfirmed({ id: order.id, total: order.total }));
  return true;
}

/** Returns the pending payment of the current cart. Removes one of another cart. */
async function currentPendingPayment({ getState }: StoreApi): Promise<PendingPayment | null> {
  const { address } = getState().shop;
  const payment = await readPendingPayment(address);
  if (!payment) return null;
  const { cartId } = getState().cart;
  // Without storage the cart's id is lost on the way to the payment page.
  const isCurrent = cartId === '' || payment.cartId === cartId;
  if (isCurrent && Date.now() - payment.at < PENDING_PAYMENT_LIFETIME_MS) return payment;
  await removePendingPayment(address);
  return null;
}

/**
 * Handles an order that the tracking page reports. It clears the cart only if it was placed after a pending payment.
 * From a Track button, the amount must match as well.
 */
export async function confirmReceived(
  order: OrderSummary,
  fromTrackButton: boolean,
  api: StoreApi,
): Promise<void> {
  const payment = await currentPendingPayment(api);
  const processedOrderIds = await processedOrders(api).ids();
  if (processedOrderIds.includes(order.id)) {
    api.dispatch(ownOrderOpened(order.id));
  } else if (payment) {
    const isOfCart = fromTrackButton
      ? findOrderOfCart(payment, [order], processedOrderIds) !== undefined
      : wasPlacedAfterLeaving(payment, order);
    if (isOfCart) await confirm(order, api);
  }
}

/** Searches the history for the cart's order, because the tracking page's message may be lost. */
export async function confirmListed(orders: readonly OrderSummary[], api: StoreApi): Promise<void> {
  // Another diner may have logged in since the request.
  if (api.getState().orders.history.data !== orders) return;
  const payment = await currentPendingPayment(api);
  const order = payment && findOrderOfCart(payment, orders, await processedOrders(api).ids());
  if (!order || !(await confirm(order, api))) return;
  api.dispatch(toastRequested({ text: m.orders_found({ id: order.id }), tone: 'success' }));
}

export async function findOrderInHistory(api: StoreApi): Promise<void> {
  if (await currentPendingPayment(api)) await api.dispatch(fetchHistory());
}
