import type { AddressDraft } from '../addresses/types';
import type { AppliedOffer } from '../offers/types';
import type { PendingPayment } from '../orders/types';
import type { CheckoutChoices, OrderTypeOfVisit } from './order-types';
import type { PickupProblem } from './pickup';

/** Everything that the diner has entered for an order. It is persisted (`domain/persisted`). */
export interface CheckoutState extends CheckoutChoices, OrderTypeOfVisit {
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
