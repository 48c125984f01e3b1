import type { Paise } from '@/lib/money';
import { idle, type Resource } from '../server/resource-state';

/** The server's price calculation (docs/api/openapi.yaml). */
export interface Bill {
  /** Before discount, tax and delivery. */
  itemTotal: Paise;
  payable: Paise;
  /** `PayableAmount` exactly as the server wrote it, for the payment page. */
  payableText: string;
  discount: Paise;
  /** Code that the server honours; '' for none. */
  coupon: string;
  offerMinimum: Paise;
  minimumOrder: Paise;
  gstPercent: number;
  /** `gstPercent` of the discounted item total. */
  gst: Paise;
  /** 'Available', 'Not Available' or other. */
  service: string;
  delivery: Paise;
  /** Amount to pay minus all other rows; negative when they exceed it. */
  remainder: Paise;
  /** Delivery charge before reductions. */
  deliveryInFull: Paise;
  nextDeliveryMessage: string;
}

/** Everything that the bill depends on. A change triggers a new request. */
export interface BillQuery {
  cartId: string;
  /** '0' for none. */
  offerId: string;
  /** '0' without delivery or chosen address. */
  addressId: string;
  longitude: string;
  latitude: string;
  /** Confirmed pick-up time of a take-away, otherwise '0'. */
  time: string;
  /** The bill depends on this and the next ones, which the server knows: they are not sent. */
  orderType: string;
  /** Phone of the paying diner. Another tab may have verified another one. */
  payer: string;
  /** Sizes, quantities and subtotals of the lines, as a text to compare. */
  linesKey: string;
}

export function isSameQuery(a: BillQuery | null, b: BillQuery | null): boolean {
  if (a === null || b === null) return a === b;
  return (Object.keys(a) as (keyof BillQuery)[]).every((name) => a[name] === b[name]);
}

/** Ignores case (docs/behaviour.md 9.2). */
export function honoursOffer(bill: Bill, code: string): boolean {
  return bill.coupon.toLowerCase() === code.toLowerCase();
}

export interface BilledOrder {
  query: BillQuery;
  bill: Bill;
}

export interface BillState extends Resource<BilledOrder | null> {
  /** What the last request asked; null before. */
  askedFor: BillQuery | null;
}

export const initialState: BillState = { ...idle(null), askedFor: null };
