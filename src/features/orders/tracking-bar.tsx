import { Bike } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import { paths } from '@/config/paths';
import { orderDetails, orderHistory, selectActiveOrder, selectTrackedId } from '@/domain/orders/slice';
import { orderStatus } from '@/domain/orders/status';
import { trackState } from '@/integrations/tracking';
import { useAppSelector } from '@/store/hooks';
import { useWanted } from '@/store/use-resource';
import { m } from '@/texts';

/** Floating row for the active order, 52 px high (docs/behaviour.md 12.4). */
export function TrackingBar() {
  const navigate = useNavigate();
  const order = useAppSelector(selectActiveOrder);
  useWanted(orderDetails, useAppSelector(selectTrackedId), 'polled');
  // After a reload, the active order is in the history.
  useWanted(orderHistory);
  if (!order) return null;
  const { id, status } = order;
  return (
    <section
      aria-label={m.tracking_bar()}
      className="flex min-h-13 items-center gap-3 py-1 ps-3 pe-1 lg:min-h-16 lg:w-110"
    >
      <span
        aria-hidden="true"
        className="grid size-8 shrink-0 place-items-center rounded-full bg-positive-soft text-positive"
      >
        <Bike className="size-4" />
      </span>
      <div className="min-w-0 flex-1">
        <p className="text-14 font-semibold">{m.tracking_bar()}</p>
        <p className="line-clamp-5 text-12 break-words text-ink-muted">
          {orderStatus(status).sentence?.(id) ?? m.tracking_bar_status({ id, status })}
        </p>
      </div>
      <button
        type="button"
        onClick={() => void navigate(paths.orderInfo(id), { state: trackState(order) })}
        className="min-h-11 rounded-control px-4 text-14 font-semibold text-accent-strong"
      >
        {m.tracking_bar_track()}
      </button>
    </section>
  );
}
