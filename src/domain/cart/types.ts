import type { Paise } from '@/lib/money';

/** One way in which a dish was put together, as the cart holds it (spec, section 3: Customized-dish record). */
export interface CustomizedDish {
  /** The server's id of this way (`tempCustId`). */
  id: string;
  name: string;
  quantity: number;
  subtotal: Paise;
  /** The size variant's own offer price, without add-ons. */
  offerPrice: Paise;
  /** Options and add-ons as one text; '' when nothing was chosen. */
  toppings: string;
  /** The text that adds units put together alike; '' where the answer does not say how they were. */
  addCustDish: string;
}

/** All units of one size variant. */
export interface CartLine {
  variantId: string;
  name: string;
  /** Customized units included. */
  quantity: number;
  /** The line's money, customized units included. */
  subtotal: Paise;
  offerPrice: Paise;
  price: Paise;
  /** null: the size has no name. */
  sizeLabel: string | null;
  veg: boolean;
  imageUrl: string | null;
  outOfStock: boolean;
  customizedQuantity: number;
  customized: CustomizedDish[];
}

/** Units of one size that were put together alike, or plain ones. */
export interface CartUnits {
  variantId: string;
  /** As the cart's answer says it. */
  name: string;
  quantity: number;
  /** Size, options and add-ons as one text; '' for none. */
  about: string;
  /** As of a `CustomizedDish`; undefined for plain units. */
  addCustDish: string | undefined;
}

/** What was chosen in a dish's popup, by group, in the menu's order. */
export interface DishSelection {
  customizations: readonly { groupId: string; options: readonly string[] }[];
  addOns: readonly { groupId: string; options: readonly { name: string; price: Paise }[] }[];
}

/** Where on the page a change was asked for: it decides the wait and the words (spec, sections 8 and 9). */
export type CartPlace = 'row' | 'card' | 'popup' | 'panel' | 'sheet';

/** What a dish is added by: one size, some units, and for a customizable dish what was chosen. */
export interface DishAddition {
  dishId: string;
  variantId: string;
  quantity: number;
  selection?: DishSelection;
  place: CartPlace;
}
