import { OffersPage } from '@/features/offers/offers-page';

export function OffersRoute() {
  return <OffersPage />;
}
