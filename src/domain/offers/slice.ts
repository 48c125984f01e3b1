import { createSlice, isAnyOf } from '@reduxjs/toolkit';
import { m } from '@/texts';
import { createFetchOnceThunk, addLoadableCases } from '../loadable-thunk';
import { toastRequested } from '../toasts/events';
import { rootReducer } from '../root-reducer';
import { guardStaleRequest } from '../session/stale-request-guard';
import { sessionEnded } from '../session/events';
import type { AppDispatch } from '../state';
import { createAppThunk } from '../thunk';
import * as api from './api';
import { APPLY_OFFER, offerRemoved } from './events';
import { initialState, type OffersState } from './state';
import type { AppliedOffer, Offer } from './types';

export const fetchOffers = createFetchOnceThunk(
  'offers/fetch',
  api.fetchOffers,
  (state) => state.offers.offers,
);

/** Needs a cart and a real offer (spec §5). */
export const applyOffer = createAppThunk(
  APPLY_OFFER,
  async (offer: Offer, { dispatch, getState, rejectWithValue }) => {
    const { cartId } = getState().cart;
    const guard = guardStaleRequest('applyOffer', getState, ({ cart }) => cart.cartId);
    try {
      const answer = await api.applyOffer(cartId, offer.id);
      guard.throwIfStale();
      if (!answer.isApplied) {
        return rejectWithValue({
          text: answer.message || m.offers_apply_failed(),
          display: 'toast',
          outcomeUnknown: false,
        });
      }
      dispatch(toastRequested({ text: m.offers_applied(), tone: 'success' }));
      return {
        id: offer.id,
        code: offer.code,
        message: answer.message,
        cashback: answer.cashback,
      } satisfies AppliedOffer;
    } catch (error) {
      return rejectWithValue(guard.toThunkError(error, 'toast', m.offers_apply_failed()));
    }
  },
  {
    condition: (offer, { getState }) => {
      const { cart, offers } = getState();
      return cart.cartId !== '' && offer.id !== '' && offer.id !== '0' && offers.applying === null;
    },
  },
);

export const removeOffer = () => (dispatch: AppDispatch) => {
  dispatch(offerRemoved());
  dispatch(toastRequested({ text: m.offers_removed(), tone: 'success' }));
};

/** Stale-request guard: ignores answers from before a logout. */
const isCurrentRequest = ({ applying }: OffersState, requestId: string) => applying?.requestId === requestId;

const slice = createSlice({
  name: 'offers',
  initialState,
  reducers: {},
  extraReducers: (builder) => {
    addLoadableCases(builder, fetchOffers, (state) => state.offers);
    builder
      .addCase(applyOffer.pending, (state, action) => {
        state.applying = { offerId: action.meta.arg.id, requestId: action.meta.requestId };
      })
      .addCase(sessionEnded, (state) => {
        state.applying = null;
      })
      .addMatcher(isAnyOf(applyOffer.fulfilled, applyOffer.rejected), (state, action) => {
        if (isCurrentRequest(state, action.meta.requestId)) state.applying = null;
      });
  },
  selectors: {
    selectOffers: (state) => state.offers,
    selectApplyingOfferId: (state) => state.applying?.offerId ?? null,
  },
});

export const { selectOffers, selectApplyingOfferId } = slice.selectors;
rootReducer.inject(slice, { overrideExisting: true });
