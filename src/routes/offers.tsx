import { OffersPage } from '@/features/offers/offers-page';

/** `offer`: every offer of the restaurant. */
export function OffersRoute() {
  return <OffersPage />;
}
