import { useId } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { paths } from '@/config/paths';
import { formatOrderDate } from '@/domain/orders/order-date';
import { isFinished, type OrderSummary } from '@/domain/orders/types';
import { trackState } from '@/integrations/tracking';
import { formatAmount } from '@/lib/money';
import { m } from '@/texts';
import { Button, buttonClass } from '@/ui/controls/button';
import { OrderAgain } from './order-again';
import { OrderStatus } from './order-status';

export function OrderCard({ order }: { order: OrderSummary }) {
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
          {m.orders_total_rs({ amount: formatAmount(order.total) })}
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
