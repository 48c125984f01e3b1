import { idle, type Loadable } from '../loadable';
import type { OrderDetail, OrderSummary } from './types';

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
  /** Order that the visible page polls. */
  watchedId: string | null;
  /** Last status change of the watched order, for the live region. */
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
