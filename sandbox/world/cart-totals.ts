import { toPaise } from '../money';
import type { Catalogue, FoundVariant } from './catalogue';
import type { Cart, CartLine, CustomizedUnits } from './state';

export interface CustomizedTotal {
  units: CustomizedUnits;
  /** Paise for all units. */
  subtotal: number;
}

/** A cart line with its menu record and its money, all in paise. */
export interface LineTotal extends FoundVariant {
  line: CartLine;
  /** All units, the customized ones included. */
  quantity: number;
  customizedQuantity: number;
  subtotal: number;
  /** The customized units' share of `subtotal`. */
  customizedSubtotal: number;
  customized: CustomizedTotal[];
}

/** Works out one line at the prices that the menu has now. */
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

/** The lines of a cart; those of dishes that the menu no longer has are left out. */
export function totalLines(cart: Cart, catalogue: Catalogue): LineTotal[] {
  return cart.lines.flatMap((line) => {
    const found = catalogue.findVariant(cart.restaurantId, line.variantId);
    return found ? [totalLine(line, found)] : [];
  });
}

/** Paise of all lines. */
export const itemsTotal = (lines: LineTotal[]): number => lines.reduce((sum, line) => sum + line.subtotal, 0);
