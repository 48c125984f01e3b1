import { createAction } from '@reduxjs/toolkit';
import type { Paise } from '@/lib/money';
import { idle, type Resource } from '../server/resource';
import type { WantedResource } from '../server/wanted';

export const PLACED = 'order placed successfully';
export const DELIVERED = 'DELIVERED';
export const NOT_ACCEPTED = 'Not Accepted !';

/** An order in the history. */
export interface OrderSummary {
  id: string;
  date: string;
  total: Paise;
  status: string;
  trackingUrl: string | null;
  items: { count: number; name: string }[];
}

export interface OrderedItem {
  count: number;
  name: string;
  toppings: string;
  addOns: string;
  size: string | null;
  subtotal: Paise;
}

/** The order call's answer and the tracking page's message (docs/api/openapi.yaml). */
export interface OrderDetail {
  id: string;
  date: string;
  name: string;
  phone: string;
  address: string;
  status: string;
  trackingUrl: string | null;
  items: OrderedItem[];
  subtotal: Paise;
  gst: Paise;
  total: Paise;
}

/** The cart that the diner left for payment. */
export interface PendingPayment {
  cartId: string;
  /** Epoch ms. */
  at: number;
  amount: Paise;
}

/** A finished order hides the tracking bar (docs/behaviour.md 12.4). */
export function isFinished(status: string): boolean {
  return status === DELIVERED || status === NOT_ACCEPTED;
}

/** Total minus subtotal and GST, such as delivery charges; 0 when an amount is missing. */
export function orderRemainder({ subtotal, gst, total }: OrderDetail): Paise {
  return subtotal > 0 && total > 0 ? total - subtotal - gst : 0;
}

export function canOrderAgain({ items, status }: OrderSummary): boolean {
  return items.length > 0 && status !== NOT_ACCEPTED;
}

export interface TrackedOrder {
  id: string;
  status: string;
  trackingUrl: string | null;
}

export interface OrderAnnouncement {
  id: string;
  status: string;
}

export interface OrdersState {
  tracked: TrackedOrder | null;
  history: Resource<readonly OrderSummary[] | null>;
  details: Record<string, Resource<OrderDetail | null>>;
  /** Last change of a status, for the live region. */
  announcement: OrderAnnouncement | null;
}

export const initialState: OrdersState = {
  tracked: null,
  history: idle(null),
  details: {},
  announcement: null,
};

/** Name of the resource of one order, for selectors that are loaded before it. */
export const ORDER_DETAILS = 'orders/fetchOrder';

/** The tracking page, opened by a payment or a Track button, sent a message (docs/behaviour.md 12.1). */
export const orderReceived = createAction(
  'orders/received',
  (order: OrderDetail, { fromTrackButton = false }: { fromTrackButton?: boolean } = {}) => ({
    payload: order,
    meta: { fromTrackButton },
  }),
);

/** An order was paid from this device. Dispatched once per order. */
export const orderConfirmed = createAction<{ id: string; total: Paise }>('orders/confirmed');

export function statusOf(state: OrdersState, orderId: string): string | undefined {
  const details = Object.hasOwn(state.details, orderId) ? state.details[orderId]?.data : undefined;
  return details?.status ?? state.history.data?.find((order) => order.id === orderId)?.status;
}

interface WithOrders {
  orders: OrdersState;
  wanted: readonly WantedResource[];
}

/** Id of the order that the page follows. */
const followedId = ({ wanted }: WithOrders) =>
  wanted.find(({ type, freshness }) => type === ORDER_DETAILS && freshness === 'polled')?.arg;

/** Status of the order that the page follows; null when it is finished. */
export function selectFollowedStatus(state: WithOrders): string | null {
  const id = followedId(state);
  const status = id === undefined ? undefined : statusOf(state.orders, id);
  return status !== undefined && !isFinished(status) ? status : null;
}

/** Last change of the status of the order that the page follows. */
export function selectOrderAnnouncement(state: WithOrders): OrderAnnouncement | null {
  const { announcement } = state.orders;
  return announcement?.id === followedId(state) ? announcement : null;
}
