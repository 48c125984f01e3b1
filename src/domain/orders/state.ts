import type { RootState } from '@/store';
import { idle, type Loadable } from '../loadable';
import { selectIsLoggedIn } from '../session/slice';
import { isOver, type OrderDetail, type OrderSummary } from './types';

export interface TrackedOrder {
  id: string;
  status: string;
  trackingUrl: string | null;
}

export interface OrderAnnouncement {
  id: string;
  status: string;
}

/** A loadable with the id of its current request; older answers are ignored. */
interface WithRequest<T> extends Loadable<T> {
  requestId: string | null;
}

export interface OrdersState {
  tracked: TrackedOrder | null;
  history: WithRequest<readonly OrderSummary[] | null>;
  details: Record<string, WithRequest<OrderDetail | null>>;
  /** Last confirmed or opened order of this device's cart. */
  ownOrderId: string | null;
  /** Order whose status the visible page updates. */
  watchedId: string | null;
  /** Status change since the page shows the order, for the live region. */
  announcement: OrderAnnouncement | null;
}

export const initialState: OrdersState = {
  tracked: null,
  history: { ...idle(null), requestId: null },
  details: {},
  ownOrderId: null,
  watchedId: null,
  announcement: null,
};

/** Last known status; undefined when unknown. */
export function statusOf(state: OrdersState, orderId: string): string | undefined {
  const details = Object.hasOwn(state.details, orderId) ? state.details[orderId]?.data : undefined;
  return details?.status ?? state.history.data?.find((order) => order.id === orderId)?.status;
}

/** Status of the order on the visible page; null when it is finished. */
export function selectVisibleStatus({ orders }: RootState): string | null {
  const status = orders.watchedId === null ? undefined : statusOf(orders, orders.watchedId);
  return status !== undefined && !isOver(status) ? status : null;
}

/** Whether an order can be tracked, or may be in the diner's history. */
export function selectMayTrack(state: RootState): boolean {
  return state.orders.tracked !== null || selectIsLoggedIn(state);
}

export function selectOrderAnnouncement({ orders }: RootState): OrderAnnouncement | null {
  return orders.announcement;
}
