import type { CheckoutState } from '../checkout/types';
import type { OpenLogin } from '../dialogs/types';
import type { VerifiedPhone } from '../session/types';
import type { VisitState } from '../visit/types';

/** The part of the state that is persisted. */
export interface Records {
  checkout: CheckoutState;
  visit: VisitState;
  ids: RecordIds;
}

/** Of the slices `session`, `cart` and `dialogs`. */
export interface RecordIds {
  phone: string;
  cartId: string;
  verifiedPhone: VerifiedPhone | null;
  openLogin: OpenLogin | null;
}

/** What a tab remembers between two synchronisations of its records. */
export interface RecordsSync {
  /** The records that this tab has last read or written. */
  saved: Records;
  /** Another tab has changed the cart. This tab fetches it when it is visible and its own change has ended. */
  isCartStale: boolean;
}
