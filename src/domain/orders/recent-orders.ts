import { comparableText } from '@/lib/comparable-text';
import type { Paise } from '@/lib/money';
import type { Dish } from '../menu/types';
import { matchOrder, totalOf, type ItemToOrderAgain } from './order-again';
import { newestFirst } from './order-date';
import { canOrderAgain, type OrderSummary } from './types';

const MAX_RECENT_ORDERS = 3;

/** Returns a text that is equal for orders of the same dishes in the same numbers. */
function contentOf(items: OrderSummary['items']): string {
  const counts = new Map<string, number>();
  for (const { name, count } of items) {
    const key = comparableText(name);
    counts.set(key, (counts.get(key) ?? 0) + count);
  }
  return JSON.stringify([...counts].sort(([a], [b]) => (a < b ? -1 : 1)));
}

export function recentOrders(history: readonly OrderSummary[]): OrderSummary[] {
  const distinct = new Map<string, OrderSummary>();
  for (const order of history.filter(canOrderAgain).sort(newestFirst)) {
    const content = contentOf(order.items);
    if (!distinct.has(content)) distinct.set(content, order);
  }
  return [...distinct.values()].slice(0, MAX_RECENT_ORDERS);
}

/** Returns null when an item must be chosen or is unavailable. The history lacks sizes, so named sizes have no total. */
export function todaysTotal(items: readonly ItemToOrderAgain[], dishes: readonly Dish[]): Paise | null {
  const { addable, toChoose, unavailable } = matchOrder(items, dishes);
  const hasNamedSize = addable.some(({ variant }) => variant.label !== null);
  return toChoose.length + unavailable.length > 0 || hasNamedSize ? null : totalOf(addable);
}
