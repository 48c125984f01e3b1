import { isId } from '@/lib/ids';

/** Returns a text that is equal for ids of the same order: zeros at the front do not count (docs/behaviour.md 12.1). */
export function orderKey(orderId: string): string {
  return orderId.trim().replace(/^0+(?=.)/, '');
}

export const isSameOrder = (a: string, b: string): boolean => orderKey(a) === orderKey(b);

export const isOrderId = (text: string): boolean => isId(orderKey(text));
