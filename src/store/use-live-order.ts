import { useEffect } from 'react';
import { ASK_ORDER_AGAIN } from '@/config/limits';
import { fetchOrder, orderWatched, selectOrderStatus } from '@/domain/orders/slice';
import { isOver } from '@/domain/orders/types';
import { useAppDispatch, useAppSelector } from './hooks';

/** Time in ms until the order is asked for once more, the first time being 0. */
function patience(asked: number): number {
  return ASK_ORDER_AGAIN[Math.min(asked, ASK_ORDER_AGAIN.length - 1)] ?? 0;
}

/**
 * Keeps the status of an order up to date while the calling page is in sight: it is asked for again every
 * 15 s, slowing to 60 s, and at once when the diner comes back to the page; not once it is over (contract,
 * section 7). A change is said, and the title tells the status. `null` is no order.
 */
export function useLiveOrder(orderId: string | null): void {
  const dispatch = useAppDispatch();
  const status = useAppSelector((state) =>
    orderId === null ? undefined : selectOrderStatus(state, orderId),
  );
  const isUnderWay = status !== undefined && !isOver(status);

  useEffect(() => {
    if (orderId === null) return undefined;
    dispatch(orderWatched(orderId));
    return () => {
      dispatch(orderWatched(null));
    };
  }, [dispatch, orderId]);

  useEffect(() => {
    if (orderId === null || !isUnderWay) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let asked = 0;
    const wait = () => {
      timer = setTimeout(ask, patience(asked));
    };
    const ask = () => {
      asked += 1;
      void dispatch(fetchOrder(orderId));
      wait();
    };
    const follow = () => {
      clearTimeout(timer);
      if (document.visibilityState !== 'visible') return;
      asked = 0;
      void dispatch(fetchOrder(orderId));
      wait();
    };
    if (document.visibilityState === 'visible') wait();
    document.addEventListener('visibilitychange', follow);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', follow);
    };
  }, [dispatch, isUnderWay, orderId]);
}
