import { useLocation, useSearchParams } from 'react-router-dom';
import { isId } from '@/lib/ids';
import { TrackingPage, UnpaidPage } from '@/features/tracking/tracking-page';

/** Tracking, and the return page of the payment (`/orderInfo`, `/order-history/orderInfo`). */
export default function OrderInfoRoute() {
  const { search } = useLocation();
  const [query] = useSearchParams();
  const orderId = (query.get('OrderId') ?? '').trim();
  return isId(orderId) ? <TrackingPage key={search} orderId={orderId} /> : <UnpaidPage />;
}
