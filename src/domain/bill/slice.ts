import { createSlice } from '@reduxjs/toolkit';
import { BILL_MAX_AGE_MS, DEBOUNCE_MS } from '@/config/limits';
import { m } from '@/texts';
import { cartCleared } from '../cart/events';
import { fetchCart } from '../cart/thunks';
import { differsFromLines, selectBillQuery } from '../checkout/selectors';
import { selectConnectivity } from '../connectivity/slice';
import { toastRequested } from '../events';
import { offerWithdrawn } from '../offers/types';
import { rootReducer, type StoreLike } from '../root-reducer';
import { isRejectedRequest } from '../server/failure';
import { createResource } from '../server/resource';
import { loggedIn, phoneVerified, sessionEnded } from '../session/types';
import * as api from './api';
import { initialState, isSameQuery, type Bill, type BilledOrder, type BillQuery } from './types';

/** Lines fetched longer ago than this may have changed on another device. */
const FRESH_LINES_MS = 5000;

/** Fetches the cart again when the server has another one than the page. */
function refetchOtherLines(answer: Bill, { dispatch, getState }: StoreLike): void {
  const { lines, lock } = getState().cart;
  const isFresh = lock !== null || Date.now() - lines.askedAt < FRESH_LINES_MS;
  if (!isFresh && differsFromLines(getState(), answer)) void dispatch(fetchCart());
}

/** Asked for again whenever what it depends on has changed (docs/behaviour.md 8.5). */
export const bill = createResource<BilledOrder, BillQuery>({
  type: 'bill/fetch',
  select: (state) => state.bill,
  repeat: 'latest',
  debounceMs: DEBOUNCE_MS.bill,
  canFetch: (state) => state.shop.restaurantId !== '' && selectConnectivity(state) === 'online',
  argOf: selectBillQuery,
  isDue: (state, query) => !isSameQuery(state.bill.askedFor, query),
  call: async (query, { dispatch, getState, signal, isLatest, isRefresh }) => {
    const { checkout, shop } = getState();
    try {
      const answer = await api.fetchBill(shop.restaurantId, query, signal);
      if (isLatest() && isSameQuery(selectBillQuery(getState()), query))
        refetchOtherLines(answer, { dispatch, getState });
      return { query, bill: answer };
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
  failure: () => ({ display: 'toast', text: { key: 'checkout_bill_failed' } }),
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
      // The price is that of whoever pays.
      .addCase(loggedIn, () => initialState)
      .addCase(phoneVerified, () => initialState)
      .addCase(sessionEnded, () => initialState)
      .addCase(offerWithdrawn, (state) => {
        state.status = 'idle';
        state.requestId = null;
      })
      .addMatcher(bill.isRequest, (state, { meta }) => {
        state.askedFor = meta.arg.arg;
      })
      .addMatcher(bill.isDropped, (state) => {
        state.askedFor = state.data?.query ?? null;
      })
      // Without a price there is no Place Order, also for the former choices.
      .addMatcher(bill.isFailure, (state) => {
        if (state.status === 'failed') state.data = null;
      });
  },
});
rootReducer.inject(slice, { overrideExisting: true });
