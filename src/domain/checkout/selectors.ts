import { createSelector } from '@reduxjs/toolkit';
import type { RootState } from '@/store';
import { selectChosenAddress } from '../addresses/slice';
import { selectAppliedOffer } from '../offers/slice';
import { selectPricing } from '../pricing/slice';
import type { Bill, PriceQuery } from '../pricing/types';
import { selectIsLoggedIn } from '../session/slice';
import { selectIsClosed } from '../shop/slice';
import { selectCheckout } from './slice';

/** What the price is to be asked for now; null while there is nothing to price (contract, section 7). */
export const selectPriceQuery = createSelector(
  [
    (state: RootState) => state.cart.cartId,
    (state: RootState) => state.cart.lines,
    (state: RootState) => selectAppliedOffer(state)?.id ?? '0',
    selectChosenAddress,
    selectCheckout,
  ],
  (cartId, lines, offerId, address, { orderType, confirmedPickupTime }): PriceQuery | null => {
    if (!cartId || lines.length === 0) return null;
    const delivery = orderType === 'Delivery' ? address : null;
    return {
      cartId,
      offerId,
      addressId: delivery?.id ?? '0',
      longitude: delivery?.longitude ?? '0',
      latitude: delivery?.latitude ?? '0',
      time: (orderType === 'Take Away' && confirmedPickupTime) || '0',
      lines: JSON.stringify(lines.map((line) => [line.variantId, line.quantity, line.subtotal])),
    };
  },
);

/** The bill, only while it is the price of what the page shows; else it is being worked out. */
export const selectCurrentBill = createSelector(
  [selectPriceQuery, selectPricing, (state: RootState) => state.cart.busy !== null],
  (query, { bill, billQuery }, isCartChanging): Bill | null =>
    bill && !isCartChanging && JSON.stringify(query) === JSON.stringify(billQuery) ? bill : null,
);

/** Why an order cannot be placed now (spec, section 5). */
export type OrderObstacle =
  | 'closed'
  | 'no-price'
  | 'no-phone'
  | 'no-address'
  | 'no-service'
  | 'below-minimum'
  | 'no-table-or-car'
  | 'pickup-not-set';

/** The first thing in the way of placing the order, in the order in which the diner is told; null for none. */
export function selectOrderObstacle(state: RootState): OrderObstacle | null {
  const { orderType, dineInBy, tableNumber, carNumber, pickupTime, confirmedPickupTime } =
    selectCheckout(state);
  const bill = selectCurrentBill(state);
  if (selectIsClosed(state)) return 'closed';
  if (!selectIsLoggedIn(state)) return 'no-phone';
  if (orderType === 'Dine in' && !(dineInBy === 'table' ? tableNumber : carNumber).trim()) {
    return 'no-table-or-car';
  }
  if (orderType === 'Take Away' && (!confirmedPickupTime || pickupTime !== confirmedPickupTime)) {
    return 'pickup-not-set';
  }
  if (orderType === 'Delivery' && !selectChosenAddress(state)) return 'no-address';
  if (!bill) return 'no-price';
  if (orderType === 'Delivery') {
    if (bill.service === 'Not Available') return 'no-service';
    if (bill.itemTotal < bill.minimumOrder) return 'below-minimum';
  }
  return null;
}
