import { useEffect, useLayoutEffect, useState, type RefObject } from 'react';
import { useNavigate } from 'react-router-dom';
import { HOME_AFTER_ORDER_MS } from '@/config/limits';
import { paths } from '@/config/paths';
import { orderReceived } from '@/domain/orders/events';
import { fetchOrder, selectOrderStatus } from '@/domain/orders/slice';
import { DELIVERED } from '@/domain/orders/types';
import { orderFromMessage } from '@/integrations/tracking';
import { useAppDispatch, useAppStore } from '@/store/hooks';

/** Follows an order through its tracking frame's messages (spec §4). Returns true after the first message. */
export function useTrackedOrder(
  orderId: string,
  frame: RefObject<HTMLIFrameElement | null>,
  fromTrackButton: boolean,
): boolean {
  const dispatch = useAppDispatch();
  const store = useAppStore();
  const [hasMessage, setHasMessage] = useState(false);

  useEffect(() => {
    if (selectOrderStatus(store.getState(), orderId) !== DELIVERED) void dispatch(fetchOrder(orderId));
  }, [dispatch, orderId, store]);

  // A layout effect: the frame's message may arrive before other effects run.
  useLayoutEffect(() => {
    const handleMessage = (event: MessageEvent<unknown>) => {
      const order = orderFromMessage(event, frame.current?.contentWindow ?? null);
      if (!order) return;
      const knownStatus = selectOrderStatus(store.getState(), order.id);
      // The page requests its own order anyway, so the first message about it is not new.
      const isNew = knownStatus === undefined ? order.id !== orderId : order.status !== knownStatus;
      dispatch(orderReceived(order, { fromTrackButton }));
      if (isNew && order.status !== DELIVERED) void dispatch(fetchOrder(order.id));
      setHasMessage(true);
    };
    window.addEventListener('message', handleMessage);
    return () => window.removeEventListener('message', handleMessage);
  }, [dispatch, frame, fromTrackButton, orderId, store]);

  return hasMessage;
}

/** Opens the home page 120 s after `isDue` becomes true, unless the page is left before. */
export function useHomeAfterOrder(isDue: boolean): void {
  const navigate = useNavigate();
  useEffect(() => {
    if (!isDue) return undefined;
    const timer = setTimeout(() => void navigate(paths.home, { replace: true }), HOME_AFTER_ORDER_MS);
    return () => clearTimeout(timer);
  }, [isDue, navigate]);
}
