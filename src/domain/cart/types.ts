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
