import { createSlice, type Draft, type PayloadAction } from '@reduxjs/toolkit';
import { createResource } from '../resource';
import { idle, type Resource } from '../resource-state';
import { rootReducer } from '../root-reducer';
import { loggedIn, sessionEnded } from '../session/types';
import * as api from './api';
import { newestFirst } from './order-texts';
import {
  FETCH_HISTORY,
  initialState,
  isFinished,
  orderReceived,
  statusOf,
  type OrderDetail,
  type OrdersState,
  type OrderSummary,
  type TrackedOrder,
} from './types';

const historyResource = createResource({
  type: FETCH_HISTORY,
  select: ({ orders }) => orders.history,
  call: (_: undefined, { getState }) => {
    const { session, shop } = getState();
    return api.fetchHistory(session.phone, shop.restaurantId);
  },
  repeat: 'settled',
  canFetch: ({ shop }) => shop.restaurantId !== '',
});

const orderResource = createResource({
  type: 'orders/fetchOrder',
  select: ({ orders }, orderId) => orders.details[orderId],
  call: (orderId: string) => api.fetchOrder(orderId),
  repeat: 'settled',
});

export const fetchHistory = historyResource.fetch;
export const fetchOrder = orderResource.fetch;

function tracked(order: OrderDetail | OrderSummary): TrackedOrder {
  return { id: order.id, status: order.status, trackingUrl: order.trackingUrl };
}

/** The newest active order replaces a finished or missing tracked one. */
function updateTrackedOrder(state: Draft<OrdersState>, history: readonly OrderSummary[]): void {
  // A poll may have been answered since the history was sent, and a finished order stays finished.
  const wasFinished = ({ id }: OrderSummary) => isFinished(statusOf(state, id) ?? '');
  const known = history.find((order) => order.id === state.tracked?.id);
  if (known && !wasFinished(known)) state.tracked = tracked(known);
  if (state.tracked && !isFinished(state.tracked.status)) return;
  const newest = history
    .filter((order) => !isFinished(order.status) && !wasFinished(order))
    .sort(newestFirst)[0];
  if (newest) state.tracked = tracked(newest);
}

/** Removes the former diner's orders. The visible page may still watch one. */
const withoutOrders = (state: OrdersState): OrdersState => ({ ...initialState, watchedId: state.watchedId });

const slice = createSlice({
  name: 'orders',
  initialState,
  reducers: {
    /** Payload: the order on the visible page; null when it leaves the page. */
    watchedOrderChanged: (state, action: PayloadAction<string | null>) => {
      state.watchedId = action.payload;
      state.announcement = null;
    },
  },
  extraReducers: (builder) => {
    builder
      .addCase(loggedIn, withoutOrders)
      .addCase(sessionEnded, withoutOrders)
      .addCase(orderReceived, (state, action) => {
        const order = action.payload;
        // The tracking page of a finished order must not hide the bar of an active one.
        if (!isFinished(order.status) || state.tracked?.id === order.id) state.tracked = tracked(order);
        // The message is newer than a pending request.
        state.details[order.id] = { ...idle(order), status: 'ready' };
      });
    historyResource.addCases(builder, ({ history }) => history, updateTrackedOrder);
    orderResource.addCases(
      builder,
      ({ details }, id) => (details[id] ??= idle(null)),
      (state, order, id) => {
        const { status } = order;
        const before = statusOf(state, id);
        if (state.watchedId === id && before !== undefined && before !== status)
          state.announcement = { id, status };
        if (state.tracked?.id === id) state.tracked = tracked(order);
      },
    );
  },
  selectors: {
    /** The order in the tracking bar; null when it is finished. */
    selectActiveOrder: (state) => (state.tracked && !isFinished(state.tracked.status) ? state.tracked : null),
    selectHistory: (state) => state.history,
    /** Undefined before the first request. */
    selectOrder: (state, orderId: string): Resource<OrderDetail | null> | undefined => {
      const details = Object.hasOwn(state.details, orderId) ? state.details[orderId] : undefined;
      return details?.status === 'idle' ? undefined : details;
    },
    selectOrderStatus: statusOf,
    selectTrackedId: (state) => state.tracked?.id ?? null,
  },
});

export const { selectActiveOrder, selectHistory, selectOrder, selectOrderStatus, selectTrackedId } =
  slice.selectors;
export const { watchedOrderChanged } = slice.actions;
rootReducer.inject(slice, { overrideExisting: true });
