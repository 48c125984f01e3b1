import { isCustomizable, type Dish } from '../menu/types';
import { hasCustomizedUnits, linesOf } from './plan';
import type { CartLine } from './types';

/** Action of a tap on a dish's control (spec §4, Adding an item; contract §7). */
export type TapOutcome =
  | { do: 'open-popup' }
  | { do: 'open-repeat-sheet' }
  | { do: 'add'; variantId: string }
  | { do: 'remove'; variantId: string }
  /** 'Selected item does not match any item ID' */
  | { do: 'say-not-in-cart' }
  /** 'try again or delete this item' */
  | { do: 'say-no-selection' };

interface CartFacts {
  lines: readonly CartLine[];
  /** Last size of this dish added in this visit. */
  lastAdded?: string | undefined;
}

export function decideTap(dish: Dish, tap: 'add' | 'plus' | 'minus', cart: CartFacts): TapOutcome {
  const own = linesOf(dish, cart.lines);
  const customized = hasCustomizedUnits(dish, own);
  const twoSizes = dish.variants.length > 1;
  const [only] = dish.variants;

  if (tap === 'minus') {
    if (customized) return { do: 'open-repeat-sheet' };
    const last = own.find((line) => line.variantId === cart.lastAdded) ?? own.at(-1);
    return last ? { do: 'remove', variantId: last.variantId } : { do: 'say-not-in-cart' };
  }
  if (tap === 'plus') {
    if (own.length === 0) return { do: 'say-not-in-cart' };
    if (twoSizes) return { do: 'open-popup' };
    if (customized) return { do: 'open-repeat-sheet' };
    return isCustomizable(dish) ? { do: 'open-popup' } : { do: 'add', variantId: only.id };
  }
  if (twoSizes) return { do: 'open-popup' };
  if (customized) return { do: 'open-repeat-sheet' };
  return isCustomizable(dish) ? { do: 'open-popup' } : { do: 'add', variantId: only.id };
}

/** Customized units open the repeat sheet. Lines of dishes that left the menu can only be removed. */
export function decideLineTap(line: CartLine, dish: Dish | undefined, tap: 'plus' | 'minus'): TapOutcome {
  if (line.customizedQuantity > 0) return dish ? { do: 'open-repeat-sheet' } : { do: 'say-no-selection' };
  if (tap === 'minus') return { do: 'remove', variantId: line.variantId };
  return dish ? { do: 'add', variantId: line.variantId } : { do: 'say-no-selection' };
}
