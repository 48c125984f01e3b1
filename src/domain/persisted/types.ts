import type { CheckoutState } from '../checkout/types';
import type { VerifiedPhone } from '../session/types';
import type { VisitState } from '../visit/types';

/** The part of the state that is persisted. */
export interface Records {
  checkout: CheckoutState;
  visit: VisitState;
  ids: RecordIds;
}

/** Of the slices `session` and `cart`. */
export interface RecordIds {
  phone: string;
  cartId: string;
  verifiedPhone: VerifiedPhone | null;
}
