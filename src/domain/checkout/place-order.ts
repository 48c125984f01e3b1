/** Place Order: checks the shown order against the server, then leaves for the payment page (docs/behaviour.md 8.7). */
import { paths } from '@/config/paths';
import { wait } from '@/platform/scheduling';
import { selectChosenAddress } from '../addresses/slice';
import { refreshBill } from '../bill/slice';
import { refreshCart } from '../cart/thunks';
import { saveRecords } from '../persisted/thunks';
import { mayRepeat } from '../server/resource-state';
import { selectPhone } from '../session/slice';
import { timing } from '../shop/slice';
import type { AppDispatch, RootState, StoreLike } from '../root-reducer';
import { orderChanges, type OrderChange, type OrderSnapshot } from './changes';
import { paymentUrlFor } from './payment-url';
import {
  selectCurrentBill,
  selectHonouredOffer,
  selectOrderObstacle,
  selectOrderSnapshot,
} from './selectors';
import { paymentStarted } from './slice';
import type { OrderObstacle } from './types';

export type PlaceOrderOutcome =
  /** `address`: URL of the payment page. */
  | { kind: 'leave'; address: string }
  | { kind: 'changed'; changes: readonly OrderChange[] }
  | { kind: 'obstacle'; obstacle: OrderObstacle }
  /** An earlier attempt to pay this cart was confirmed meanwhile. */
  | { kind: 'found' }
  /** The diner has left the page during the check. */
  | { kind: 'abandoned' };

/** Without an answer in this time, the order is placed without the check. */
const CHECK_TIMEOUT_MS = 4000;

/**
 * Refreshes timing and cart, and at a press a bill that is older than BILL_MAX_AGE_MS. A failed request changes nothing.
 * @param isPress otherwise the page has become visible, and a server that asks to wait is not asked
 */
async function refreshOrder({ dispatch, getState }: StoreLike, { isPress }: { isPress: boolean }) {
  const { bill, cart, shop } = getState();
  await Promise.all([
    (isPress || mayRepeat(shop.timing)) && dispatch(timing.refresh()),
    (isPress || mayRepeat(cart.lines)) && dispatch(refreshCart()),
    isPress && bill.data && dispatch(refreshBill(bill.data.query)),
  ]);
}

/** Refreshes an order when the page is visible again. @returns what has changed, other than by the diner. */
export const checkOrderChanges =
  () =>
  async (dispatch: AppDispatch, getState: () => RootState): Promise<readonly OrderChange[]> => {
    const before = getState();
    if (before.cart.cartId === '') return [];
    await refreshOrder({ dispatch, getState }, { isPress: false });
    const now = getState();
    const isOwnChange = now.cart.lock !== null || now.checkout.cartChanges !== before.checkout.cartChanges;
    const isFirstAnswer = before.cart.lines.data.length === 0;
    if (isOwnChange || isFirstAnswer) return [];
    // Offer and amount follow the diner's choices.
    const withoutBill = (state: RootState) => ({
      ...selectOrderSnapshot(state),
      offerCode: '',
      payable: null,
    });
    return orderChanges(withoutBill(before), withoutBill(now));
  };

/** Places the order exactly as shown. @param signal aborts when the diner leaves the page. */
export const placeOrder =
  (order: OrderSnapshot, signal: AbortSignal) =>
  async (dispatch: AppDispatch, getState: () => RootState): Promise<PlaceOrderOutcome> => {
    const { pathname } = window.location;
    const stop = findReasonToStop(getState(), order);
    if (stop) return stop;
    const { namedOrderIds } = getState().visit;
    const checks = [
      refreshOrder({ dispatch, getState }, { isPress: true }),
      searchForOrder({ dispatch, getState }),
    ];
    await Promise.race([Promise.all(checks), wait(CHECK_TIMEOUT_MS)]);
    // The next page may still be loading.
    if (signal.aborted || window.location.pathname !== pathname) return { kind: 'abandoned' };
    if (getState().visit.namedOrderIds !== namedOrderIds) return { kind: 'found' };
    return findReasonToStop(getState(), order) ?? leave(dispatch, getState());
  };

/** A cart that was left for payment before may be ordered already. Without an answer, the check goes on without it. */
async function searchForOrder({ dispatch, getState }: StoreLike): Promise<void> {
  if (!getState().checkout.leftForPayment) return;
  const paidOrder = await import('../orders/paid-order').catch(() => null);
  if (paidOrder) await dispatch(paidOrder.findMissingOrder(true));
}

function findReasonToStop(state: RootState, order: OrderSnapshot): PlaceOrderOutcome | null {
  const changes = orderChanges(order, selectOrderSnapshot(state));
  if (changes.length > 0) return { kind: 'changed', changes };
  const obstacle = selectOrderObstacle(state, new Date());
  return obstacle && { kind: 'obstacle', obstacle };
}

function leave(dispatch: AppDispatch, state: RootState): PlaceOrderOutcome {
  const bill = selectCurrentBill(state);
  // A newer cart is on its way.
  if (!bill || state.cart.lines.status === 'pending') return { kind: 'obstacle', obstacle: 'no-bill' };
  const { cartId } = state.cart;
  const { restaurantId, site } = state.shop;
  const url = paymentUrlFor({
    cartId,
    restaurantId,
    phone: selectPhone(state),
    offerId: selectHonouredOffer(state)?.id ?? '0',
    address: selectChosenAddress(state),
    bill,
    choices: state.checkout,
    returnTo: `${window.location.origin}${site.basename}${paths.orderInfo()}`,
  });
  dispatch(paymentStarted({ cartId, at: Date.now(), amount: bill.payable }));
  // Before the page is left. What the diner has typed is stored, too.
  dispatch(saveRecords());
  return { kind: 'leave', address: url };
}
