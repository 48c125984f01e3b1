import type { RootState } from '../root-reducer';
import { selectDish, selectVariantOwners } from '../menu/slice';
import { isCustomizable, type Dish } from '../menu/types';
import { unitPrice } from '../option-groups/types';
import type { CartChange, CartLine, CartUnits, Customization, DishAddition } from './types';

export type DishTap = 'add' | 'increase' | 'decrease';

type CartTapAction =
  { type: 'open-repeat-sheet' } | { type: 'add'; variantId: string } | { type: 'remove'; variantId: string };

/** What a tap on a dish's control does (docs/behaviour.md 5.2). */
export type DishTapAction = CartTapAction | { type: 'open-popup' } | { type: 'notify-not-in-cart' };

/** What a tap on a line of the cart does (docs/behaviour.md 8.2). */
export type LineTapAction = CartTapAction | { type: 'notify-remove-only' };

function hasCustomized(lines: readonly CartLine[]): boolean {
  return lines.some((line) => line.customizedQuantity > 0);
}

function linesOf(dish: Dish, lines: readonly CartLine[]): CartLine[] {
  return lines.filter((line) => dish.variants.some((variant) => variant.id === line.variantId));
}

export function hasCustomizedUnits(dish: Dish, lines: readonly CartLine[]): boolean {
  return hasCustomized(linesOf(dish, lines));
}

/** Decides what a tap on a dish in a list does. @param cart `lastAdded` is the size of this dish added last. */
export function decideTap(
  dish: Dish,
  tap: DishTap,
  cart: { lines: readonly CartLine[]; lastAdded?: string | undefined },
): DishTapAction {
  const lines = linesOf(dish, cart.lines);
  if (tap === 'decrease') {
    if (hasCustomized(lines)) return { type: 'open-repeat-sheet' };
    const last = lines.find((line) => line.variantId === cart.lastAdded) ?? lines.at(-1);
    return last ? { type: 'remove', variantId: last.variantId } : { type: 'notify-not-in-cart' };
  }
  if (tap === 'increase' && lines.length === 0) return { type: 'notify-not-in-cart' };
  if (dish.variants.length > 1) return { type: 'open-popup' };
  if (hasCustomized(lines)) return { type: 'open-repeat-sheet' };
  return isCustomizable(dish) ? { type: 'open-popup' } : { type: 'add', variantId: dish.variants[0].id };
}

/** Lines of dishes that left the menu or are out of stock can only be removed. */
export function decideLineTap(
  line: CartLine,
  dish: Dish | undefined,
  tap: 'increase' | 'decrease',
): LineTapAction {
  if (line.customizedQuantity > 0)
    return dish ? { type: 'open-repeat-sheet' } : { type: 'notify-remove-only' };
  if (tap === 'decrease') return { type: 'remove', variantId: line.variantId };
  return dish && !line.isOutOfStock
    ? { type: 'add', variantId: line.variantId }
    : { type: 'notify-remove-only' };
}

/** @throws Error for an unknown dish or size. */
export function findVariant(state: RootState, { dishId, variantId }: DishAddition) {
  const dish = selectDish(state, dishId);
  const variant = dish?.variants.find((size) => size.id === variantId);
  if (!dish || !variant) throw new Error(`No dish ${dishId} of size ${variantId}`);
  return { dish, variant };
}

/** @throws Error for an unknown dish or size. */
export function planAddition(state: RootState, addition: DishAddition): CartChange {
  const { dish, variant } = findVariant(state, addition);
  const { variantId, quantity, selection } = addition;
  const addOns = (selection?.addOns ?? []).flatMap((group) => group.options);
  const unit = unitPrice(variant.offerPrice, addOns);
  const template: CartLine = {
    variantId,
    name: dish.name,
    quantity: 0,
    subtotal: 0,
    offerPrice: variant.offerPrice,
    price: variant.price,
    sizeLabel: variant.label,
    food: dish.food,
    imageUrl: dish.imageUrl,
    isOutOfStock: false,
    customizedQuantity: 0,
    customized: [],
  };
  return {
    delta: quantity,
    amount: unit * quantity,
    variantId,
    customizedId: null,
    isCustomized: isCustomizable(dish),
    template,
  };
}

/** Plans the removal of one unit. A plain unit goes first. */
export function planRemoval(state: RootState, { variantId }: { variantId: string }): CartChange {
  const line = state.cart.lines.data.find((candidate) => candidate.variantId === variantId);
  const owner = selectVariantOwners(state).get(variantId);
  const isCustomized = line !== undefined && line.customizedQuantity >= line.quantity;
  const unit = isCustomized
    ? Math.round(line.subtotal / line.quantity)
    : (line?.offerPrice ?? owner?.variant.offerPrice ?? 0);
  return { delta: -1, amount: -unit, variantId, customizedId: null, isCustomized, template: null };
}

export function planCustomizedChange(
  state: RootState,
  { variantId, customizedId, type }: { variantId: string; customizedId: string; type: 'add' | 'remove' },
): CartChange {
  const line = state.cart.lines.data.find((candidate) => candidate.variantId === variantId);
  const dish = line?.customized.find((candidate) => candidate.id === customizedId);
  const unit = dish ? Math.round(dish.subtotal / dish.quantity) : 0;
  const delta = type === 'add' ? 1 : -1;
  return { delta, amount: delta * unit, variantId, customizedId, isCustomized: true, template: null };
}

function changedLine(line: CartLine, change: CartChange): CartLine {
  return {
    ...line,
    quantity: line.quantity + change.delta,
    subtotal: Math.max(0, line.subtotal + change.amount),
    customizedQuantity: Math.max(0, line.customizedQuantity + (change.isCustomized ? change.delta : 0)),
    customized: line.customized
      .map((dish) =>
        dish.id === change.customizedId
          ? { ...dish, quantity: dish.quantity + change.delta, subtotal: dish.subtotal + change.amount }
          : dish,
      )
      .filter((dish) => dish.quantity > 0),
  };
}

/** Applies a planned change to the lines (docs/behaviour.md 7.1). */
export function applyChange(lines: readonly CartLine[], change: CartChange): CartLine[] {
  if (lines.some((line) => line.variantId === change.variantId)) {
    return lines
      .map((line) => (line.variantId === change.variantId ? changedLine(line, change) : line))
      .filter((line) => line.quantity > 0);
  }
  if (!change.template || change.delta <= 0) return [...lines];
  return [...lines, changedLine(change.template, change)];
}

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
    const size = { variantId, name, details: sizeLabel ?? '' };
    const units: CartUnits[] = [
      {
        ...size,
        customization: { kind: 'plain' },
        quantity: quantity - Math.max(customizedQuantity, listedUnits(line)),
      },
      ...customized.map((dish) => ({
        ...size,
        quantity: dish.quantity,
        details: [sizeLabel, dish.toppings].filter(Boolean).join(', '),
        customization: dish.customization,
      })),
      { ...size, quantity: unlistedUnits(line), customization: { kind: 'unreadable' } },
    ];
    return units.filter((same) => same.quantity > 0);
  });
}

function isSameCustomization(one: Customization, other: Customization): boolean {
  if (one.kind !== 'customized' || other.kind !== 'customized') return one.kind === other.kind;
  return one.text.replace(/\s+/g, '') === other.text.replace(/\s+/g, '');
}

export function isSameItem(one: CartUnits, other: CartUnits): boolean {
  return one.variantId === other.variantId && isSameCustomization(one.customization, other.customization);
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
