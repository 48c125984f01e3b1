import { createSlice } from '@reduxjs/toolkit';
import { ApiFailure } from '@/api/failure';
import { m } from '@/texts';
import { cartEmptied } from '../cart/events';
import { offerLapsed } from '../offers/events';
import { sessionEnded } from '../session/events';
import { createAppThunk, refusal } from '../thunk';
import * as api from './api';
import { initialState, pricingReducer } from './state';
import type { PriceQuery } from './types';

/** Whether the server refuses what it was asked, rather than being out of order. */
function isRefused(error: unknown): boolean {
  return (
    error instanceof ApiFailure && error.status !== undefined && error.status >= 400 && error.status < 500
  );
}

/** Works out the price on the server; abort it when something that it depends on has changed. */
export const fetchBill = createAppThunk(
  'pricing/fetchBill',
  async (query: PriceQuery, { dispatch, getState, signal, requestId, rejectWithValue }) => {
    try {
      return await api.fetchBill(getState().shop.restaurantId, query, signal);
    } catch (error) {
      if (query.offerId !== '0' && isRefused(error) && getState().pricing.latest === requestId) {
        // An offer that has been withdrawn must not keep the diner from a price: it is asked for without.
        dispatch(offerLapsed(query.offerId));
        return rejectWithValue(refusal(error, 'log'));
      }
      return rejectWithValue(refusal(error, 'toast', m.cart_price_failed()));
    }
  },
);

const slice = createSlice({
  name: 'pricing',
  initialState,
  reducers: {},
  extraReducers: (builder) => {
    builder
      .addCase(cartEmptied, () => initialState)
      .addCase(sessionEnded, () => initialState)
      .addCase(offerLapsed, (state) => {
        state.status = 'idle';
        state.latest = null;
      })
      .addCase(fetchBill.pending, (state, action) => {
        state.status = 'pending';
        state.latest = action.meta.requestId;
      })
      .addCase(fetchBill.fulfilled, (state, action) => {
        if (state.latest !== action.meta.requestId) return;
        state.status = 'ready';
        state.bill = action.payload;
        state.billQuery = action.meta.arg;
        state.latest = null;
      })
      .addCase(fetchBill.rejected, (state, action) => {
        if (state.latest !== action.meta.requestId) return;
        state.latest = null;
        if (action.meta.aborted) {
          // Given up by the page: what was known before stays known.
          state.status = state.bill ? 'ready' : 'idle';
          return;
        }
        state.status = 'failed';
        state.bill = null;
        state.billQuery = null;
      });
  },
  selectors: {
    selectPricing: (state) => state,
  },
});

export const { selectPricing } = slice.selectors;
pricingReducer.arrive(slice.reducer);
