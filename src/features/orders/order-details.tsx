import { Bike } from 'lucide-react';
import { Link, useNavigate } from 'react-router-dom';
import { paths } from '@/config/paths';
import { isOrderId } from '@/domain/orders/order-id';
import { orderDetails } from '@/domain/orders/slice';
import { isFinished } from '@/domain/orders/status';
import type { OrderDetail } from '@/domain/orders/types';
import { selectIsLoggedIn } from '@/domain/session/slice';
import { trackState } from '@/integrations/tracking';
import { useAppSelector } from '@/store/hooks';
import { useResource, useWanted } from '@/store/use-resource';
import { m } from '@/texts';
import { Button, buttonClass } from '@/ui/controls/button';
import { BottomBar } from '@/ui/layout/bottom-bar';
import { ResourceView } from '@/ui/feedback/resource-view';
import { SkeletonRows } from '@/ui/feedback/skeleton-rows';
import { StateMessage } from '@/ui/feedback/state-message';
import { OrderAgain } from './order-again';
import { LoginNeeded, OrderTotals, OrderedItems, OrderHeader } from './order-sections';
import { ReceiptActions } from './receipt';

/** One order in full (docs/behaviour.md 13.2). Only logged-in diners can see it. */
export function OrderDetails({ orderId }: { orderId: string }) {
  const isLoggedIn = useAppSelector(selectIsLoggedIn);
  if (!isOrderId(orderId)) return <NoSuchOrder />;
  if (!isLoggedIn) return <LoginNeeded title={m.orders_details_login_needed()} />;
  return <Order orderId={orderId} />;
}

function NoSuchOrder() {
  return (
    <StateMessage
      kind="not-found"
      title={m.orders_details_unknown()}
      description={m.orders_details_unknown_text()}
      action={
        <Link to={paths.orderHistory} className={buttonClass()}>
          {m.orders_title()}
        </Link>
      }
      className="pt-20"
    />
  );
}

function Order({ orderId }: { orderId: string }) {
  const details = useResource(orderDetails, orderId, 'each-time');
  useWanted(orderDetails, orderId, 'polled');
  return (
    <ResourceView
      {...details}
      placeholder={
        <SkeletonRows
          rows={3}
          widths={['w-32', 'w-48', 'w-40']}
          className="page-width grid gap-3 py-2"
          rowClassName="h-44 rounded-card bg-surface-raised p-4"
        />
      }
      failed={{
        id: 'retry-order',
        title: m.orders_details_failed(),
        description: m.orders_details_failed_text(),
        className: 'pt-20',
      }}
    >
      {(order) => <KnownOrder order={order} />}
    </ResourceView>
  );
}

function KnownOrder({ order }: { order: OrderDetail }) {
  const navigate = useNavigate();
  return (
    <>
      <div className="page-width grid grid-cols-1 gap-3 py-2 pb-6">
        <OrderHeader order={order} />
        <OrderedItems items={order.items} />
        <OrderTotals order={order} />
        <ReceiptActions order={order}>
          {!isFinished(order.status) && <OrderAgain order={order} variant="secondary" size="44" />}
        </ReceiptActions>
      </div>
      {(!isFinished(order.status) || order.items.length > 0) && (
        <BottomBar>
          {isFinished(order.status) ? (
            <OrderAgain order={order} />
          ) : (
            <Button onClick={() => void navigate(paths.orderInfo(order.id), { state: trackState(order) })}>
              <Bike className="size-5" />
              <span>{m.orders_track()}</span>
            </Button>
          )}
        </BottomBar>
      )}
    </>
  );
}
