import { createSlice } from '@reduxjs/toolkit';
import { idle, trackLoadable, type Loadable } from '../loadable';
import { loggedIn, sessionEnded } from '../session/events';
import { createAppThunk, refusal } from '../thunk';
import * as api from './api';
import { orderReceived } from './events';
import { isOver, type OrderDetail, type OrderSummary } from './types';

/** The order last heard of: what the tracking bar tracks. */
export interface TrackedOrder {
  id: string;
  status: string;
  trackingUrl: string | null;
}

interface OrdersState {
  tracked: TrackedOrder | null;
  history: Loadable<readonly OrderSummary[] | null>;
  /** By order id. */
  details: Record<string, Loadable<OrderDetail | null>>;
}

const initialState: OrdersState = { tracked: null, history: idle(null), details: {} };

/** The diner's orders at this restaurant; failures are only logged. */
export const fetchHistory = createAppThunk(
  'orders/fetchHistory',
  async (_: undefined, { getState, rejectWithValue }) => {
    const { session, shop } = getState();
    try {
      return await api.fetchHistory(session.phone, shop.restaurantId);
    } catch (error) {
      return rejectWithValue(refusal(error, 'log'));
    }
  },
  { condition: (_, { getState }) => getState().orders.history.status !== 'pending' },
);

/** One order in full; failures are only logged. */
export const fetchOrder = createAppThunk(
  'orders/fetchOrder',
  async (orderId: string, { rejectWithValue }) => {
    try {
      return await api.fetchOrder(orderId);
    } catch (error) {
      return rejectWithValue(refusal(error, 'log'));
    }
  },
  { condition: (orderId, { getState }) => getState().orders.details[orderId]?.status !== 'pending' },
);

function tracked(order: OrderDetail | OrderSummary): TrackedOrder {
  return { id: order.id, status: order.status, trackingUrl: order.trackingUrl };
}

const slice = createSlice({
  name: 'orders',
  initialState,
  reducers: {},
  extraReducers: (builder) => {
    trackLoadable(builder, fetchHistory, (state) => state.history);
    builder
      .addCase(loggedIn, () => initialState)
      .addCase(sessionEnded, () => initialState)
      .addCase(orderReceived, (state, action) => {
        state.tracked = tracked(action.payload);
        state.details[action.payload.id] = { status: 'ready', data: action.payload };
      })
      .addCase(fetchOrder.pending, (state, action) => {
        const id = action.meta.arg;
        state.details[id] = { status: 'pending', data: state.details[id]?.data ?? null };
      })
      .addCase(fetchOrder.fulfilled, (state, action) => {
        state.details[action.meta.arg] = { status: 'ready', data: action.payload };
        if (state.tracked?.id === action.payload.id) state.tracked = tracked(action.payload);
      })
      .addCase(fetchOrder.rejected, (state, action) => {
        const id = action.meta.arg;
        state.details[id] = { status: 'failed', data: state.details[id]?.data ?? null };
      })
      .addCase(fetchHistory.fulfilled, (state, action) => {
        // A reload loses the order last heard of: the newest one under way takes its place.
        const newest = action.payload
          .filter((order) => !isOver(order.status))
          .sort((a, b) => b.date.localeCompare(a.date) || Number(b.id) - Number(a.id))[0];
        if (!state.tracked && newest) state.tracked = tracked(newest);
      });
  },
  selectors: {
    /** The order that the tracking bar shows; null when nothing more happens to it. */
    selectOrderUnderWay: (state) => (state.tracked && !isOver(state.tracked.status) ? state.tracked : null),
    selectHistory: (state) => state.history,
    selectOrder: (state, orderId: string): Loadable<OrderDetail | null> | undefined =>
      state.details[orderId],
  },
});

export const { selectOrderUnderWay, selectHistory, selectOrder } = slice.selectors;
export const ordersReducer = slice.reducer;
