import type { Paise } from '@/lib/money';

export interface OptionGroup {
  id: string;
  name: string;
  min: number;
  max: number;
  isRequired: boolean;
}

/** Option names are as the server writes them, because they are sent back. `plainText` makes them readable. */
export interface CustomizationGroup extends OptionGroup {
  options: readonly string[];
}

export interface AddOnGroup extends OptionGroup {
  options: readonly { name: string; price: Paise }[];
}

/** Options may be cheaper than none, but no unit costs less than ₹0 (contract §9, Money). */
export function unitPrice(offerPrice: Paise, addOns: readonly { price: Paise }[]): Paise {
  return Math.max(
    0,
    addOns.reduce((sum, { price }) => sum + price, offerPrice),
  );
}

export interface OptionGroups {
  customizations: readonly CustomizationGroup[];
  addOns: readonly AddOnGroup[];
}
