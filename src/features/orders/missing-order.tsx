import { orderHistory } from '@/domain/orders/slice';
import { useWanted } from '@/store/use-resource';

/** Asks for the order of a payment that is not confirmed yet, while the cart or the return page is shown. */
export function MissingOrder() {
  useWanted(orderHistory, undefined, 'each-time');
  useWanted(orderHistory, undefined, 'polled');
  return null;
}
