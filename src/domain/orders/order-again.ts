import { comparableText } from '@/lib/comparable-text';
import type { Paise } from '@/lib/money';
import { isCustomizable, type Dish, type SizeVariant } from '../menu/types';
import { newestFirst } from './order-texts';
import { statusKind } from './status';
import type { OrderSummary } from './types';

/** Orders in the history only have count and name. */
export interface ItemToOrderAgain {
  count: number;
  name: string;
  /** null when the size has no name or is unknown. */
  size?: string | null;
  toppings?: string;
  addOns?: string;
}

export interface AddableItem {
  dish: Dish;
  variant: SizeVariant;
  quantity: number;
}

/** An item that the diner must choose in the popup of one of `dishes`. */
interface ItemToChoose {
  item: ItemToOrderAgain;
  dishes: readonly [Dish, ...Dish[]];
}

interface UnavailableItem {
  item: ItemToOrderAgain;
  reason: 'gone' | 'out-of-stock';
}

/** Each item of an order is in exactly one list. */
interface MatchedOrder {
  addable: readonly AddableItem[];
  toChoose: readonly ItemToChoose[];
  unavailable: readonly UnavailableItem[];
}

/** Without a size name, only a dish with one size is unambiguous. */
function sizeOrdered(dish: Dish, size: string | null | undefined): SizeVariant | undefined {
  const orderedSize = comparableText(size ?? '');
  const named = dish.variants.filter((variant) => comparableText(variant.label ?? '') === orderedSize);
  if (named.length === 1) return named[0];
  return orderedSize === '' && dish.variants.length === 1 ? dish.variants[0] : undefined;
}

type Matched =
  | { kind: 'addable'; dish: Dish; variant: SizeVariant }
  | { kind: 'to-choose'; dishes: readonly [Dish, ...Dish[]] }
  | { kind: 'unavailable'; reason: UnavailableItem['reason'] };

function matchItem(item: ItemToOrderAgain, sameName: readonly Dish[]): Matched {
  if (sameName.length === 0) return { kind: 'unavailable', reason: 'gone' };
  const inStock = sameName.filter((dish) => !dish.isOutOfStock);
  const ofSize = inStock.flatMap((dish) => {
    const variant = sizeOrdered(dish, item.size);
    return variant ? [{ dish, variant }] : [];
  });
  const [match, ...others] = ofSize;
  const hadOptions = Boolean(item.toppings || item.addOns);
  if (match && others.length === 0 && !hadOptions && !isCustomizable(match.dish)) {
    return { kind: 'addable', ...match };
  }
  // Prefers dishes with the ordered size; otherwise offers all in stock.
  const [first, ...rest] = match ? ofSize.map(({ dish }) => dish) : inStock;
  if (!first) return { kind: 'unavailable', reason: 'out-of-stock' };
  return { kind: 'to-choose', dishes: [first, ...rest] };
}

/** The diner must choose when a dish is customizable or ambiguous, had options, or lacks the ordered size. */
export function matchOrder(items: readonly ItemToOrderAgain[], dishes: readonly Dish[]): MatchedOrder {
  const addable = new Map<string, AddableItem>();
  const toChoose: ItemToChoose[] = [];
  const unavailable: UnavailableItem[] = [];
  for (const item of items) {
    const sameName = dishes.filter((dish) => comparableText(dish.name) === comparableText(item.name));
    const matched = matchItem(item, sameName);
    if (matched.kind === 'addable') {
      const { dish, variant } = matched;
      const before = addable.get(variant.id)?.quantity ?? 0;
      addable.set(variant.id, { dish, variant, quantity: before + Math.max(1, Math.trunc(item.count)) });
    } else if (matched.kind === 'to-choose') toChoose.push({ item, dishes: matched.dishes });
    else unavailable.push({ item, reason: matched.reason });
  }
  return { addable: [...addable.values()], toChoose, unavailable };
}

export function totalOf(addable: readonly AddableItem[]): Paise {
  return addable.reduce((sum, { quantity, variant }) => sum + quantity * variant.offerPrice, 0);
}

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

function isWorthRepeating({ items, status }: OrderSummary): boolean {
  return items.length > 0 && statusKind(status) !== 'not-delivered';
}

export function recentOrders(history: readonly OrderSummary[]): OrderSummary[] {
  const distinct = new Map<string, OrderSummary>();
  for (const order of history.filter(isWorthRepeating).sort(newestFirst)) {
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
