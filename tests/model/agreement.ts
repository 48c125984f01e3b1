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

/** Whether a former cart holds units that neither the page's cart has nor the page says to be missing in it. */
export function isLost(world: World, former: string, { cartId, notPutBack }: RootState['cart']): boolean {
  const quantities = new Map(
    world.carts.lines(cartId).map(({ variant, quantity }) => [variant.ID, quantity]),
  );
  const missing = new Set(notPutBack.map(({ variantId }) => variantId));
  return world.carts
    .lines(former)
    .some(
      ({ variant, quantity }) => quantity > (quantities.get(variant.ID) ?? 0) && !missing.has(variant.ID),
    );
}
