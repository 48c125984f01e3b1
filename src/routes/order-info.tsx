import { Navigate, useLocation, useSearchParams } from 'react-router-dom';
import { paths } from '@/config/paths';
import { isOrderId } from '@/domain/orders/order-id';
import { selectIsLeftForPayment } from '@/domain/checkout/slice';
import { selectFoundOrderId } from '@/domain/visit/slice';
import { MissingOrder } from '@/features/orders/missing-order';
import { TrackingPage, UnpaidPage } from '@/features/tracking/tracking-page';
import { useAppSelector } from '@/store/hooks';

/** Tracking, and the return page of the payment (`/orderInfo`, `/order-history/orderInfo`). */
export default function OrderInfoRoute() {
  const { search } = useLocation();
  const [query] = useSearchParams();
  const orderId = (query.get('OrderId') ?? '').trim();
  const isLeftForPayment = useAppSelector(selectIsLeftForPayment);
  const foundOrderId = useAppSelector(selectFoundOrderId);
  if (isOrderId(orderId)) return <TrackingPage key={search} orderId={orderId} />;
  if (foundOrderId !== '' && !isLeftForPayment)
    return <Navigate to={paths.orderDetails(foundOrderId)} replace />;
  return (
    <>
      {isLeftForPayment && <MissingOrder />}
      <UnpaidPage />
    </>
  );
}
