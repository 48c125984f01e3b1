import { createSlice, isAnyOf, type Draft } from '@reduxjs/toolkit';
import { createResource } from '../server/resource';
import { answered, idle } from '../server/resource-state';
import { resourceReleased, resourceWanted } from '../server/wanted-resources';
import { ORDER_POLL_DELAYS_MS } from '@/config/limits';
import { retryDelay } from '@/lib/retry-delay';
import { rootReducer } from '../root-reducer';
import { isLoggedInPhone, loggedIn, sessionEnded } from '../session/types';
import * as api from './api';
import { isSameOrder, orderKey } from './order-id';
import { isOlderThanADay, newestFirst } from './order-texts';
import { isFinished } from './status';
import {
  initialState,
  ORDER_DETAILS,
  detailsOf,
  orderReceived,
  statusOf,
  type OrderDetail,
  type OrdersState,
  type OrderSummary,
  type TrackedOrder,
} from './types';

/** The history is asked for a missing order in the first five minutes after the return from the payment page. */
const MISSING_ORDER_POLL_MS = 30_000;
const MISSING_ORDER_POLLS = 10;

export const orderHistory = createResource<readonly OrderSummary[]>({
  type: 'orders/fetchHistory',
  select: ({ orders }) => orders.history,
  call: (_, { getState }) => {
    const { session, shop } = getState();
    return api.fetchHistory(session.phone, shop.restaurantId);
  },
  repeat: 'again',
  // While the order of a payment is missing.
  pollDelayMs: (polls) => (polls < MISSING_ORDER_POLLS ? retryDelay([MISSING_ORDER_POLL_MS], 0) : null),
  isLive: ({ checkout }) => checkout.leftForPayment !== null,
  canFetch: ({ session, shop }) => isLoggedInPhone(session.phone) && shop.restaurantId !== '',
});

export const orderDetails = createResource<OrderDetail, string>({
  type: ORDER_DETAILS,
  select: ({ orders }, orderId) => detailsOf(orders, orderId),
  call: (orderId) => api.fetchOrder(orderId),
  repeat: 'again',
  pollDelayMs: (polls) => retryDelay(ORDER_POLL_DELAYS_MS, polls),
  isLive: ({ orders }, orderId) => {
    const status = statusOf(orders, orderId);
    return status !== undefined && !isFinished(status);
  },
});

export const fetchOrder = orderDetails.fetch;

const isTracked = ({ tracked }: OrdersState, orderId: string) =>
  tracked !== null && isSameOrder(tracked.id, orderId);

function tracked(order: OrderDetail | OrderSummary): TrackedOrder {
  return { id: order.id, status: order.status, trackingUrl: order.trackingUrl };
}

/**
 * The newest active order replaces a finished or missing tracked one. Restaurants may leave an old order unfinished, so
 * such an order is tracked only if this visit has received it on its own.
 */
function updateTrackedOrder(state: Draft<OrdersState>, history: readonly OrderSummary[]): void {
  // A poll may have been answered since the history was sent, and a finished order stays finished.
  const wasFinished = ({ id }: OrderSummary) => isFinished(statusOf(state, id) ?? '');
  const known = history.find(({ id }) => isTracked(state, id));
  if (known && !wasFinished(known)) state.tracked = tracked(known);
  if (state.tracked && !isFinished(state.tracked.status)) return;
  const isForgotten = ({ id, date }: OrderSummary) =>
    !detailsOf(state, id)?.data && isOlderThanADay(date, Date.now());
  const newest = history
    .filter((order) => !isFinished(order.status) && !wasFinished(order) && !isForgotten(order))
    .sort(newestFirst)[0];
  if (newest) state.tracked = tracked(newest);
}

const slice = createSlice({
  name: 'orders',
  initialState,
  reducers: {},
  extraReducers: (builder) => {
    builder
      .addCase(loggedIn, () => initialState)
      .addCase(sessionEnded, () => initialState)
      .addCase(orderReceived, (state, action) => {
        const order = action.payload;
        // The tracking page of a finished order must not hide the bar of an active one.
        if (!isFinished(order.status) || isTracked(state, order.id)) state.tracked = tracked(order);
        // The message is newer than a pending request.
        state.details[orderKey(order.id)] = answered(order);
      });
    orderHistory.addCases(builder, ({ history }) => history, updateTrackedOrder);
    orderDetails.addCases(
      builder,
      ({ details }, id) => (details[orderKey(id)] ??= idle(null)),
      (state, order, id) => {
        const { status } = order;
        const before = statusOf(state, id);
        if (before !== undefined && before !== status) state.announcement = { id, status };
        if (isTracked(state, id)) state.tracked = tracked(order);
      },
    );
    // Only a change while the order is followed is announced.
    builder.addMatcher(isAnyOf(resourceWanted, resourceReleased), (state, { payload: { type } }) => {
      if (type === ORDER_DETAILS) state.announcement = null;
    });
  },
  selectors: {
    /** The order in the tracking bar; null when it is finished. */
    selectActiveOrder: (state) => (state.tracked && !isFinished(state.tracked.status) ? state.tracked : null),
    selectOrderStatus: statusOf,
    selectTrackedId: (state) => state.tracked?.id ?? null,
  },
});

export const { selectActiveOrder, selectOrderStatus, selectTrackedId } = slice.selectors;
rootReducer.inject(slice, { overrideExisting: true });
