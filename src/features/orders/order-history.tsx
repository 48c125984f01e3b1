import { useId } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { paths } from '@/config/paths';
import { formatOrderDate } from '@/domain/orders/order-texts';
import { orderHistory } from '@/domain/orders/slice';
import { isFinished } from '@/domain/orders/status';
import type { OrderSummary } from '@/domain/orders/types';
import { selectIsLoggedIn } from '@/domain/session/slice';
import { trackState } from '@/integrations/tracking';
import { formatAmount } from '@/lib/money';
import { useAppSelector } from '@/store/hooks';
import { useResource } from '@/store/use-resource';
import { m } from '@/texts';
import { Button, buttonClass } from '@/ui/controls/button';
import { ResourceView } from '@/ui/feedback/resource-view';
import { SkeletonRows } from '@/ui/feedback/skeleton-rows';
import { StateMessage } from '@/ui/feedback/state-message';
import { OrderAgain } from './order-again';
import { LoginNeeded, OrderStatus } from './order-sections';

export function OrderHistory() {
  const isLoggedIn = useAppSelector(selectIsLoggedIn);
  return isLoggedIn ? <Orders /> : <LoginNeeded title={m.orders_login_needed()} />;
}

function Orders() {
  const history = useResource(orderHistory, undefined, 'each-time');
  return (
    <ResourceView
      {...history}
      placeholder={<OrdersSkeleton />}
      failed={{
        id: 'retry-history',
        title: m.orders_failed(),
        description: m.orders_failed_text(),
        className: 'pt-20',
      }}
      empty={
        <StateMessage
          kind="orders"
          title={m.orders_empty()}
          description={m.orders_empty_text()}
          action={
            <Link to={paths.menu()} className={buttonClass()}>
              {m.orders_browse_menu()}
            </Link>
          }
          className="pt-20"
        />
      }
    >
      {(orders) => (
        <div className="flex-1 bg-surface-sunken">
          <ul className="page-width grid grid-cols-1 gap-3 py-2 pb-6 md:grid-cols-2 lg:grid-cols-3 lg:gap-6 lg:py-6">
            {orders.map((order) => (
              <li key={order.id}>
                <OrderCard order={order} />
              </li>
            ))}
          </ul>
        </div>
      )}
    </ResourceView>
  );
}

function OrderCard({ order }: { order: OrderSummary }) {
  const navigate = useNavigate();
  const id = useId();
  return (
    <article
      aria-label={m.orders_name({ id: order.id })}
      className="flex h-full flex-col rounded-card bg-surface-raised p-4"
    >
      <div className="flex flex-wrap items-start justify-between gap-x-3">
        <p id={id} className="py-1 text-12 text-ink-muted">
          {formatOrderDate(order.date)}
        </p>
        <OrderStatus status={order.status} />
      </div>
      <ul className="mt-2 flex-1 text-14">
        {order.items.map((item, index) => (
          <li key={`${String(index)} ${item.name}`}>
            {m.orders_item({ count: item.count, name: item.name })}
          </li>
        ))}
      </ul>
      <div className="mt-3 flex items-center justify-between gap-1 border-t border-line pt-1.5">
        <p className="text-16 font-bold tabular-nums">
          {order.total !== null && m.currency_amount({ amount: formatAmount(order.total) })}
        </p>
        <Link
          to={paths.orderDetails(order.id)}
          aria-describedby={id}
          className={buttonClass({ variant: 'text', size: '44', className: '-me-4 text-ink' })}
        >
          {m.orders_read_more()}
        </Link>
      </div>
      <div className="mt-1 grid auto-cols-fr grid-flow-col gap-2">
        <OrderAgain
          order={order}
          describedBy={id}
          variant={isFinished(order.status) ? 'tonal' : 'secondary'}
          size="44"
        />
        <Button
          variant={isFinished(order.status) ? 'text' : 'tonal'}
          size="44"
          aria-describedby={id}
          onClick={() => void navigate(paths.orderInfo(order.id), { state: trackState(order) })}
        >
          {m.orders_track()}
        </Button>
      </div>
    </article>
  );
}

function OrdersSkeleton() {
  return (
    <div className="flex-1 bg-surface-sunken">
      <SkeletonRows
        rows={3}
        widths={['w-32', 'w-48', 'w-36', 'w-20']}
        className="page-width grid gap-3 py-2 md:grid-cols-2 lg:grid-cols-3 lg:gap-6 lg:py-6"
        rowClassName="h-44 rounded-card bg-surface-raised p-4"
      />
    </div>
  );
}
