import type { Quirk } from '../quirks';
import type { RestaurantRecord } from '../restaurants/record';

/** Everything the sandbox remembers. Plain data, so that it can be written to a file as it stands. */

/** An add-on of a customized dish, with what it cost when it was chosen. */
export interface ChosenAddOn {
  name: string;
  /** Paise for one unit. */
  price: number;
}

/** Units of one variant that were customized alike. */
export interface CustomizedUnits {
  tempCustId: string;
  quantity: number;
  /** Ids of the customization groups chosen from, joined with ','. */
  customizationIds: string;
  choices: string[];
  /** Ids of the add-on groups chosen from, joined with ','. */
  addOnIds: string;
  addOns: ChosenAddOn[];
}

/** What a cart holds of one size variant. */
export interface CartLine {
  variantId: string;
  /** Units that are not customized. */
  plain: number;
  customized: CustomizedUnits[];
}

export interface Cart {
  id: string;
  restaurantId: string;
  /** Whose cart it is: a phone, or a guest's number. */
  phone: string;
  status: 'open' | 'deleted' | 'paid' | 'replaced';
  lines: CartLine[];
}

export interface OtpSession {
  id: string;
  phone: string;
  code: string;
  /** Milliseconds since the epoch. */
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
  /** Degrees; both 0 when the diner had no map. */
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
  customerName: string;
  /** Where it goes, in words: an address, a table, a pick-up time. */
  destination: string;
  orderType: string;
  instruction: string;
  /** 'YYYY-MM-DD HH:MM:SS', local time. */
  placedAt: string;
  status: string;
  items: OrderItem[];
  /** Paise. */
  itemsTotal: number;
  /** Paise. */
  gst: number;
  /** Paise: what was paid. */
  total: number;
  /** Paise credited to the wallet. */
  cashback: number;
}

/** What was changed about a restaurant while the sandbox ran. */
export interface RestaurantChanges {
  timing: {
    Status?: string | undefined;
    ClosingTimeStamp?: string | undefined;
    vegtype?: boolean | undefined;
  };
  /** By `CId`. */
  outOfStock: Record<string, boolean>;
  /** Rupees, by size variant `ID`. */
  prices: Record<string, { Price?: number | undefined; OfferPrice?: number | undefined }>;
  charges: NonNullable<RestaurantRecord['charges']>;
  /** Offers that are no longer valid, by `OfferId`. */
  withdrawnOffers: Record<string, boolean>;
  /** Which quirks are switched on or off. */
  quirks: Partial<Record<Quirk, boolean | undefined>>;
}

export interface State {
  /** The number last given out, by kind ('c' cart, 't' customization, 's' OTP session, …). */
  counters: Record<string, number>;
  carts: Record<string, Cart>;
  otpSessions: Record<string, OtpSession>;
  /** Phones that have proven a code, whether signed up or not. */
  verifiedPhones: string[];
  /** Names of the signed-up, by phone. */
  customers: Record<string, { name: string }>;
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
  customers: {},
  wallets: {},
  addresses: [],
  orders: [],
  restaurantChanges: {},
});

/** The next number of a kind, from 1 unless the state was seeded with another start. */
export function nextNumber(state: State, kind: string): number {
  const next = (state.counters[kind] ?? 0) + 1;
  state.counters[kind] = next;
  return next;
}
