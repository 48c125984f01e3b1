import type { Paise } from '@/lib/money';
import type { FoodKind } from '../menu/types';
import type { Resource } from '../server/resource-state';

/** How units are customized. */
export type Customization =
  | { kind: 'plain' }
  /** `text` adds the same customization (`addCustDish`, docs/api/openapi.yaml). */
  | { kind: 'customized'; text: string }
  /** The server does not say how: such units cannot be added. */
  | { kind: 'unreadable' };

/** One customization of a dish in the cart (docs/api/openapi.yaml). */
export interface CustomizedDish {
  /** The server's `tempCustId`. */
  id: string;
  name: string;
  quantity: number;
  subtotal: Paise;
  /** Offer price of the size, without add-ons. */
  offerPrice: Paise;
  /** Options and add-ons as text; '' for none. */
  toppings: string;
  customization: Customization;
}

export interface CartLine {
  variantId: string;
  name: string;
  /** Including customized units. */
  quantity: number;
  subtotal: Paise;
  offerPrice: Paise;
  price: Paise;
  sizeLabel: string | null;
  food: FoodKind;
  imageUrl: string | null;
  isOutOfStock: boolean;
  customizedQuantity: number;
  customized: CustomizedDish[];
}

/** Units of one size with the same customization, or plain ones. */
export interface CartUnits {
  variantId: string;
  name: string;
  quantity: number;
  /** Size, options and add-ons as text; '' for none. */
  details: string;
  customization: Customization;
}

/** Options by group, in the menu's order. */
export interface DishSelection {
  customizations: readonly { groupId: string; options: readonly string[] }[];
  addOns: readonly { groupId: string; options: readonly { name: string; price: Paise }[] }[];
}

/** Selects the delay and the texts (docs/behaviour.md 19). */
export type ChangeOrigin = 'row' | 'card' | 'popup' | 'panel' | 'sheet';

export interface DishAddition {
  dishId: string;
  variantId: string;
  quantity: number;
  selection?: DishSelection;
  origin: ChangeOrigin;
}

/** A planned change, shown before the server accepts it. */
export interface CartChange {
  /** Units added; negative when removed. */
  delta: number;
  /** Unit price × `delta`. */
  amount: Paise;
  variantId: string;
  customizedId: string | null;
  isCustomized: boolean;
  /** New line, without quantity and subtotal, for a variant that is not in the cart yet. */
  template: CartLine | null;
}

export interface CartState {
  cartId: string;
  /** The last answer plus the changes accepted since. */
  lines: Resource<readonly CartLine[]>;
  /** Held by one change at a time. `change` is its plan; null without one. */
  lock: { requestId: string; change: CartChange | null; isDeletion: boolean } | null;
  /** Last addition, if it failed a moment ago. */
  failedAddition: { requestId: string; dishId: string; origin: ChangeOrigin } | null;
  /** Last kind of change since the last read: decides what an answer without lines means. */
  unreadChange: 'addition' | 'removal' | null;
  /** Whether the next answer's lines that are not among `lines` are named as added by the server. */
  isNamingDue: boolean;
  /** Last added size by dish. */
  lastAdded: Record<string, string>;
  /** Reads in a row that the server has answered, but not readably. */
  unreadableReads: number;
  /** Units of a former cart to add to this one, with the quantity that this cart should then have. */
  unitsToCarryOver: readonly CartUnits[];
}
