import type { RootState } from '@/store';
import { idle, type Loadable } from '../loadable';
import { selectIsLoggedIn } from '../session/slice';
import { isOver, type OrderDetail, type OrderSummary } from './types';

/** The order last heard of: what the tracking bar tracks. */
export interface TrackedOrder {
  id: string;
  status: string;
  trackingUrl: string | null;
}

/** An order that came to a status. */
export interface OrderAnnouncement {
  id: string;
  status: string;
}

/** Something asked for, with the request whose answer still counts: all else has been overtaken. */
interface WithRequest<T> extends Loadable<T> {
  requestId: string | null;
}

export interface OrdersState {
  tracked: TrackedOrder | null;
  history: WithRequest<readonly OrderSummary[] | null>;
  /** By order id. */
  details: Record<string, WithRequest<OrderDetail | null>>;
  /** The order of this device's cart that was confirmed or opened last; null when only others were. */
  ownOrderId: string | null;
  /** The order whose status the page in sight keeps up to date. */
  watchedId: string | null;
  /** A change of its status since the page shows it, to be said. */
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

/** What was last heard of an order's status; undefined when nothing was. */
export function statusOf(state: OrdersState, orderId: string): string | undefined {
  const details = Object.hasOwn(state.details, orderId) ? state.details[orderId]?.data : undefined;
  return details?.status ?? state.history.data?.find((order) => order.id === orderId)?.status;
}

/** The status of the order that the page in sight follows; null when nothing more happens to it. */
export function selectVisibleStatus({ orders }: RootState): string | null {
  const status = orders.watchedId === null ? undefined : statusOf(orders, orders.watchedId);
  return status !== undefined && !isOver(status) ? status : null;
}

/** Whether there is an order to track, or may be one in a diner's history. */
export function selectMayTrack(state: RootState): boolean {
  return state.orders.tracked !== null || selectIsLoggedIn(state);
}

/** The last change of its status. */
export function selectOrderAnnouncement({ orders }: RootState): OrderAnnouncement | null {
  return orders.announcement;
}
