import { useEffect } from 'react';
import { ORDER_POLL_DELAYS_MS } from '@/config/limits';
import { fetchOrder, watchedOrderChanged, selectOrderStatus } from '@/domain/orders/slice';
import { isFinished } from '@/domain/orders/types';
import { retryDelay } from '@/lib/retry-delay';
import { onVisibilityChange } from '@/platform/page-events';
import { useAppDispatch, useAppSelector } from '@/store/hooks';

/** Polls an order's status while the page is visible, until the order is finished (docs/behaviour.md 12.5). */
export function usePollOrder(orderId: string | null): void {
  const dispatch = useAppDispatch();
  const status = useAppSelector((state) =>
    orderId === null ? undefined : selectOrderStatus(state, orderId),
  );
  const isActive = status !== undefined && !isFinished(status);

  useEffect(() => {
    if (orderId === null) return undefined;
    dispatch(watchedOrderChanged(orderId));
    return () => {
      dispatch(watchedOrderChanged(null));
    };
  }, [dispatch, orderId]);

  useEffect(() => {
    if (orderId === null || !isActive) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let polls = 0;
    const schedule = () => {
      timer = setTimeout(poll, retryDelay(ORDER_POLL_DELAYS_MS, polls));
    };
    const poll = () => {
      void dispatch(fetchOrder(orderId));
      polls += 1;
      schedule();
    };
    const restart = (isVisible: boolean) => {
      clearTimeout(timer);
      polls = -1;
      if (isVisible) poll();
    };
    if (document.visibilityState === 'visible') schedule();
    const stopWatching = onVisibilityChange(restart);
    return () => {
      clearTimeout(timer);
      stopWatching();
    };
  }, [dispatch, isActive, orderId]);
}
