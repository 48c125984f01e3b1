import type { Paise } from '@/lib/money';
import type { Offer } from './types';

export interface RankedOffer {
  offer: Offer;
  /** Amount missing to the offer's minimum; 0 when the order reaches it. */
  missing: Paise;
}

/** Sorts offers whose minimum is reached by value, then the others by missing amount. Ties keep the restaurant's order. */
export function rankOffers(offers: readonly Offer[], total: Paise): RankedOffer[] {
  const worth = ({ offer }: RankedOffer) => (offer.isWallet ? offer.walletValue : offer.maxDiscount);
  return offers
    .map((offer) => ({ offer, missing: Math.max(0, offer.minimumOrder - total) }))
    .sort((one, other) => one.missing - other.missing || (one.missing === 0 ? worth(other) - worth(one) : 0));
}
