import { toPaise } from '../money';
import type { Catalogue, FoundVariant } from './catalogue';
import type { Cart, CartLine, CustomizedUnits } from './state';

export interface CustomizedTotal {
  units: CustomizedUnits;
  /** Paise for all units. */
  subtotal: number;
}

/** Cart line with its menu record; money in paise. */
export interface LineTotal extends FoundVariant {
  line: CartLine;
  /** All units, including customized ones. */
  quantity: number;
  customizedQuantity: number;
  subtotal: number;
  customizedSubtotal: number;
  customized: CustomizedTotal[];
}

/** @param offerPrice of a unit without add-ons, in paise */
function totalLine(line: CartLine, found: FoundVariant, offerPrice: number): LineTotal {
  const customized = line.customized.map((units) => {
    const unit = Math.max(
      0,
      units.addOns.reduce((sum, addOn) => sum + addOn.price, offerPrice),
    );
    return { units, subtotal: unit * units.quantity };
  });
  const customizedQuantity = customized.reduce((sum, entry) => sum + entry.units.quantity, 0);
  const customizedSubtotal = customized.reduce((sum, entry) => sum + entry.subtotal, 0);
  return {
    ...found,
    line,
    quantity: line.plain + customizedQuantity,
    customizedQuantity,
    subtotal: line.plain * offerPrice + customizedSubtotal,
    customizedSubtotal,
    customized,
  };
}

/** Calculates a cart's lines, without dishes that the menu no longer has. */
export function totalLines(cart: Cart, catalogue: Catalogue): LineTotal[] {
  return cart.lines.flatMap((line) => {
    const found = catalogue.findVariant(cart.restaurantId, line.variantId);
    return found ? [totalLine(line, found, toPaise(found.variant.OfferPrice))] : [];
  });
}

export const isSoldOut = (cart: Cart, variantId: string, catalogue: Catalogue): boolean =>
  catalogue.hasQuirk(cart.restaurantId, 'sold-out-line') &&
  cart.lines.length > 1 &&
  cart.lines[0]?.variantId === variantId;

/** Returns the lines as the cart call lists them: with old prices and dishes out of stock, if quirks say so. */
export function listedLines(cart: Cart, catalogue: Catalogue): LineTotal[] {
  const isStale = catalogue.hasQuirk(cart.restaurantId, 'stale-totals');
  return totalLines(cart, catalogue).map((total) => {
    const { line, dish, variant } = total;
    const OutOfStock = dish.OutOfStock || isSoldOut(cart, line.variantId, catalogue);
    const found = { dish: { ...dish, OutOfStock }, variant };
    return isStale ? totalLine(line, found, line.price) : { ...total, ...found };
  });
}

export const itemsTotal = (lines: LineTotal[]): number => lines.reduce((sum, line) => sum + line.subtotal, 0);
