import type { AddressDraft } from '../addresses/types';
import type { AppliedOffer } from '../offers/types';
import type { PendingPayment } from '../orders/types';
import type { PickupProblem } from './pickup';

/** Values that the payment page expects (docs/api/openapi.yaml). `order-types.ts` has their rules. */
export const ORDER_TYPES = ['Delivery', 'Take Away', 'Dine in'] as const;
export type OrderType = (typeof ORDER_TYPES)[number];

export interface OrderTypeChoice {
  orderType: OrderType;
  dineInBy: 'table' | 'car';
  tableNumber: string;
  carNumber: string;
}

export interface CheckoutChoices extends OrderTypeChoice {
  note: string;
  /** As typed ('HH:MM'); '' for none. */
  pickupTime: string;
  /** As confirmed by 'set time'; '' for none. */
  confirmedPickupTime: string;
}

/** Everything that the diner has entered for an order. It is persisted (`domain/persisted`). */
export interface CheckoutState extends CheckoutChoices {
  /** Whether the order type is that of this visit's link, such as the QR code of a table. */
  isOrderTypeLinked: boolean;
  appliedOffer: AppliedOffer | null;
  /** Delivery address of this order; null until one is chosen in this visit. */
  chosenAddressId: string | null;
  /** The last one first. */
  usedAddressIds: readonly string[];
  addressDraft: AddressDraft;
  leftForPayment: PendingPayment | null;
  /** Orders of this browser. Each clears its cart once (docs/behaviour.md 12.3). */
  ordersThatClearedACart: readonly string[];
  /** Number of accepted cart changes in all tabs. */
  cartChanges: number;
}

/** Reason why an order cannot be placed (docs/behaviour.md 8.7). */
export type OrderObstacle =
  | 'no-connection'
  | 'cart-failed'
  | 'closed'
  | 'not-logged-in'
  | 'no-table-or-car'
  | PickupProblem
  | 'no-address'
  | 'no-bill'
  | 'no-service'
  | 'below-minimum';
