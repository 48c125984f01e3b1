import type { RestaurantChanges } from '../restaurants/record';

/** Plain data, because the state is written to a file as JSON. */

export interface ChosenAddOn {
  name: string;
  /** Paise per unit when chosen. */
  price: number;
}

/** Units of a variant with the same customization. */
export interface CustomizedUnits {
  tempCustId: string;
  quantity: number;
  /** Customization group ids, joined with ','; `addOnIds`: add-on group ids. */
  customizationIds: string;
  choices: string[];
  addOnIds: string;
  addOns: ChosenAddOn[];
}

export interface CartLine {
  variantId: string;
  /** Paise of a unit when the dish was added. */
  price: number;
  /** Units without customization. */
  plain: number;
  customized: CustomizedUnits[];
}

export interface Cart {
  id: string;
  restaurantId: string;
  /** Phone, or guest id. */
  phone: string;
  status: 'open' | 'deleted' | 'paid' | 'replaced';
  lines: CartLine[];
}

export interface OtpSession {
  id: string;
  phone: string;
  code: string;
  /** Epoch milliseconds. */
  sentAt: number;
  used: boolean;
}

export interface SavedAddress {
  id: string;
  phone: string;
  restaurantId: string;
  houseNumber: string;
  streetAddress1: string;
  streetAddress2: string;
  landmark: string;
  city: string;
  state: string;
  pincode: string;
  /** Degrees; both 0 without a map. */
  longitude: number;
  latitude: number;
}

export interface OrderItem {
  units: number;
  name: string;
  size: string;
  choices: string;
  addOns: string;
  /** Paise. */
  subtotal: number;
}

export interface Order {
  id: number;
  restaurantId: string;
  phone: string;
  dinerName: string;
  /** Address, table or pick-up time, as text. */
  destination: string;
  orderType: string;
  instruction: string;
  /** 'YYYY-MM-DD HH:MM:SS' in Indian time. */
  placedAt: string;
  status: string;
  items: OrderItem[];
  /** The four amounts are in paise. */
  itemsTotal: number;
  gst: number;
  total: number;
  cashback: number;
}

export interface State {
  /** Last number by kind ('cart', 'customized', 'otp', …). */
  counters: Record<string, number>;
  carts: Record<string, Cart>;
  otpSessions: Record<string, OtpSession>;
  /** Phones that verified an OTP, registered or not. */
  verifiedPhones: string[];
  /** By phone. */
  diners: Record<string, { name: string }>;
  /** Paise, by `walletKey`. */
  wallets: Record<string, number>;
  addresses: SavedAddress[];
  orders: Order[];
  /** By slug. */
  restaurantChanges: Record<string, RestaurantChanges>;
}

export const emptyState = (): State => ({
  counters: { guest: 122, order: 1041 },
  carts: {},
  otpSessions: {},
  verifiedPhones: [],
  diners: {},
  wallets: {},
  addresses: [],
  orders: [],
  restaurantChanges: {},
});

export function nextNumber(state: State, kind: string): number {
  const next = (state.counters[kind] ?? 0) + 1;
  state.counters[kind] = next;
  return next;
}
