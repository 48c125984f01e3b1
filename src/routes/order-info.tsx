import { useLocation, useSearchParams } from 'react-router-dom';
import { isOrderId } from '@/domain/orders/order-id';
import { selectIsLeftForPayment } from '@/domain/checkout/slice';
import { MissingOrder } from '@/features/orders/missing-order';
import { TrackingPage, UnpaidPage } from '@/features/tracking/tracking-page';
import { useAppSelector } from '@/store/hooks';

/** Tracking, and the return page of the payment (`/orderInfo`, `/order-history/orderInfo`). */
export default function OrderInfoRoute() {
  const { search } = useLocation();
  const [query] = useSearchParams();
  const orderId = (query.get('OrderId') ?? '').trim();
  const isLeftForPayment = useAppSelector(selectIsLeftForPayment);
  if (isOrderId(orderId)) return <TrackingPage key={search} orderId={orderId} />;
  return (
    <>
      {isLeftForPayment && <MissingOrder />}
      <UnpaidPage />
    </>
  );
}
