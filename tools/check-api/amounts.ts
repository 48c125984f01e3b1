import type { Bill } from '../../src/domain/bill/types';
import type { CartLine } from '../../src/domain/cart/types';
import { formatRupees, isRounding, type Paise } from '../../src/lib/money';

/** One unit of a dish's first size, as its popup opens. */
export interface Unit {
  name: string;
  variantId: string;
  customizationText: string | undefined;
  price: Paise;
}

/** Whether the amounts of a bill agree with each other and with the cart. */
export function billProblems(bill: Bill, lines: readonly CartLine[]): string[] {
  const { itemTotal, discount, gst, gstPercent, delivery, remainder, payable } = bill;
  const sum = lines.reduce((total, { subtotal }) => total + subtotal, 0);
  const problems: string[] = [];
  if (sum !== itemTotal)
    problems.push(
      `Grand_Total is ${formatRupees(itemTotal)}, but the lines of the cart sum up to ${formatRupees(sum)}`,
    );
  if (!isRounding(remainder))
    problems.push(
      `PayableAmount is ${formatRupees(payable)}, but ${formatRupees(itemTotal)} less the discount of ` +
        `${formatRupees(discount)}, with ${String(gstPercent)}% GST (${formatRupees(gst)}) and delivery ` +
        `(${formatRupees(delivery)}), is ${formatRupees(payable - remainder)}`,
    );
  return problems;
}

/** Whether a cart has exactly the added units, at the prices of the menu. */
export function cartProblems(lines: readonly CartLine[], added: readonly Unit[]): string[] {
  const dishes = new Map(added.map((unit) => [unit.variantId, unit]));
  return [...dishes].flatMap(([id, { name, price }]) => {
    const expected = added.filter(({ variantId }) => variantId === id).length;
    const { quantity = 0, subtotal = 0 } = lines.find(({ variantId }) => variantId === id) ?? {};
    if (quantity !== expected)
      return [`the cart has ${String(quantity)} × '${name}', expected ${String(expected)} ×`];
    const total = formatRupees(price * quantity);
    return subtotal === price * quantity
      ? []
      : [`the cart asks ${formatRupees(subtotal)} for ${String(quantity)} × '${name}', the menu ${total}`];
  });
}
