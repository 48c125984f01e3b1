import { useEffect, useMemo, useState } from 'react';
import { selectIsMenuCurrent } from '@/domain/catalogue/catalogue';
import { dishesInOrder } from '@/domain/menu/sections';
import { selectMenu } from '@/domain/menu/slice';
import { recentOrders, todaysTotal } from '@/domain/orders/recent-orders';
import { fetchHistory, selectHistory } from '@/domain/orders/slice';
import type { OrderSummary } from '@/domain/orders/types';
import { selectRestaurantId } from '@/domain/shop/slice';
import { formatRupees } from '@/lib/money';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { m } from '@/texts';
import { classNames } from '@/ui/layout/class-names';
import { SnapList } from '@/ui/list/snap-list';
import { OrderAgain } from './order-again';

export interface RecentOrdersProps {
  /** Whether the page has kept a place for the orders. Otherwise they are at the end of the page. */
  isPlaceKept: boolean;
}

/**
 * 'Order again' of the home page. Renders nothing while the history loads; the kept place then shows its skeleton. After
 * a failure, or without orders, the place stays empty: closing it would move the page.
 */
export function RecentOrders({ isPlaceKept }: RecentOrdersProps) {
  const history = useHistory();
  const orders = useMemo(() => recentOrders(history.data ?? []), [history.data]);
  if (orders.length > 0) return <Shelf orders={orders} isPlaceKept={isPlaceKept} />;
  return history.status === 'ready' || history.status === 'failed' ? <p hidden /> : null;
}

/** Fetches the history once per visit. */
function useHistory() {
  const dispatch = useAppDispatch();
  const history = useAppSelector(selectHistory);
  const canFetch = useAppSelector(selectRestaurantId) !== '' && history.status === 'idle';
  useEffect(() => {
    if (canFetch) void dispatch(fetchHistory());
  }, [canFetch, dispatch]);
  return history;
}

/** Whether the diner sees the end of the page, which an addition would move. */
function isPageEndVisible(): boolean {
  const content = document.getElementById('content')?.getBoundingClientRect();
  return content !== undefined && content.height > 0 && content.bottom < window.innerHeight;
}

function Shelf({ orders, isPlaceKept }: RecentOrdersProps & { orders: readonly OrderSummary[] }) {
  const [canAppear] = useState(() => isPlaceKept || !isPageEndVisible());
  if (!canAppear) return null;
  return (
    <section aria-label={m.order_again()} className="min-w-0">
      <h2 className="mb-4 text-20 font-bold">{m.order_again()}</h2>
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
  const total = useTodaysTotal(order);
  const items = order.items.map(({ count, name }) => m.orders_item({ count, name })).join(', ');
  return (
    <div className="flex h-full flex-col gap-2 rounded-card bg-surface-sunken p-4">
      <p className="line-clamp-2 min-h-[2lh] text-14 font-semibold">{items}</p>
      <div className="flex flex-wrap items-center justify-between gap-x-2">
        {total !== null && (
          <p className="text-14 text-ink-muted tabular-nums">
            {m.order_again_today({ total: formatRupees(total) })}
          </p>
        )}
        <OrderAgain order={order} hiddenText={items} variant="tonal" size="44" className="ms-auto" />
      </div>
    </div>
  );
}

/** Returns what the order costs today; null while unknown. */
function useTodaysTotal({ items }: OrderSummary): number | null {
  const { data: menu } = useAppSelector(selectMenu);
  const isMenuCurrent = useAppSelector(selectIsMenuCurrent);
  return useMemo(
    () => (menu && isMenuCurrent ? todaysTotal(items, dishesInOrder(menu)) : null),
    [isMenuCurrent, items, menu],
  );
}
