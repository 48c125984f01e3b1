import { useLocation } from 'react-router-dom';
import { paths } from '@/config/paths';
import { decodeSegment } from '@/lib/decode-segment';
import { OrderDetails } from '@/features/orders/order-details';
import { useGoBack } from '@/ui/hooks/use-go-back';
import { m } from '@/texts';
import { PageHeader } from '@/ui/layout/page-header';

export default function OrderDetailsRoute() {
  const { pathname } = useLocation();
  const [, segment = ''] = /([^/]+)\/*$/.exec(pathname) ?? [];
  const orderId = decodeSegment(segment) ?? segment;
  return (
    <div className="flex min-h-[inherit] flex-col bg-surface-sunken">
      <div className="flex flex-1 flex-col lg:mx-auto lg:w-full lg:max-w-192">
        <PageHeader title={m.orders_details_title()} onBack={useGoBack(paths.orderHistory)} />
        <OrderDetails key={orderId} orderId={orderId} />
      </div>
    </div>
  );
}
