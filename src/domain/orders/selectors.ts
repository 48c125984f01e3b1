/** Selectors for code that runs before the lazy slice is loaded. */
import { selectIsLoggedIn } from '../session/slice';
import type { RootState } from '../state';
import type { OrderAnnouncement, OrdersState } from './state';
import { isFinished } from './types';

export function statusOf(state: OrdersState, orderId: string): string | undefined {
  const details = Object.hasOwn(state.details, orderId) ? state.details[orderId]?.data : undefined;
  return details?.status ?? state.history.data?.find((order) => order.id === orderId)?.status;
}

/** Status of the order on the visible page; null when it is finished. */
export function selectWatchedStatus({ orders }: RootState): string | null {
  const status = orders.watchedId === null ? undefined : statusOf(orders, orders.watchedId);
  return status !== undefined && !isFinished(status) ? status : null;
}

/** Whether the tracking bar may have an order: a tracked one, or one in the history of a logged-in diner. */
export function selectCanTrack(state: RootState): boolean {
  return state.orders.tracked !== null || selectIsLoggedIn(state);
}

export function selectOrderAnnouncement({ orders }: RootState): OrderAnnouncement | null {
  return orders.announcement;
}
