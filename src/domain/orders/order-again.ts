import { isCustomizable, type Dish, type SizeVariant } from '../menu/types';

/** What is known of an ordered item: the history tells its count and name alone. */
export interface ItemToRepeat {
  count: number;
  name: string;
  /** null: the size has no name, or is not known. */
  size?: string | null;
  toppings?: string;
  addOns?: string;
}

/** A simple dish of today's menu, added without a question. */
export interface AddableItem {
  dish: Dish;
  variant: SizeVariant;
  quantity: number;
}

/** An item that its diner has to choose anew in a dish's popup, each of `dishes` being one that it may be. */
export interface ItemToChoose {
  item: ItemToRepeat;
  dishes: readonly [Dish, ...Dish[]];
}

/** An item that today's menu does not sell. */
export interface UnavailableItem {
  item: ItemToRepeat;
  reason: 'gone' | 'out-of-stock';
}

/** An order matched with today's menu; each of its items stands in exactly one of the lists. */
export interface OrderAgain {
  addable: readonly AddableItem[];
  toChoose: readonly ItemToChoose[];
  missing: readonly UnavailableItem[];
}

function plain(name: string): string {
  return name.normalize('NFKC').trim().replace(/\s+/g, ' ').toLowerCase();
}

/** The size that was ordered. Where the order names none, a dish of one size leaves no doubt. */
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
  // Those sold in the size that was ordered; where none is, the diner chooses among all.
  const [first, ...rest] = sure ? ofSize.map(({ dish }) => dish) : inStock;
  if (!first) return { is: 'missing', reason: 'out-of-stock' };
  return { is: 'to-choose', dishes: [first, ...rest] };
}

/**
 * What ordering the same again means today: items are matched by the dish's name and the size's, letter case
 * and spacing aside, at the menu's prices of now. A dish that is put together in its popup, was ordered with
 * options, shares its name with another or is no longer sold in that size has to be chosen.
 */
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
