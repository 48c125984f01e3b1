import type { OrderObstacle } from '@/domain/checkout/selectors';

/** Why the order was not placed; `press` tells one press from the next. */
export interface OrderError {
  obstacle: OrderObstacle;
  press: number;
}

/** Id of the text beside Place Order that says why the order was not placed. */
export const ORDER_ERROR_ID = 'place-order-refusal';

/** Ids of what has to change before an order can be placed: the focus goes there. */
export const orderErrorTargets = {
  'no-table-or-car': 'checkout-table-or-car',
  'pickup-not-set': 'checkout-pickup',
  'pickup-passed': 'checkout-pickup',
  'pickup-too-late': 'checkout-pickup',
  'no-address': 'checkout-address',
  'no-service': 'checkout-address',
  'below-minimum': 'cart-add-more',
} as const satisfies Partial<Record<OrderObstacle, string>>;

/** The control that a refusal is about; null where it opens something of its own. */
export function orderErrorTarget(obstacle: OrderObstacle): HTMLElement | null {
  return obstacle in orderErrorTargets
    ? document.getElementById(orderErrorTargets[obstacle as keyof typeof orderErrorTargets])
    : null;
}
