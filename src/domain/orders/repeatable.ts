import { NOT_ACCEPTED, type OrderSummary } from './types';

/** Whether an order can be repeated: it has dishes, and the restaurant did not reject it. */
export function canRepeat({ items, status }: OrderSummary): boolean {
  return items.length > 0 && status !== NOT_ACCEPTED;
}
