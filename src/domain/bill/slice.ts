import { createSlice } from '@reduxjs/toolkit';
import { m } from '@/texts';
import { cartCleared } from '../cart/events';
import { offerWithdrawn } from '../offers/types';
import { rootReducer } from '../root-reducer';
import { sessionEnded } from '../session/events';
import { toastRequested } from '../toasts/events';
import { createAppThunk, isRejectedRequest, toThunkError } from '../thunk';
import * as api from './api';
import { initialState, isSameQuery, type BillQuery } from './types';

/**
 * Fetches the bill of an order. With the same query again it refreshes the bill, which then stays when the request fails.
 * A withdrawn offer must not block the bill.
 */
export const fetchBill = createAppThunk(
  'bill/fetch',
  async (query: BillQuery, { dispatch, getState, signal, requestId, rejectWithValue }) => {
    const isRefresh = isSameQuery(query, getState().bill.billQuery);
    try {
      const bill = await api.fetchBill(getState().shop.restaurantId, query, signal);
      return { bill, fetchedAt: Date.now() };
    } catch (error) {
      const { bill, checkout } = getState();
      const isOfferRejected = query.offerId !== '0' && isRejectedRequest(error);
      if (isOfferRejected && bill.requestId === requestId) {
        const code = checkout.appliedOffer?.code ?? '';
        dispatch(offerWithdrawn(query.offerId));
        if (!isRefresh)
          dispatch(toastRequested({ text: m.checkout_changed_offer({ code }), tone: 'warning' }));
      }
      if (isOfferRejected || isRefresh) return rejectWithValue(toThunkError(error, 'silent'));
      return rejectWithValue(toThunkError(error, 'toast', m.checkout_bill_failed()));
    }
  },
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
        if (action.meta.aborted || isSameQuery(action.meta.arg, state.billQuery)) {
          // Aborted by the page, or a refresh: keep the previous bill.
          state.status = state.bill ? 'ready' : 'idle';
          return;
        }
        state.status = 'failed';
        state.bill = null;
        state.billQuery = null;
        state.fetchedAt = 0;
      });
  },
  selectors: {
    selectBillState: (state) => state,
  },
});

export const { selectBillState } = slice.selectors;
rootReducer.inject(slice, { overrideExisting: true });
