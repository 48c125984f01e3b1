import { useId, useMemo, useState } from 'react';
import { dishesInOrder } from '@/domain/menu/filter-categories';
import { selectMenu } from '@/domain/menu/slice';
import { recentOrders, todaysTotal } from '@/domain/orders/order-again';
import { orderHistory } from '@/domain/orders/slice';
import type { OrderSummary } from '@/domain/orders/types';
import { formatRupees } from '@/lib/money';
import { useAppSelector } from '@/store/hooks';
import { useResource } from '@/store/use-resource';
import { m } from '@/texts';
import { classNames } from '@/ui/class-names';
import { SnapList } from '@/ui/list/snap-list';
import { OrderAgain } from './order-again';

/** 'Order again' at the end of home. It is absent after a failure, and without orders. */
export function RecentOrders() {
  const { data } = useResource(orderHistory);
  const orders = useMemo(() => recentOrders(data ?? []), [data]);
  return orders.length > 0 && <RecentOrdersList orders={orders} />;
}

/** Whether the end of the page is in the viewport, where added content would move it. */
function isPageEndVisible(): boolean {
  const content = document.querySelector('main')?.getBoundingClientRect();
  return content !== undefined && content.height > 0 && content.bottom < window.innerHeight;
}

function RecentOrdersList({ orders }: { orders: readonly OrderSummary[] }) {
  const [canAppear] = useState(() => !isPageEndVisible());
  if (!canAppear) return null;
  return (
    <section aria-label={m.orders_again()} className="min-w-0">
      <h2 className="mb-4 text-20 font-bold">{m.orders_again()}</h2>
      <SnapList
        className="-mx-4 gap-3 scroll-px-4 px-4 md:-mx-6 md:scroll-px-6 md:px-6 lg:mx-0 lg:gap-6 lg:scroll-px-0 lg:px-0"
        itemClassName={classNames(
          // The page's width less the two gaps of 24 px between three orders.
          'lg:w-[calc((100%-2*24px)/3)]',
          orders.length > 1 ? 'w-[calc(100%-24px)] md:w-80' : 'w-full md:w-80',
        )}
      >
        {orders.map((order) => (
          <RecentOrder key={order.id} order={order} />
        ))}
      </SnapList>
    </section>
  );
}

function RecentOrder({ order }: { order: OrderSummary }) {
  const { data: menu, status } = useAppSelector(selectMenu);
  const total = useMemo(
    () => (menu && status === 'ready' ? todaysTotal(order.items, dishesInOrder(menu)) : null),
    [order.items, menu, status],
  );
  const itemsId = useId();
  const items = order.items.map(({ count, name }) => m.orders_item({ count, name })).join(', ');
  return (
    <div className="flex h-full flex-col gap-2 rounded-card bg-surface-sunken p-4">
      <p id={itemsId} className="line-clamp-2 box-content min-h-[2lh] text-14 font-semibold">
        {items}
      </p>
      <div className="flex flex-wrap items-center justify-between gap-x-2">
        {total !== null && (
          <p className="text-14 text-ink-muted tabular-nums">
            {m.orders_again_today({ total: formatRupees(total) })}
          </p>
        )}
        <OrderAgain order={order} describedBy={itemsId} variant="tonal" size="44" className="ms-auto" />
      </div>
    </div>
  );
}
