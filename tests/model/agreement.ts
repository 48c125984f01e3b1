import type { CartLine } from '@/domain/cart/types';
import type { RootState } from '@/store';
import { addOnText, choiceText } from '../../sandbox/world/customization';
import type { World } from '../../sandbox/world';

/** The lines of a cart as the server holds them, in the words of the page's own lines; money in paise. */
export function heldLines(world: World, cartId: string) {
  return world.carts.lines(cartId).map((line) => ({
    variantId: line.variant.ID,
    quantity: line.quantity,
    subtotal: line.subtotal,
    customizedQuantity: line.customizedQuantity,
    customized: line.customized.map(({ units, subtotal }) => ({
      id: units.tempCustId,
      quantity: units.quantity,
      subtotal,
      toppings: [choiceText(units.choices), addOnText(units.addOns)].filter(Boolean).join(', '),
    })),
  }));
}

/** The same of what the page shows. */
export function shownLines(lines: readonly CartLine[]) {
  return lines.map(({ variantId, quantity, subtotal, customizedQuantity, customized }) => ({
    variantId,
    quantity,
    subtotal,
    customizedQuantity,
    customized: customized.map((dish) => ({
      id: dish.id,
      quantity: dish.quantity,
      subtotal: dish.subtotal,
      toppings: dish.toppings,
    })),
  }));
}

/** Units and money of a cart. */
export function totalsOf(lines: readonly { quantity: number; subtotal: number }[]) {
  return {
    count: lines.reduce((sum, line) => sum + line.quantity, 0),
    total: lines.reduce((sum, line) => sum + line.subtotal, 0),
  };
}

/** Units of a cart, by size. */
type Units = readonly { variantId: string; quantity: number }[];

/** The units that both lists have. */
export function commonUnits(some: Units, others: Units): Units {
  const quantities = new Map(others.map(({ variantId, quantity }) => [variantId, quantity]));
  return some.map(({ variantId, quantity }) => ({
    variantId,
    quantity: Math.min(quantity, quantities.get(variantId) ?? 0),
  }));
}

/** Whether a former cart had units that neither the page's cart has nor the page says to be missing in it. */
export function isLost(world: World, former: Units, { cartId, notPutBack }: RootState['cart']): boolean {
  const quantities = new Map(
    world.carts.lines(cartId).map(({ variant, quantity }) => [variant.ID, quantity]),
  );
  const missing = new Set(notPutBack.map(({ variantId }) => variantId));
  return former.some(
    ({ variantId, quantity }) => quantity > (quantities.get(variantId) ?? 0) && !missing.has(variantId),
  );
}
