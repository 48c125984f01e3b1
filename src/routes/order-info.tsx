import { useLocation, useSearchParams } from 'react-router-dom';
import { isOrderId } from '@/domain/orders/order-id';
import { TrackingPage, UnpaidPage } from '@/features/tracking/tracking-page';

/** Tracking, and the return page of the payment (`/orderInfo`, `/order-history/orderInfo`). */
export default function OrderInfoRoute() {
  const { search } = useLocation();
  const [query] = useSearchParams();
  const orderId = (query.get('OrderId') ?? '').trim();
  return isOrderId(orderId) ? <TrackingPage key={search} orderId={orderId} /> : <UnpaidPage />;
}
