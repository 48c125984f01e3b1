import { createSelector } from '@reduxjs/toolkit';
import type { RootState } from '@/store';
import { selectChosenAddress } from '../addresses/slice';
import { selectConnectivity } from '../connectivity/slice';
import { selectLineName } from '../cart/line-name';
import { selectCartLines } from '../cart/slice';
import { selectAppliedOffer } from '../offers/slice';
import { selectBillState } from '../bill/slice';
import { honours, isSameQuery, type Bill, type BillQuery } from '../bill/types';
import { selectIsLoggedIn } from '../session/slice';
import { selectIsClosed, selectTiming } from '../shop/slice';
import { inVariantOrder, type ShownOrder } from './changes';
import { pickupProblem } from './pickup';
import { selectCheckout } from './slice';

/** What the price is to be asked for now; null while there is nothing to price (contract, section 7). */
export const selectBillQuery = createSelector(
  [
    (state: RootState) => state.cart.cartId,
    (state: RootState) => state.cart.lines,
    (state: RootState) => selectAppliedOffer(state)?.id ?? '0',
    selectChosenAddress,
    selectCheckout,
  ],
  (cartId, lines, offerId, address, { orderType, confirmedPickupTime }): BillQuery | null => {
    if (!cartId || lines.length === 0) return null;
    const delivery = orderType === 'Delivery' ? address : null;
    return {
      cartId,
      offerId,
      addressId: delivery?.id ?? '0',
      longitude: delivery?.longitude ?? '0',
      latitude: delivery?.latitude ?? '0',
      time: (orderType === 'Take Away' && confirmedPickupTime) || '0',
      orderType,
      lines: JSON.stringify(
        inVariantOrder(lines).map((line) => [line.variantId, line.quantity, line.subtotal]),
      ),
    };
  },
);

/**
 * Whether the bill is of other items than the lines that it was asked for: then the server's cart is not the
 * one that the page knows (contract, section 7: Totals).
 */
export function selectBillDisagrees(state: RootState): boolean {
  const { bill } = selectBillState(state);
  return bill !== null && bill.itemTotal !== state.cart.lines.reduce((sum, line) => sum + line.subtotal, 0);
}

/** The bill, only while it is the price of what the page shows; else it is being worked out. */
export const selectCurrentBill = createSelector(
  [
    selectBillQuery,
    selectBillState,
    (state: RootState) => state.cart.busy !== null,
    (state: RootState) => state.cart.fetch.status === 'pending' && selectBillDisagrees(state),
  ],
  (query, { bill, billQuery }, isCartChanging, isCartDoubted): Bill | null =>
    bill && !isCartChanging && !isCartDoubted && isSameQuery(query, billQuery) ? bill : null,
);

/** The applied offer while the bill honours it: only then is anything saved by it (contract, section 4). */
export const selectHonouredOffer = createSelector([selectCurrentBill, selectAppliedOffer], (bill, offer) =>
  bill && offer && honours(bill, offer.code) ? offer : null,
);

/** The order as the page shows it now. */
export function selectShownOrder(state: RootState): ShownOrder {
  const bill = selectCurrentBill(state);
  // Whether the bill honours an offer is only known once it is there.
  const offer = bill ? selectHonouredOffer(state) : selectAppliedOffer(state);
  return {
    isClosed: selectIsClosed(state),
    lines: selectCartLines(state).map((line) => ({ ...line, name: selectLineName(state, line) })),
    offerCode: offer?.code ?? '',
    payable: bill?.payable ?? null,
  };
}

/** How the price stands: none is asked for, being worked out, there, or not to be had. */
export type BillStatus = 'none' | 'working-out' | 'ready' | 'failed';

export function selectBillStatus(state: RootState): BillStatus {
  if (!selectBillQuery(state)) return 'none';
  if (selectCurrentBill(state)) return 'ready';
  // Nobody is asked until the restaurant can be reached again.
  if (selectConnectivity(state) !== 'online') return 'failed';
  return selectBillState(state).status === 'failed' && state.cart.busy === null ? 'failed' : 'working-out';
}

/** Why an order cannot be placed now (spec, section 5). */
export type OrderObstacle =
  | 'no-connection'
  | 'no-cart'
  | 'closed'
  | 'no-phone'
  | 'no-table-or-car'
  | 'pickup-not-set'
  | 'pickup-passed'
  | 'pickup-too-late'
  | 'no-address'
  | 'no-price'
  | 'no-service'
  | 'below-minimum';

/** The first thing in the way of placing the order, in the order in which the diner is told; null for none. */
export function selectOrderObstacle(state: RootState, now: Date): OrderObstacle | null {
  const { orderType } = selectCheckout(state);
  if (selectConnectivity(state) !== 'online') return 'no-connection';
  if (state.cart.fetch.status === 'failed') return 'no-cart';
  if (selectIsClosed(state)) return 'closed';
  if (!selectIsLoggedIn(state)) return 'no-phone';
  if (orderType === 'Dine in' && !selectTableOrCar(state)) return 'no-table-or-car';
  const pickup = orderType === 'Take Away' ? pickupObstacle(state, now) : null;
  if (pickup) return pickup;
  if (orderType === 'Delivery' && !selectChosenAddress(state)) return 'no-address';
  const bill = selectCurrentBill(state);
  if (!bill) return 'no-price';
  // Service area and minimum order hold for delivery only (contract, section 7).
  if (orderType === 'Delivery') {
    if (bill.service === 'Not Available') return 'no-service';
    if (bill.itemTotal < bill.minimumOrder) return 'below-minimum';
  }
  return null;
}

/** The number of the diner's table or car, whichever was chosen; '' for none. */
function selectTableOrCar(state: RootState): string {
  const { dineInBy, tableNumber, carNumber } = selectCheckout(state);
  return (dineInBy === 'table' ? tableNumber : carNumber).trim();
}

/** A time that was set may have passed since. */
function pickupObstacle(state: RootState, now: Date): OrderObstacle | null {
  const { pickupTime, confirmedPickupTime } = selectCheckout(state);
  if (!confirmedPickupTime || pickupTime !== confirmedPickupTime) return 'pickup-not-set';
  const problem = pickupProblem(confirmedPickupTime, selectTiming(state)?.closingTime ?? '', now);
  if (problem === 'passed') return 'pickup-passed';
  return problem === 'too-late' ? 'pickup-too-late' : null;
}
