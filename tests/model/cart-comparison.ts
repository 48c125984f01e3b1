import type { CartLine } from '@/domain/cart/types';
import type { RootState } from '@/domain/root-reducer';
import { addOnText, choiceText } from '../../sandbox/world/customization';
import type { World } from '../../sandbox/world';

/** The server's lines of a cart in the page's format; amounts in paise. */
export function serverLines(world: World, cartId: string) {
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

export function totalsOf(lines: readonly { quantity: number; subtotal: number }[]) {
  return {
    count: lines.reduce((sum, line) => sum + line.quantity, 0),
    total: lines.reduce((sum, line) => sum + line.subtotal, 0),
  };
}

type Units = readonly { variantId: string; quantity: number }[];

export function commonUnits(some: Units, others: Units): Units {
  const quantities = new Map(others.map(({ variantId, quantity }) => [variantId, quantity]));
  return some.map(({ variantId, quantity }) => ({
    variantId,
    quantity: Math.min(quantity, quantities.get(variantId) ?? 0),
  }));
}

/** Whether units of a former cart are neither in the current cart nor reported as missing. */
export function isLost(
  world: World,
  former: Units,
  { cartId, unitsToCarryOver }: RootState['cart'],
): boolean {
  const quantities = new Map(
    world.carts.lines(cartId).map(({ variant, quantity }) => [variant.ID, quantity]),
  );
  const missing = new Set(unitsToCarryOver.map(({ variantId }) => variantId));
  return former.some(
    ({ variantId, quantity }) => quantity > (quantities.get(variantId) ?? 0) && !missing.has(variantId),
  );
}
