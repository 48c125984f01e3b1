import { createSlice, type Draft, type PayloadAction } from '@reduxjs/toolkit';
import type { Loadable } from '../loadable';
import { rootReducer } from '../root-reducer';
import { loggedIn, sessionEnded } from '../session/events';
import { createAppThunk, toThunkError } from '../thunk';
import * as api from './api';
import { FETCH_HISTORY, orderConfirmed, orderReceived, ownOrderOpened } from './events';
import { newestFirst } from './order-date';
import { statusOf } from './selectors';
import { initialState, type OrdersState, type TrackedOrder } from './state';
import { isFinished, type OrderDetail, type OrderSummary } from './types';

export const fetchHistory = createAppThunk(
  FETCH_HISTORY,
  async (_: undefined, { getState, rejectWithValue }) => {
    const { session, shop } = getState();
    try {
      return await api.fetchHistory(session.phone, shop.restaurantId);
    } catch (error) {
      return rejectWithValue(toThunkError(error, 'silent'));
    }
  },
  {
    condition: (_, { getState }) => {
      const { orders, shop } = getState();
      return shop.restaurantId !== '' && orders.history.status !== 'pending';
    },
  },
);

export const fetchOrder = createAppThunk(
  'orders/fetchOrder',
  async (orderId: string, { rejectWithValue }) => {
    try {
      return await api.fetchOrder(orderId);
    } catch (error) {
      return rejectWithValue(toThunkError(error, 'silent'));
    }
  },
  { condition: (orderId, { getState }) => getState().orders.details[orderId]?.status !== 'pending' },
);

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
      .addCase(fetchHistory.pending, (state, action) => {
        state.history.status = 'pending';
        state.history.requestId = action.meta.requestId;
      })
      .addCase(fetchHistory.fulfilled, (state, action) => {
        // Another diner may have logged in since.
        if (state.history.requestId !== action.meta.requestId) return;
        updateTrackedOrder(state, action.payload);
        state.history = { status: 'ready', data: action.payload, requestId: null };
      })
      .addCase(fetchHistory.rejected, (state, action) => {
        if (state.history.requestId !== action.meta.requestId) return;
        state.history.status = 'failed';
      })
      .addCase(orderReceived, (state, action) => {
        const order = action.payload;
        // The tracking page of a finished order must not hide the bar of an active one.
        if (!isFinished(order.status) || state.tracked?.id === order.id) state.tracked = tracked(order);
        state.details[order.id] = { status: 'ready', data: order, requestId: null };
      })
      .addCase(orderConfirmed, (state, action) => {
        state.ownOrderId = action.payload.id;
      })
      .addCase(ownOrderOpened, (state, action) => {
        state.ownOrderId = action.payload;
      })
      .addCase(fetchOrder.pending, (state, action) => {
        const { arg: id, requestId } = action.meta;
        state.details[id] = { status: 'pending', data: state.details[id]?.data ?? null, requestId };
      })
      .addCase(fetchOrder.fulfilled, (state, action) => {
        const { arg: id, requestId } = action.meta;
        // A message of the tracking page is newer than a pending request.
        if (state.details[id]?.requestId !== requestId) return;
        const { status } = action.payload;
        const before = statusOf(state, id);
        if (state.watchedId === id && before !== undefined && before !== status)
          state.announcement = { id, status };
        state.details[id] = { status: 'ready', data: action.payload, requestId: null };
        if (state.tracked?.id === id) state.tracked = tracked(action.payload);
      })
      .addCase(fetchOrder.rejected, (state, action) => {
        const details = state.details[action.meta.arg];
        if (details?.requestId === action.meta.requestId) details.status = 'failed';
      });
  },
  selectors: {
    /** The order in the tracking bar; null when it is finished. */
    selectActiveOrder: (state) => (state.tracked && !isFinished(state.tracked.status) ? state.tracked : null),
    selectHistory: (state): Loadable<readonly OrderSummary[] | null> => state.history,
    selectOrder: (state, orderId: string): Loadable<OrderDetail | null> | undefined =>
      Object.hasOwn(state.details, orderId) ? state.details[orderId] : undefined,
    selectOrderStatus: statusOf,
    selectIsOwnOrder: (state, orderId: string) => state.ownOrderId === orderId,
    selectTrackedId: (state) => state.tracked?.id ?? null,
  },
});

export const {
  selectActiveOrder,
  selectHistory,
  selectOrder,
  selectOrderStatus,
  selectIsOwnOrder,
  selectTrackedId,
} = slice.selectors;
export const { watchedOrderChanged } = slice.actions;
rootReducer.inject(slice, { overrideExisting: true });
