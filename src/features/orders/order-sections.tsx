import { MapPin, Phone, User } from 'lucide-react';
import type { ReactNode } from 'react';
import { remainderRow } from '@/domain/bill/remainder';
import { formatOrderDate } from '@/domain/orders/order-date';
import { orderRemainder, type OrderDetail, type OrderedItem } from '@/domain/orders/types';
import { formatRupees } from '@/lib/money';
import { m } from '@/texts';
import { CLARITY_MASK } from '@/integrations/analytics/clarity-mask';
import { VisuallyHidden } from '@/ui/text/visually-hidden';
import { OrderStatus } from './order-status';

export function OrderHeader({ order }: { order: OrderDetail }) {
  return (
    <section className="rounded-card bg-surface-raised p-4">
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1 border-b border-line pb-3">
        <div className="min-w-0">
          <h2 className="text-16 font-bold">{m.orders_name({ id: order.id })}</h2>
          <p className="text-14 text-ink-muted">{formatOrderDate(order.date)}</p>
        </div>
        <OrderStatus status={order.status} />
      </div>
      <dl {...CLARITY_MASK} className="mt-3 grid grid-cols-1 gap-2.5 text-14">
        <Fact icon={<User />} name={m.orders_details_name()} value={order.name} />
        <Fact icon={<Phone />} name={m.orders_details_phone()} value={order.phone} />
        <Fact icon={<MapPin />} name={m.orders_details_address()} value={order.address} />
      </dl>
    </section>
  );
}

function Fact({ icon, name, value }: { icon: ReactNode; name: string; value: string }) {
  if (!value) return null;
  return (
    <div className="flex gap-3">
      <dt className="shrink-0 text-ink-muted [&_svg]:size-5">
        <span aria-hidden="true">{icon}</span>
        <VisuallyHidden>{name}</VisuallyHidden>
      </dt>
      <dd dir="auto" className="min-w-0">
        {value}
      </dd>
    </div>
  );
}

export function OrderedItems({ items }: { items: readonly OrderedItem[] }) {
  if (items.length === 0) return null;
  return (
    <section aria-label={m.orders_details_items()} className="rounded-card bg-surface-raised px-4">
      <ul className="divide-y divide-line">
        {items.map((item, index) => (
          <li key={`${String(index)} ${item.name}`} className="flex flex-wrap gap-x-3 py-3.5 text-14">
            <span className="min-w-6 shrink-0 font-semibold whitespace-nowrap tabular-nums">
              {m.orders_details_count({ count: item.count })}
            </span>
            <div className="w-min min-w-0 grow">
              <p dir="auto" className="font-semibold">
                {item.name}
              </p>
              {item.size && (
                <p dir="auto" className="text-12 text-ink-muted">
                  {item.size}
                </p>
              )}
              {item.toppings && (
                <p dir="auto" className="text-12 text-ink-muted">
                  {item.toppings}
                </p>
              )}
              {item.addOns && (
                <p className="text-12 text-ink-muted">{m.orders_details_add_ons({ addOns: item.addOns })}</p>
              )}
            </div>
            <span className="ms-auto font-semibold tabular-nums">{formatRupees(item.subtotal)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

export function OrderTotals({ order }: { order: OrderDetail }) {
  const other = remainderRow(orderRemainder(order));
  return (
    <section aria-label={m.orders_details_bill()} className="rounded-card bg-surface-raised p-4">
      <dl className="text-14">
        <Amount
          name={m.orders_details_subtotal()}
          amount={formatRupees(order.subtotal)}
          className="text-ink-muted"
        />
        <Amount
          name={m.orders_details_gst()}
          amount={formatRupees(order.gst)}
          className="pt-2.5 text-ink-muted"
        />
        {other && <Amount name={other.label} amount={other.amount} className="pt-2.5 text-ink-muted" />}
        <Amount
          name={m.orders_details_total()}
          amount={formatRupees(order.total)}
          className="mt-3 border-t border-line pt-3 text-16 font-bold"
        />
      </dl>
    </section>
  );
}

function Amount({ name, amount, className }: { name: string; amount: string; className: string }) {
  return (
    <div className={`flex justify-between gap-3 ${className}`}>
      <dt>{name}</dt>
      <dd className="text-ink tabular-nums">{amount}</dd>
    </div>
  );
}
