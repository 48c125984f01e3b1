import type { Paise } from '@/lib/money';
import type { CartLine } from './types';

/** A pending change, shown before the server accepts it. */
export interface CartChange {
  /** Units added; negative when removed. */
  delta: number;
  /** Unit price × `delta`. */
  amount: Paise;
  variantId: string;
  customizedId: string | null;
  customized: boolean;
  /** New line, without quantity and subtotal, for a variant that is not in the cart yet. */
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

/** Applies a change to the lines (spec §4, Adding an item). */
export function applyChange(lines: readonly CartLine[], change: CartChange): CartLine[] {
  if (lines.some((line) => line.variantId === change.variantId)) {
    return lines
      .map((line) => (line.variantId === change.variantId ? changedLine(line, change) : line))
      .filter((line) => line.quantity > 0);
  }
  if (!change.template || change.delta <= 0) return [...lines];
  return [...lines, changedLine(change.template, change)];
}
