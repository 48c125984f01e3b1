/** The order of a cart that was left for payment. Loaded when there is one: most visits have none. */
import { cartCleared } from '../cart/events';
import { paymentAbandoned } from '../checkout/slice';
import { saveRecords } from '../persisted/thunks';
import type { AppDispatch, RootState, StoreLike } from '../root-reducer';
import { findLikelyOrder, findPaidOrder } from './match-payment';
import { isSameOrder } from './order-id';
import { orderHistory } from './slice';
import { orderConfirmed, orderFound, type OrderSummary, type PendingPayment } from './types';

/** Returns the payment for the current cart, which another tab may have started. Drops that for another cart. */
function currentPayment({ dispatch, getState }: StoreLike): PendingPayment | null {
  dispatch(saveRecords());
  const { cart, checkout } = getState();
  const { leftForPayment } = checkout;
  if (!leftForPayment || cart.cartId === '' || leftForPayment.cartId === cart.cartId) return leftForPayment;
  dispatch(paymentAbandoned());
  return null;
}

const without = (orders: readonly OrderSummary[], ids: readonly string[]) =>
  orders.filter((order) => !ids.some((id) => isSameOrder(id, order.id)));

/**
 * Ends the cart that was left for payment, once, if its order is among `orders`: the order of the return address, of a
 * Track button, or the history (docs/behaviour.md 12.3). Names an order that was found in the history.
 */
export const settlePayment =
  (orders: readonly OrderSummary[], source: 'return' | 'track-button' | 'history') =>
  (dispatch: AppDispatch, getState: () => RootState): void => {
    const payment = currentPayment({ dispatch, getState });
    if (!payment) return;
    const { checkout, visit } = getState();
    const others = without(orders, checkout.ordersThatClearedACart);
    const order = findPaidOrder(payment, others, { isReturn: source === 'return' });
    if (order) {
      // The cart's id may be lost already, as where storage is refused. Its choices end all the same.
      dispatch(cartCleared());
      dispatch(orderConfirmed({ id: order.id, total: order.total ?? payment.amount }));
    }
    if (source !== 'history') return;
    const found = order ?? findLikelyOrder(payment, without(others, visit.namedOrderIds));
    if (found) dispatch(orderFound(found.id));
  };

/**
 * Asks the history of a logged-in diner for the order. A found one is named before this resolves.
 * @param isByDiner a running request may hang, or be older than the order, so it does not count
 */
export const findMissingOrder =
  (isByDiner = false) =>
  async (dispatch: AppDispatch, getState: () => RootState): Promise<void> => {
    if (!currentPayment({ dispatch, getState })) return;
    const { data: before } = getState().orders.history;
    if (isByDiner) dispatch(orderHistory.drop());
    await dispatch(orderHistory.fetch());
    const { data } = getState().orders.history;
    if (data && data !== before) dispatch(settlePayment(data, 'history'));
  };
