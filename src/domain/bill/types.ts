import type { Paise } from '@/lib/money';

/** The bill as the price calculation tells it (spec, section 3; contract, section 4). */
export interface Bill {
  /** The items before discount, tax and delivery. */
  itemTotal: Paise;
  payable: Paise;
  /** `PayableAmount` exactly as the server wrote it: what the payment page is sent. */
  payableText: string;
  discount: Paise;
  /** The code that the server honours; '' for none. */
  coupon: string;
  /** The least that the applied offer asks for. */
  offerMinimum: Paise;
  /** The least that a delivery is made for. */
  minimumOrder: Paise;
  gstPercent: number;
  /** `gstPercent` of what is left after the discount. */
  gst: Paise;
  /** 'Available', 'Not Available' or other. */
  service: string;
  delivery: Paise;
  /** Paise by which the server has rounded the sum of its parts; negative when rounded down. */
  rounding: Paise;
  /** What delivery would cost unreduced. */
  deliveryInFull: Paise;
  nextDeliveryMessage: string;
}

/** What the price depends on: nothing else makes it be asked for again. */
export interface BillQuery {
  cartId: string;
  /** '0': none. */
  offerId: string;
  /** '0' when not delivered, or while no address is chosen. */
  addressId: string;
  longitude: string;
  latitude: string;
  /** The confirmed pick-up time of a take-away, else '0'. */
  time: string;
  /** Not sent: the server is asked again for another order type even where its own fields are the same. */
  orderType: string;
  /** The lines that the price is of, as one text. */
  lines: string;
}

export function isSameQuery(a: BillQuery | null, b: BillQuery | null): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}

/** Whether the bill honours an offer: its code, upper or lower case (contract, section 4). */
export function honours(bill: Bill, code: string): boolean {
  return bill.coupon.toLowerCase() === code.toLowerCase();
}
