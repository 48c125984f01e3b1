import { Check, ChefHat, MapPin, Phone, User, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { loginRequested } from '@/domain/dialogs/slice';
import { formatOrderDate } from '@/domain/orders/order-texts';
import { orderStatus, statusTag } from '@/domain/orders/status';
import type { OrderDetail, OrderedItem } from '@/domain/orders/types';
import { useAppDispatch } from '@/store/hooks';
import { m } from '@/texts';
import { Button } from '@/ui/controls/button';
import { StateMessage } from '@/ui/feedback/state-message';
import { Tag } from '@/ui/text/tag';
import { CLARITY_MASK } from '@/integrations/analytics/clarity-mask';
import { VisuallyHidden } from '@/ui/text/visually-hidden';
import { amountText, optionsOf, sumsOf } from './receipt-text';

/** Replaces orders until the diner logs in. `title` states the reason. */
export function LoginNeeded({ title }: { title: string }) {
  const dispatch = useAppDispatch();
  return (
    <StateMessage
      kind="orders"
      title={title}
      isTitleCapitalized
      action={<Button onClick={() => dispatch(loginRequested())}>{m.orders_login()}</Button>}
      className="pt-20"
    />
  );
}

/** Shows "order placed successfully" as "successfully" (docs/behaviour.md 12.5). */
export function OrderStatus({ status }: { status: string }) {
  if (!status) return null;
  const { tone, icon } = orderStatus(status);
  return (
    // The restaurant defines this text, so its length is unlimited.
    <Tag tone={tone} icon={STATUS_ICONS[icon]} className="min-w-0 wrap-anywhere">
      <VisuallyHidden>{m.orders_status()}</VisuallyHidden>
      <span dir="auto" className="min-w-0">
        {statusTag(status)}
      </span>
    </Tag>
  );
}

const STATUS_ICONS = { check: <Check />, cross: <X />, cooking: <ChefHat /> };

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
        <DinerDetail icon={<User />} name={m.orders_details_name()} value={order.name} />
        <DinerDetail icon={<Phone />} name={m.orders_details_phone()} value={order.phone} />
        <DinerDetail icon={<MapPin />} name={m.orders_details_address()} value={order.address} />
      </dl>
    </section>
  );
}

function DinerDetail({ icon, name, value }: { icon: ReactNode; name: string; value: string }) {
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
              {[item.size, ...optionsOf(item)].map(
                (text, line) =>
                  text && (
                    <p key={line} dir="auto" className="text-12 text-ink-muted">
                      {text}
                    </p>
                  ),
              )}
            </div>
            <span className="ms-auto font-semibold tabular-nums">{amountText(item.subtotal)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

export function OrderTotals({ order }: { order: OrderDetail }) {
  const sums = sumsOf(order);
  if (sums.length === 0) return null;
  return (
    <section aria-label={m.orders_details_bill()} className="rounded-card bg-surface-raised p-4">
      <dl className="text-14">
        {sums.map(({ label, amount }) => (
          <div
            key={label}
            className="flex justify-between gap-3 not-first:not-last:pt-2.5 not-last:text-ink-muted last:mt-3 last:border-t last:border-line last:pt-3 last:text-16 last:font-bold"
          >
            <dt>{label}</dt>
            <dd className="text-ink tabular-nums">{amount}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
