import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '@/config/paths';
import { fetchHistory, selectHistory } from '@/domain/orders/slice';
import { selectIsLoggedIn, selectPhone } from '@/domain/session/slice';
import { selectRestaurantId } from '@/domain/shop/slice';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { m } from '@/texts';
import { buttonClass } from '@/ui/controls/button';
import { RetryButton } from '@/ui/controls/retry-button';
import { StateMessage } from '@/ui/feedback/state-message';
import { LoginNeeded } from './login-needed';
import { OrderCard } from './order-card';
import { OrderCardsSkeleton } from './orders-skeleton';

export function OrderHistory() {
  const isLoggedIn = useAppSelector(selectIsLoggedIn);
  return isLoggedIn ? <Orders /> : <LoginNeeded title={m.orders_login_needed()} />;
}

function Orders() {
  const dispatch = useAppDispatch();
  const phone = useAppSelector(selectPhone);
  const restaurantId = useAppSelector(selectRestaurantId);
  const history = useAppSelector(selectHistory);
  useEffect(() => {
    if (phone && restaurantId) void dispatch(fetchHistory());
  }, [dispatch, phone, restaurantId]);

  if (!history.data) {
    if (history.status !== 'failed') return <OrderCardsSkeleton />;
    return (
      <StateMessage
        kind="failed"
        role="status"
        title={m.orders_failed()}
        description={m.orders_failed_text()}
        action={<RetryButton id="retry-history" onRetry={() => void dispatch(fetchHistory())} />}
        className="pt-20"
      />
    );
  }
  if (history.data.length === 0) {
    return (
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
    );
  }
  return (
    <div className="flex-1 bg-surface-sunken">
      <ul className="page-width grid grid-cols-1 gap-3 py-2 pb-6 md:grid-cols-2 lg:grid-cols-3 lg:gap-6 lg:py-6">
        {history.data.map((order) => (
          <li key={order.id}>
            <OrderCard order={order} />
          </li>
        ))}
      </ul>
    </div>
  );
}
