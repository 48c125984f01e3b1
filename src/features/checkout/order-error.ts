import type { OrderObstacle } from '@/domain/checkout/selectors';

/** Why the order was not placed; `press` distinguishes repeated presses. */
export interface OrderError {
  obstacle: OrderObstacle | 'no-payment-page';
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
