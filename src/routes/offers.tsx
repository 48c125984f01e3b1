import { OffersPage } from '@/features/offers/offers-page';

export default function OffersRoute() {
  return <OffersPage />;
}
