import { selectDish, selectVariantOwners } from '../menu/slice';
import { isCustomizable, type Dish } from '../menu/types';
import type { RootState } from '../state';
import type { CartChange } from './change';
import type { CartLine, DishAddition } from './types';

export function linesOf(dish: Dish, lines: readonly CartLine[]): CartLine[] {
  return lines.filter((line) => dish.variants.some((variant) => variant.id === line.variantId));
}

export function hasCustomizedUnits(dish: Dish, lines: readonly CartLine[]): boolean {
  return linesOf(dish, lines).some((line) => line.customizedQuantity > 0);
}

/** Counts customized units whose customization the server does not list. */
export function unlistedUnits({ customizedQuantity, customized }: CartLine): number {
  return customizedQuantity - customized.reduce((sum, dish) => sum + dish.quantity, 0);
}

/** Plans an addition. @throws Error for an unknown dish or size. */
export function planAddition(state: RootState, { dishId, variantId, quantity, selection }: DishAddition) {
  const dish = selectDish(state, dishId);
  const variant = dish?.variants.find((size) => size.id === variantId);
  if (!dish || !variant) throw new Error(`No dish ${dishId} of size ${variantId}`);
  const addOns = (selection?.addOns ?? []).flatMap((group) => group.options);
  const unit = variant.offerPrice + addOns.reduce((sum, option) => sum + option.price, 0);
  const customized = isCustomizable(dish);
  const template: CartLine = {
    variantId,
    name: dish.name,
    quantity: 0,
    subtotal: 0,
    offerPrice: variant.offerPrice,
    price: variant.price,
    sizeLabel: variant.label,
    veg: dish.veg,
    imageUrl: dish.imageUrl,
    outOfStock: false,
    customizedQuantity: 0,
    customized: [],
  };
  const change: CartChange = {
    delta: quantity,
    amount: unit * quantity,
    variantId,
    customizedId: null,
    customized,
    template,
  };
  return { dish, change };
}

export function planRemoval(state: RootState, variantId: string): CartChange {
  const line = state.cart.lines.find((candidate) => candidate.variantId === variantId);
  const owner = selectVariantOwners(state).get(variantId);
  const customized = line !== undefined && line.customizedQuantity >= line.quantity;
  const unit = customized
    ? Math.round(line.subtotal / line.quantity)
    : (line?.offerPrice ?? owner?.variant.offerPrice ?? 0);
  return { delta: -1, amount: -unit, variantId, customizedId: null, customized, template: null };
}

/** Plans one unit more or less of a customized dish. The unit price is subtotal / quantity. */
export function planCustomizedChange(
  state: RootState,
  variantId: string,
  customizedId: string,
  type: 'add' | 'remove',
): CartChange {
  const line = state.cart.lines.find((candidate) => candidate.variantId === variantId);
  const dish = line?.customized.find((candidate) => candidate.id === customizedId);
  const unit = dish ? Math.round(dish.subtotal / dish.quantity) : 0;
  const delta = type === 'add' ? 1 : -1;
  return { delta, amount: delta * unit, variantId, customizedId, customized: true, template: null };
}
