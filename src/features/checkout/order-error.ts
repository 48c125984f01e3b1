import { selectCurrentBill } from '@/domain/checkout/selectors';
import { selectCarNumber, selectTableNumber } from '@/domain/checkout/slice';
import { selectConnectivity } from '@/domain/connectivity/slice';
import { selectTiming } from '@/domain/shop/slice';
import { selectFoundOrderId } from '@/domain/visit/slice';
import type { RootState } from '@/domain/root-reducer';
import { formatClockTime } from '@/texts/date-text';
import { formatRupees } from '@/lib/money';
import { m } from '@/texts';
import { formatText } from '@/texts/stored-text';
import type { OrderObstacle } from '@/domain/checkout/types';

/** Why the order was not placed; `press` distinguishes repeated presses. */
export interface OrderError {
  obstacle: OrderObstacle | 'no-payment-page' | 'order-found';
  press: number;
}

export const ORDER_ERROR_ID = 'place-order-error';

export const obstacleControlIds = {
  'no-table-or-car': 'checkout-table-or-car',
  'pickup-not-set': 'checkout-pickup',
  'pickup-passed': 'checkout-pickup',
  'pickup-too-late': 'checkout-pickup',
  'no-address': 'checkout-address',
  'no-service': 'checkout-address',
  'below-minimum': 'cart-add-more',
} as const satisfies Partial<Record<OrderObstacle, string>>;

export function findObstacleControl(obstacle: OrderObstacle): HTMLElement | null {
  return obstacle in obstacleControlIds
    ? document.getElementById(obstacleControlIds[obstacle as keyof typeof obstacleControlIds])
    : null;
}

const texts: Record<OrderError['obstacle'], (state: RootState) => string> = {
  'no-connection': (state) =>
    selectConnectivity(state) === 'offline' ? m.checkout_offline() : m.checkout_unreachable(),
  'cart-failed': ({ cart }) => (cart.lines.failure ? formatText(cart.lines.failure) : ''),
  closed: () => m.checkout_closed(),
  'not-logged-in': () => m.checkout_login_first(),
  'no-table-or-car': (state) => {
    // The number was typed under the other option (table or car).
    const hasOther = `${selectTableNumber(state)}${selectCarNumber(state)}`.trim() !== '';
    return hasOther ? m.checkout_select_table_or_car() : m.checkout_enter_table_or_car();
  },
  'pickup-not-set': () => m.checkout_pickup_missing(),
  'pickup-passed': () => m.checkout_pickup_passed(),
  'pickup-too-late': (state) =>
    m.checkout_pickup_too_late({ time: formatClockTime(selectTiming(state)?.closingTime ?? '') }),
  'no-address': () => m.checkout_address_first(),
  'no-bill': () => m.checkout_amount_not_ready(),
  'no-service': () => m.checkout_no_service(),
  'below-minimum': (state) =>
    m.checkout_below_minimum({ amount: formatRupees(selectCurrentBill(state)?.minimumOrder ?? 0) }),
  'no-payment-page': () => m.checkout_payment_not_opened(),
  'order-found': (state) => m.orders_found({ id: selectFoundOrderId(state) }),
};

/** Returns the text for an obstacle (docs/behaviour.md 8.7). */
export const obstacleText = (state: RootState, obstacle: OrderError['obstacle']): string =>
  texts[obstacle](state);
