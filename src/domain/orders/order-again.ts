import { isCustomizable, type Dish, type SizeVariant } from '../menu/types';

/** The history only contains count and name. */
export interface ItemToRepeat {
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
export interface ItemToChoose {
  item: ItemToRepeat;
  dishes: readonly [Dish, ...Dish[]];
}

export interface UnavailableItem {
  item: ItemToRepeat;
  reason: 'gone' | 'out-of-stock';
}

/** An order matched with today's menu. Each item is in exactly one list. */
export interface OrderAgain {
  addable: readonly AddableItem[];
  toChoose: readonly ItemToChoose[];
  missing: readonly UnavailableItem[];
}

function plain(name: string): string {
  return name.normalize('NFKC').trim().replace(/\s+/g, ' ').toLowerCase();
}

/** Returns the ordered size. Without a size name, only a dish with one size is unambiguous. */
function sizeOrdered(dish: Dish, size: string | null | undefined): SizeVariant | undefined {
  const wanted = plain(size ?? '');
  const named = dish.variants.filter((variant) => plain(variant.label ?? '') === wanted);
  if (named.length === 1) return named[0];
  return wanted === '' && dish.variants.length === 1 ? dish.variants[0] : undefined;
}

type Matched =
  | { is: 'addable'; dish: Dish; variant: SizeVariant }
  | { is: 'to-choose'; dishes: readonly [Dish, ...Dish[]] }
  | { is: 'missing'; reason: UnavailableItem['reason'] };

function match(item: ItemToRepeat, namesakes: readonly Dish[]): Matched {
  if (namesakes.length === 0) return { is: 'missing', reason: 'gone' };
  const inStock = namesakes.filter((dish) => !dish.outOfStock);
  const ofSize = inStock.flatMap((dish) => {
    const variant = sizeOrdered(dish, item.size);
    return variant ? [{ dish, variant }] : [];
  });
  const [sure, ...others] = ofSize;
  const hadOptions = Boolean(item.toppings || item.addOns);
  if (sure && others.length === 0 && !hadOptions && !isCustomizable(sure.dish)) {
    return { is: 'addable', ...sure };
  }
  // Prefers dishes with the ordered size; otherwise offers all in stock.
  const [first, ...rest] = sure ? ofSize.map(({ dish }) => dish) : inStock;
  if (!first) return { is: 'missing', reason: 'out-of-stock' };
  return { is: 'to-choose', dishes: [first, ...rest] };
}

/** Ignores case and spacing. Customizable or ambiguous items, options and missing sizes must be chosen. */
export function orderAgain(items: readonly ItemToRepeat[], dishes: readonly Dish[]): OrderAgain {
  const addable = new Map<string, AddableItem>();
  const toChoose: ItemToChoose[] = [];
  const missing: UnavailableItem[] = [];
  for (const item of items) {
    const namesakes = dishes.filter((dish) => plain(dish.name) === plain(item.name));
    const matched = match(item, namesakes);
    if (matched.is === 'addable') {
      const { dish, variant } = matched;
      const before = addable.get(variant.id)?.quantity ?? 0;
      addable.set(variant.id, { dish, variant, quantity: before + Math.max(1, Math.trunc(item.count)) });
    } else if (matched.is === 'to-choose') toChoose.push({ item, dishes: matched.dishes });
    else missing.push({ item, reason: matched.reason });
  }
  return { addable: [...addable.values()], toChoose, missing };
}
