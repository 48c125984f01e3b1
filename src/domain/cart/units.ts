import type { CartLine, CartUnits } from './types';

function listedUnits({ customized }: CartLine): number {
  return customized.reduce((sum, dish) => sum + dish.quantity, 0);
}

/** Counts customized units whose customization the server does not list. */
export function unlistedUnits(line: CartLine): number {
  return line.customizedQuantity - listedUnits(line);
}

export function unitsOf(lines: readonly CartLine[]): CartUnits[] {
  return lines.flatMap((line) => {
    const { variantId, name, sizeLabel, quantity, customizedQuantity, customized } = line;
    const plain = { variantId, name, details: sizeLabel ?? '', customizationText: undefined };
    const units: CartUnits[] = [
      { ...plain, quantity: quantity - Math.max(customizedQuantity, listedUnits(line)) },
      ...customized.map((dish) => ({
        ...plain,
        quantity: dish.quantity,
        details: [sizeLabel, dish.toppings].filter(Boolean).join(', '),
        customizationText: dish.customizationText,
      })),
      { ...plain, quantity: unlistedUnits(line), customizationText: '' },
    ];
    return units.filter((same) => same.quantity > 0);
  });
}

export function isSameItem(one: CartUnits, other: CartUnits): boolean {
  const text = (units: CartUnits) => units.customizationText?.replace(/\s+/g, '');
  return one.variantId === other.variantId && text(one) === text(other);
}

function count(units: readonly CartUnits[], item: CartUnits): number {
  return units.reduce((sum, other) => sum + (isSameItem(other, item) ? other.quantity : 0), 0);
}

/** Returns the units that the lines lack, once per item. */
export function missingUnits(wanted: readonly CartUnits[], lines: readonly CartLine[]): CartUnits[] {
  const inCart = unitsOf(lines);
  const items = wanted.filter(
    (units, index) => wanted.findIndex((other) => isSameItem(units, other)) === index,
  );
  return items
    .map((units) => ({ ...units, quantity: count(wanted, units) - count(inCart, units) }))
    .filter(({ quantity }) => quantity > 0);
}
