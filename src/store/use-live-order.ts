import { useEffect } from 'react';
import { ORDER_POLL_DELAYS_MS } from '@/config/limits';
import { fetchOrder, watchedOrderChanged, selectOrderStatus } from '@/domain/orders/slice';
import { isFinished } from '@/domain/orders/types';
import { useAppDispatch, useAppSelector } from './hooks';

function pollDelay(polls: number): number {
  return ORDER_POLL_DELAYS_MS[Math.min(polls, ORDER_POLL_DELAYS_MS.length - 1)] ?? 0;
}

/** Polls an order's status while the page is visible, until the order is finished (contract §7). */
export function useLiveOrder(orderId: string | null): void {
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
      timer = setTimeout(poll, pollDelay(polls));
    };
    const poll = () => {
      polls += 1;
      void dispatch(fetchOrder(orderId));
      schedule();
    };
    const restart = () => {
      clearTimeout(timer);
      if (document.visibilityState !== 'visible') return;
      polls = 0;
      void dispatch(fetchOrder(orderId));
      schedule();
    };
    if (document.visibilityState === 'visible') schedule();
    document.addEventListener('visibilitychange', restart);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', restart);
    };
  }, [dispatch, isActive, orderId]);
}
