import type { Paise } from '@/lib/money';
import type { CartLine } from './types';

/** A change of the cart that is under way: shown at once, kept when the server accepts it. */
export interface CartChange {
  /** Units added (or, negative, removed). */
  delta: number;
  /** Their money: unit price times units. */
  amount: Paise;
  variantId: string;
  /** The customized dish whose units change, when it is one that the cart already has. */
  customizedId: string | null;
  /** Whether the changed units are customized ones. */
  customized: boolean;
  /** The line as it will read if the cart has none of this variant yet (its quantity and money unset). */
  template: CartLine | null;
}

function changedLine(line: CartLine, change: CartChange): CartLine {
  return {
    ...line,
    quantity: line.quantity + change.delta,
    subtotal: Math.max(0, line.subtotal + change.amount),
    customizedQuantity: Math.max(0, line.customizedQuantity + (change.customized ? change.delta : 0)),
    customized: line.customized
      .map((dish) =>
        dish.id === change.customizedId
          ? { ...dish, quantity: dish.quantity + change.delta, subtotal: dish.subtotal + change.amount }
          : dish,
      )
      .filter((dish) => dish.quantity > 0),
  };
}

/** The lines as they read with a change: the specification's arithmetic (section 4, Adding an item). */
export function applyChange(lines: readonly CartLine[], change: CartChange): CartLine[] {
  if (lines.some((line) => line.variantId === change.variantId)) {
    return lines
      .map((line) => (line.variantId === change.variantId ? changedLine(line, change) : line))
      .filter((line) => line.quantity > 0);
  }
  if (!change.template || change.delta <= 0) return [...lines];
  return [...lines, changedLine(change.template, change)];
}
