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

/** Ids of the controls that an obstacle focuses. */
export const controlIds = {
  tableOrCar: 'checkout-table-or-car',
  pickupTime: 'checkout-pickup',
  address: 'checkout-address',
  addMore: 'cart-add-more',
} as const;

type ObstaclePlace = 'lines' | 'table-or-car' | 'pickup-time' | 'address';

interface ObstacleDisplay {
  text: (state: RootState) => string;
  /** Gets the focus. */
  controlId?: string;
  /** Where it is shown besides 'Place Order'. */
  place?: ObstaclePlace;
}

const pickup = { controlId: controlIds.pickupTime, place: 'pickup-time' } as const;

/** How each obstacle is shown (docs/behaviour.md 8.7). */
const obstacles: Record<OrderError['obstacle'], ObstacleDisplay> = {
  'no-connection': {
    text: (state) =>
      selectConnectivity(state) === 'offline' ? m.checkout_offline() : m.checkout_unreachable(),
  },
  'cart-failed': { text: ({ cart }) => (cart.lines.failure ? formatText(cart.lines.failure) : '') },
  closed: { text: () => m.checkout_closed() },
  'not-logged-in': { text: () => m.checkout_login_first() },
  'no-table-or-car': {
    text: (state) => {
      // The number was typed under the other option (table or car).
      const hasOther = `${selectTableNumber(state)}${selectCarNumber(state)}`.trim() !== '';
      return hasOther ? m.checkout_select_table_or_car() : m.checkout_enter_table_or_car();
    },
    controlId: controlIds.tableOrCar,
    place: 'table-or-car',
  },
  'pickup-not-set': { text: () => m.checkout_pickup_missing(), ...pickup },
  'pickup-passed': { text: () => m.checkout_pickup_passed(), ...pickup },
  'pickup-too-late': {
    text: (state) =>
      m.checkout_pickup_too_late({ time: formatClockTime(selectTiming(state)?.closingTime ?? '') }),
    ...pickup,
  },
  'no-address': { text: () => m.checkout_address_first(), controlId: controlIds.address },
  'no-bill': { text: () => m.checkout_amount_not_ready() },
  'no-service': {
    text: () => m.checkout_no_service(),
    controlId: controlIds.address,
    place: 'address',
  },
  'below-minimum': {
    text: (state) =>
      m.checkout_below_minimum({ amount: formatRupees(selectCurrentBill(state)?.minimumOrder ?? 0) }),
    controlId: controlIds.addMore,
    place: 'lines',
  },
  'no-payment-page': { text: () => m.checkout_payment_not_opened() },
  'order-found': { text: (state) => m.orders_found({ id: selectFoundOrderId(state) }) },
};

export const obstacleText = (state: RootState, obstacle: OrderError['obstacle']): string =>
  obstacles[obstacle].text(state);

/** Returns the text of the error if it is shown there, too. */
export const selectErrorAt = (state: RootState, error: OrderError | null, place: ObstaclePlace) =>
  error && obstacles[error.obstacle].place === place ? obstacleText(state, error.obstacle) : undefined;

export const findObstacleControl = (obstacle: OrderObstacle): HTMLElement | null =>
  document.getElementById(obstacles[obstacle].controlId ?? '');
