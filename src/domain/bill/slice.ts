import { createSlice } from '@reduxjs/toolkit';
import { BILL_MAX_AGE_MS } from '@/config/limits';
import { m } from '@/texts';
import { cartCleared } from '../cart/events';
import { offerWithdrawn } from '../offers/types';
import { createResource } from '../resource';
import { rootReducer } from '../root-reducer';
import { sessionEnded } from '../session/types';
import { isRejectedRequest } from '../thunk';
import { toastRequested } from '../events';
import * as api from './api';
import { initialState, type BilledOrder, type BillQuery } from './types';

const bill = createResource({
  type: 'bill/fetch',
  select: (state) => state.bill,
  repeat: 'always',
  call: async (
    query: BillQuery,
    { dispatch, getState, signal, isLatest, isRefresh },
  ): Promise<BilledOrder> => {
    const { checkout, shop } = getState();
    try {
      return { query, bill: await api.fetchBill(shop.restaurantId, query, signal) };
    } catch (error) {
      // A withdrawn offer must not block the bill.
      if (query.offerId !== '0' && isRejectedRequest(error) && isLatest()) {
        dispatch(offerWithdrawn(query.offerId));
        const text = m.checkout_changed_offer({ code: checkout.appliedOffer?.code ?? '' });
        // Place Order lists the changes of a refresh.
        if (!isRefresh) dispatch(toastRequested({ text, tone: 'warning' }));
      }
      throw error;
    }
  },
  // Fees, taxes and offers may have changed (docs/behaviour.md 8.8).
  canRefresh: ({ askedAt }) => Date.now() - askedAt > BILL_MAX_AGE_MS,
  failure: () => ({ display: 'toast', text: m.checkout_bill_failed() }),
});
export const { fetch: fetchBill, refresh: refreshBill } = bill;

const slice = createSlice({
  name: 'bill',
  initialState,
  reducers: {},
  extraReducers: (builder) => {
    bill.addCases(builder, (state) => state);
    builder
      .addCase(cartCleared, () => initialState)
      .addCase(sessionEnded, () => initialState)
      .addCase(offerWithdrawn, (state) => {
        state.status = 'idle';
        state.requestId = null;
      })
      // Without a price there is no Place Order, also for the former choices.
      .addMatcher(fetchBill.rejected.match, (state) => {
        if (state.status === 'failed') state.data = null;
      });
  },
});
rootReducer.inject(slice, { overrideExisting: true });
