import { createAction } from '@reduxjs/toolkit';
import type { Paise } from '@/lib/money';
import { isSameOrder, orderKey } from './order-id';
import { idle, type Resource } from '../server/resource-state';

/** An order in the history. */
export interface OrderSummary {
  id: string;
  date: string;
  /** null without one: ₹0 is an amount. */
  total: Paise | null;
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
  /** Amounts of an order are null as in the history. */
  subtotal: Paise | null;
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
  subtotal: Paise | null;
  gst: Paise | null;
  total: Paise | null;
  /** Total minus subtotal and GST, such as delivery charges; 0 without a subtotal or a total. */
  remainder: Paise;
}

/** The cart that the diner left for payment. */
export interface PendingPayment {
  cartId: string;
  /** Epoch ms. */
  at: number;
  amount: Paise;
}

export interface TrackedOrder {
  id: string;
  status: string;
  trackingUrl: string | null;
}

export interface OrdersState {
  tracked: TrackedOrder | null;
  history: Resource<readonly OrderSummary[] | null>;
  details: Record<string, Resource<OrderDetail | null>>;
  /** Last change of a status, for the live region. */
  announcement: { id: string; status: string } | null;
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

/** The history has an order whose payment had not come back. Payload: its id, which a notice names. */
export const orderFound = createAction<string>('orders/found');

/** An order was paid from this device. Dispatched once per order. */
export const orderConfirmed = createAction<{ id: string; total: Paise }>('orders/confirmed');

export function detailsOf(
  { details }: OrdersState,
  orderId: string,
): Resource<OrderDetail | null> | undefined {
  const key = orderKey(orderId);
  return Object.hasOwn(details, key) ? details[key] : undefined;
}

export function statusOf(state: OrdersState, orderId: string): string | undefined {
  const details = detailsOf(state, orderId)?.data;
  return details?.status ?? state.history.data?.find(({ id }) => isSameOrder(id, orderId))?.status;
}
