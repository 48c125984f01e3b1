import { createSlice } from '@reduxjs/toolkit';
import { BILL_MAX_AGE_MS } from '@/config/limits';
import { m } from '@/texts';
import { cartCleared } from '../cart/events';
import { offerWithdrawn } from '../offers/types';
import { rootReducer } from '../root-reducer';
import { sessionEnded } from '../session/events';
import { toastRequested } from '../toasts/events';
import { createAppThunk, isRejectedRequest, toThunkError } from '../thunk';
import * as api from './api';
import { initialState } from './state';
import type { BillQuery } from './types';

export const fetchBill = createAppThunk(
  'bill/fetch',
  async (query: BillQuery, { dispatch, getState, signal, requestId, rejectWithValue }) => {
    try {
      const bill = await api.fetchBill(getState().shop.restaurantId, query, signal);
      return { bill, fetchedAt: Date.now() };
    } catch (error) {
      if (query.offerId !== '0' && isRejectedRequest(error) && getState().bill.requestId === requestId) {
        // A withdrawn offer must not block the bill.
        const code = getState().checkout.appliedOffer?.code ?? '';
        dispatch(offerWithdrawn(query.offerId));
        dispatch(toastRequested({ text: m.checkout_changed_offer({ code }), tone: 'warning' }));
        return rejectWithValue(toThunkError(error, 'silent'));
      }
      return rejectWithValue(toThunkError(error, 'toast', m.checkout_bill_failed()));
    }
  },
);

/**
 * Refetches a bill older than `BILL_MAX_AGE_MS`: fees, taxes and offers may have changed (contract §8, Price before
 * paying). A failure leaves the bill as it is, unless the server rejects the offer.
 */
export const refreshBill = createAppThunk(
  'bill/refresh',
  async (_: undefined, { dispatch, getState, signal, rejectWithValue }) => {
    const { bill: billState, shop } = getState();
    const query = billState.billQuery;
    if (!query) return null;
    try {
      const bill = await api.fetchBill(shop.restaurantId, query, signal);
      return { bill, replacedAt: billState.fetchedAt, fetchedAt: Date.now() };
    } catch (error) {
      const isOfferRejected = query.offerId !== '0' && isRejectedRequest(error);
      // A pending or newer bill may no longer have the offer.
      const { requestId, fetchedAt } = getState().bill;
      const isLatest = requestId === null && fetchedAt === billState.fetchedAt;
      if (isOfferRejected && isLatest) dispatch(offerWithdrawn(query.offerId));
      return rejectWithValue(toThunkError(error, 'silent'));
    }
  },
  { condition: (_, { getState }) => Date.now() - getState().bill.fetchedAt > BILL_MAX_AGE_MS },
);

const slice = createSlice({
  name: 'bill',
  initialState,
  reducers: {},
  extraReducers: (builder) => {
    builder
      .addCase(cartCleared, () => initialState)
      .addCase(sessionEnded, () => initialState)
      .addCase(offerWithdrawn, (state) => {
        state.status = 'idle';
        state.requestId = null;
      })
      .addCase(fetchBill.pending, (state, action) => {
        state.status = 'pending';
        state.requestId = action.meta.requestId;
      })
      .addCase(fetchBill.fulfilled, (state, action) => {
        if (state.requestId !== action.meta.requestId) return;
        state.status = 'ready';
        state.bill = action.payload.bill;
        state.fetchedAt = action.payload.fetchedAt;
        state.billQuery = action.meta.arg;
        state.requestId = null;
      })
      .addCase(fetchBill.rejected, (state, action) => {
        if (state.requestId !== action.meta.requestId) return;
        state.requestId = null;
        if (action.meta.aborted) {
          // Aborted by the page: keep the previous bill.
          state.status = state.bill ? 'ready' : 'idle';
          return;
        }
        state.status = 'failed';
        state.bill = null;
        state.billQuery = null;
        state.fetchedAt = 0;
      })
      .addCase(refreshBill.fulfilled, (state, action) => {
        // The stored bill may be newer by now.
        if (action.payload?.replacedAt !== state.fetchedAt) return;
        state.bill = action.payload.bill;
        state.fetchedAt = action.payload.fetchedAt;
      });
  },
  selectors: {
    selectBillState: (state) => state,
  },
});

export const { selectBillState } = slice.selectors;
rootReducer.inject(slice, { overrideExisting: true });
