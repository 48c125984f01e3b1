import { createSlice, isAnyOf, type PayloadAction } from '@reduxjs/toolkit';
import { m } from '@/texts';
import { cartCleared } from '../cart/events';
import { cartIdRestored } from '../cart/slice';
import { cartEndedElsewhere } from '../checkout/events';
import { createFetchOnceThunk, addLoadableCases } from '../loadable-thunk';
import { toastRequested } from '../toasts/events';
import * as persisted from '../persisted/values';
import { rootReducer } from '../root-reducer';
import { guardStaleRequest } from '../session/stale-request-guard';
import { sessionEnded } from '../session/events';
import type { AppDispatch, RootState } from '../state';
import { createAppThunk } from '../thunk';
import * as api from './api';
import { APPLY_OFFER, offerChangedInOtherTab, offerWithdrawn, REMOVE_OFFER } from './events';
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

export const removeOffer = createAppThunk(REMOVE_OFFER, (_: undefined, { dispatch }) => {
  dispatch(toastRequested({ text: m.offers_removed(), tone: 'success' }));
});

/** Stale-request guard: ignores answers from before a logout. */
const isCurrentRequest = ({ applying }: OffersState, requestId: string) => applying?.requestId === requestId;

const slice = createSlice({
  name: 'offers',
  initialState,
  reducers: {
    /** Does not replace an offer that was applied during the read. */
    offerRestored: (state, action: PayloadAction<AppliedOffer>) => {
      state.applied ??= action.payload;
    },
  },
  extraReducers: (builder) => {
    addLoadableCases(builder, fetchOffers, (state) => state.offers);
    builder
      .addCase(applyOffer.pending, (state, action) => {
        state.applying = { offerId: action.meta.arg.id, requestId: action.meta.requestId };
      })
      .addCase(applyOffer.fulfilled, (state, action) => {
        if (!isCurrentRequest(state, action.meta.requestId)) return;
        state.applying = null;
        state.applied = action.payload;
      })
      .addCase(applyOffer.rejected, (state, action) => {
        if (isCurrentRequest(state, action.meta.requestId)) state.applying = null;
      })
      .addCase(removeOffer.pending, (state) => {
        state.applied = null;
      })
      .addCase(offerChangedInOtherTab, (state, action) => {
        state.applied = action.payload;
      })
      .addCase(offerWithdrawn, (state, action) => {
        if (state.applied?.id === action.payload) state.applied = null;
      })
      .addCase(sessionEnded, (state) => {
        state.applied = null;
        state.applying = null;
      })
      // An offer belongs to a cart (contract §8, What an order ends). Another tab's cart has its own.
      .addMatcher(isAnyOf(cartCleared, cartEndedElsewhere, cartIdRestored), (state) => {
        state.applied = null;
      });
  },
  selectors: {
    selectOffers: (state) => state.offers,
    selectAppliedOffer: (state) => state.applied,
    selectApplyingOfferId: (state) => state.applying?.offerId ?? null,
  },
});

export const { offerRestored } = slice.actions;

export const restoreOffer =
  () =>
  async (dispatch: AppDispatch, getState: () => RootState): Promise<void> => {
    const { cart, shop } = getState();
    const stored = await persisted.appliedOffer.read(shop.site);
    const isCurrent = stored?.cartId === cart.cartId && getState().cart.cartId === cart.cartId;
    if (isCurrent) dispatch(offerRestored(stored.offer));
  };

export const { selectOffers, selectAppliedOffer, selectApplyingOfferId } = slice.selectors;
rootReducer.inject(slice, { overrideExisting: true });
