import { comparableStatus } from '@/lib/comparable-text';
import { createSelector } from '@reduxjs/toolkit';
import { selectChosenAddress } from '../addresses/slice';
import { selectConnectivity } from '../connectivity/slice';
import { selectLineName } from '../cart/cart-texts';
import { selectAcceptedLines, selectCartLines } from '../cart/slice';
import { honoursOffer, isSameQuery, type Bill, type BillQuery } from '../bill/types';
import { selectCartPhone, selectIsLoggedIn } from '../session/slice';
import { selectIsClosed, selectTiming } from '../shop/slice';
import type { RootState } from '../root-reducer';
import { inVariantOrder, type OrderSnapshot } from './changes';
import { orderTypes, type OrderNeed } from './order-types';
import { pickupProblem } from './pickup';
import {
  selectAppliedOffer,
  selectCarNumber,
  selectConfirmedPickupTime,
  selectDineInBy,
  selectIsAddressChosen,
  selectOrderType,
  selectPickupTime,
  selectTableNumber,
} from './slice';
import type { OrderObstacle } from './types';

/** Rules of the chosen order type. */
export const selectOrderTypeRules = (state: RootState) => orderTypes[selectOrderType(state)];

/** Whether the order is delivered to an address that is known when the list of addresses arrives, as after a reload. */
export function selectIsAddressAwaited(state: RootState): boolean {
  const isFirstFetch = state.addresses.list.lastOutcome === null;
  const isChosen =
    selectIsLoggedIn(state) && selectIsAddressChosen(state) && selectChosenAddress(state) === null;
  return isFirstFetch && isChosen && selectOrderTypeRules(state).needs === 'address';
}

/** What the bill and the payment page get of the diner's choices. */
const selectSentChoices = createSelector(
  [
    selectOrderTypeRules,
    selectChosenAddress,
    selectDineInBy,
    selectTableNumber,
    selectCarNumber,
    selectConfirmedPickupTime,
  ],
  ({ sentChoices }, chosenAddress, dineInBy, tableNumber, carNumber, confirmedPickupTime) =>
    sentChoices({ dineInBy, tableNumber, carNumber, confirmedPickupTime }, chosenAddress),
);

/** '' without lines. */
const selectLinesKey = createSelector([selectAcceptedLines], (lines) =>
  inVariantOrder(lines)
    .map(({ variantId, quantity, subtotal }) => [variantId, quantity, subtotal].join())
    .join(';'),
);

/** Returns null without a cart, and until the chosen address is known (docs/behaviour.md 8.5). */
export const selectBillQuery = createSelector(
  [
    (state: RootState) => state.cart.cartId,
    selectLinesKey,
    (state: RootState) => selectAppliedOffer(state)?.id ?? '0',
    selectIsAddressAwaited,
    selectOrderType,
    (state: RootState) => selectSentChoices(state).address,
    (state: RootState) => selectSentChoices(state).pickupTime,
    selectCartPhone,
  ],
  (cartId, linesKey, offerId, isAddressAwaited, orderType, address, pickupTime, payer): BillQuery | null => {
    if (!cartId || linesKey === '' || isAddressAwaited) return null;
    return {
      cartId,
      offerId,
      addressId: address?.id ?? '0',
      longitude: address?.longitude ?? '0',
      latitude: address?.latitude ?? '0',
      time: pickupTime || '0',
      orderType,
      payer,
      linesKey,
    };
  },
);

/** Whether a bill has another item total than the lines: the server then has another cart (docs/behaviour.md 8.5). */
export function differsFromLines(state: RootState, { itemTotal }: Bill): boolean {
  return itemTotal !== selectAcceptedLines(state).reduce((sum, line) => sum + line.subtotal, 0);
}

/** Returns the bill while it matches the shown order; null while it is recalculated. */
export const selectCurrentBill = createSelector(
  [
    selectBillQuery,
    (state: RootState) => state.bill.data,
    (state: RootState) => state.cart.lock !== null,
    (state: RootState) => {
      const billed = state.bill.data;
      return state.cart.lines.status === 'pending' && billed !== null && differsFromLines(state, billed.bill);
    },
  ],
  (query, billed, isCartChanging, isBillUncertain): Bill | null =>
    billed && !isCartChanging && !isBillUncertain && isSameQuery(query, billed.query) ? billed.bill : null,
);

/** Returns the applied offer while the bill honours it; otherwise it has no effect (docs/behaviour.md 9.2). */
export const selectHonouredOffer = createSelector([selectCurrentBill, selectAppliedOffer], (bill, offer) =>
  bill && offer && honoursOffer(bill, offer.code) ? offer : null,
);

export function selectOrderSnapshot(state: RootState): OrderSnapshot {
  const bill = selectCurrentBill(state);
  // Without a bill it is unknown whether the offer is honoured.
  const offer = bill ? selectHonouredOffer(state) : selectAppliedOffer(state);
  return {
    isClosed: selectIsClosed(state),
    lines: selectCartLines(state).map((line) => ({ ...line, displayName: selectLineName(state, line) })),
    offerCode: offer?.code ?? '',
    payable: bill?.payable ?? null,
  };
}

/** 'none': there is no cart. 'pending': the bill does not match the order yet. */
type BillStatus = 'none' | 'pending' | 'ready' | 'failed';

export function selectBillStatus(state: RootState): BillStatus {
  if (!selectBillQuery(state) && !selectIsAddressAwaited(state)) return 'none';
  if (selectCurrentBill(state)) return 'ready';
  // No request is sent until the restaurant is reachable.
  if (selectConnectivity(state) !== 'online') return 'failed';
  return state.bill.status === 'failed' && state.cart.lock === null ? 'failed' : 'pending';
}

const findMissing: Record<OrderNeed, (state: RootState, now: Date) => OrderObstacle | null> = {
  address: (state) => (selectChosenAddress(state) || selectIsAddressAwaited(state) ? null : 'no-address'),
  'pickup-time': pickupObstacle,
  'table-or-car': (state) => {
    const { tableOrCar = {} } = selectSentChoices(state);
    return Object.values(tableOrCar).some(Boolean) ? null : 'no-table-or-car';
  },
};

/** Returns the first obstacle in the order of display. */
export function selectOrderObstacle(state: RootState, now: Date): OrderObstacle | null {
  const { needs } = selectOrderTypeRules(state);
  if (selectConnectivity(state) !== 'online') return 'no-connection';
  if (state.cart.lines.status === 'failed') return 'cart-failed';
  if (selectIsClosed(state)) return 'closed';
  if (!selectIsLoggedIn(state)) return 'not-logged-in';
  const missing = needs && findMissing[needs](state, now);
  if (missing) return missing;
  const bill = selectCurrentBill(state);
  if (!bill) return 'no-bill';
  // Service area and minimum order apply to delivery only (docs/behaviour.md 8.7).
  if (needs === 'address') {
    if (comparableStatus(bill.service) === 'not available') return 'no-service';
    if (bill.itemTotal < bill.minimumOrder) return 'below-minimum';
  }
  return null;
}

/** Checks again: a confirmed time may have passed. */
function pickupObstacle(state: RootState, now: Date): OrderObstacle | null {
  const confirmedPickupTime = selectConfirmedPickupTime(state);
  if (!confirmedPickupTime || selectPickupTime(state) !== confirmedPickupTime) return 'pickup-not-set';
  return pickupProblem(confirmedPickupTime, selectTiming(state)?.closingTime ?? '', now);
}
