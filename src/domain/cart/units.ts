import type { CartLine, CartUnits } from './types';

export function unitsOf(lines: readonly CartLine[]): CartUnits[] {
  return lines.flatMap(({ variantId, name, sizeLabel, quantity, customizedQuantity, customized }) => {
    const listed = customized.reduce((sum, dish) => sum + dish.quantity, 0);
    const plain = { variantId, name, about: sizeLabel ?? '', addCustDish: undefined };
    const units: CartUnits[] = [
      { ...plain, quantity: quantity - Math.max(customizedQuantity, listed) },
      ...customized.map((dish) => ({
        ...plain,
        quantity: dish.quantity,
        about: [sizeLabel, dish.toppings].filter(Boolean).join(', '),
        addCustDish: dish.addCustDish,
      })),
      // Customized units whose customization the answer does not list.
      { ...plain, quantity: customizedQuantity - listed, addCustDish: '' },
    ];
    return units.filter((alike) => alike.quantity > 0);
  });
}

/** Whether two have the same size and customization, ignoring white space. */
export function isAlike(one: CartUnits, other: CartUnits): boolean {
  const text = (units: CartUnits) => units.addCustDish?.replace(/\s+/g, '');
  return one.variantId === other.variantId && text(one) === text(other);
}

function count(units: readonly CartUnits[], like: CartUnits): number {
  return units.reduce((sum, other) => sum + (isAlike(other, like) ? other.quantity : 0), 0);
}

export function missingUnits(wanted: readonly CartUnits[], lines: readonly CartLine[]): CartUnits[] {
  const held = unitsOf(lines);
  const kinds = wanted.filter((units, index) => wanted.findIndex((other) => isAlike(units, other)) === index);
  return kinds
    .map((units) => ({ ...units, quantity: count(wanted, units) - count(held, units) }))
    .filter(({ quantity }) => quantity > 0);
}
