import { paths } from '@/config/paths';
import { OrderHistory } from '@/features/orders/order-history';
import { useGoBack } from '@/ui/hooks/use-go-back';
import { m } from '@/texts';
import { PageHeader } from '@/ui/layout/page-header';

export default function OrderHistoryRoute() {
  return (
    <div className="flex min-h-[inherit] flex-col">
      <PageHeader title={m.orders_title()} onBack={useGoBack(paths.home)} />
      <OrderHistory />
    </div>
  );
}
