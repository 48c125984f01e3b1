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

function totalLine(line: CartLine, found: FoundVariant): LineTotal {
  const offerPrice = toPaise(found.variant.OfferPrice);
  const customized = line.customized.map((units) => {
    const unit = units.addOns.reduce((sum, addOn) => sum + addOn.price, offerPrice);
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
    return found ? [totalLine(line, found)] : [];
  });
}

export const itemsTotal = (lines: LineTotal[]): number => lines.reduce((sum, line) => sum + line.subtotal, 0);
