import type { Paise } from '@/lib/money';
import type { Offer } from './types';

/** An offer as it stands to a cart. */
export interface RankedOffer {
  offer: Offer;
  /** What the cart lacks of the offer's minimum; 0: usable now. */
  missing: Paise;
}

/**
 * The offers for a cart of this total: those usable now first, the worthiest leading, then the others, the
 * nearest to its minimum leading; otherwise in the restaurant's order.
 */
export function rankOffers(offers: readonly Offer[], total: Paise): RankedOffer[] {
  const worth = ({ offer }: RankedOffer) => (offer.isWallet ? offer.walletValue : offer.maximum);
  return offers
    .map((offer) => ({ offer, missing: Math.max(0, offer.minimumOrder - total) }))
    .sort((one, other) => one.missing - other.missing || (one.missing === 0 ? worth(other) - worth(one) : 0));
}
