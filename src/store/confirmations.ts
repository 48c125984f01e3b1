import type { AppDispatch, RootState } from '@/store';
import { cartEmptied } from '@/domain/cart/events';
import { noteChanged } from '@/domain/checkout/slice';
import { noticeRaised } from '@/domain/notices/notices';
import { orderConfirmed } from '@/domain/orders/events';
import { LEFT_CART_LASTS, orderOfCart } from '@/domain/orders/left-cart';
import { fetchHistory } from '@/domain/orders/slice';
import type { OrderSummary } from '@/domain/orders/types';
import type { Paise } from '@/lib/money';
import { m } from '@/texts';
import { clearedOrdersOf } from './cleared-orders';
import type { Kept } from './kept';
import type { LeftForPayment } from './kept-order';

export interface StoreApi {
  dispatch: AppDispatch;
  getState: () => RootState;
}

interface ConfirmedOrder {
  id: string;
  total: Paise;
}

const clearedOrders = ({ getState }: StoreApi) => clearedOrdersOf(getState().shop.address);

/** @returns whether the order cleared the cart, which it does once. */
async function confirm(kept: Kept, order: ConfirmedOrder, api: StoreApi): Promise<boolean> {
  const { dispatch } = api;
  if (!(await clearedOrders(api).claim(order.id))) return false;
  await kept.forgetLeftForPayment();
  dispatch(cartEmptied());
  dispatch(noteChanged(''));
  dispatch(orderConfirmed({ id: order.id, total: order.total }));
  return true;
}

/** What was left for payment, if it is still the cart; what has had its time is forgotten. */
async function leftCart(kept: Kept, { getState }: StoreApi): Promise<LeftForPayment | null> {
  const left = await kept.leftForPayment();
  if (!left) return null;
  const isCurrent = left.cartId === getState().cart.cartId;
  if (isCurrent && Date.now() - left.at < LEFT_CART_LASTS) return left;
  await kept.forgetLeftForPayment();
  return null;
}

/** The tracking page told of an order: it is one of this device's cart, unless a diner looks after it. */
export async function confirmReceived(
  kept: Kept,
  order: OrderSummary,
  fromTrackButton: boolean,
  api: StoreApi,
): Promise<void> {
  if (fromTrackButton) {
    // Looking after an order has nothing to do with the cart, unless it is what became of it.
    const left = await leftCart(kept, api);
    if (!left || !orderOfCart(left, [order], await clearedOrders(api).ids())) return;
  }
  await confirm(kept, order, api);
}

/** The history came: an order of which the message was lost may be in it. */
export async function confirmListed(
  kept: Kept,
  orders: readonly OrderSummary[],
  api: StoreApi,
): Promise<void> {
  // Another diner may have logged in since it was asked for.
  if (api.getState().orders.history.data !== orders) return;
  const left = await leftCart(kept, api);
  const order = left && orderOfCart(left, orders, await clearedOrders(api).ids());
  if (!order || !(await confirm(kept, order, api))) return;
  api.dispatch(noticeRaised({ text: m.orders_found({ id: order.id }), tone: 'success' }));
}

/** Asks for the history while a cart that was left for payment is still the cart. */
export async function seekOrder(kept: Kept, api: StoreApi): Promise<void> {
  if (await leftCart(kept, api)) await api.dispatch(fetchHistory());
}
