import { createSlice, isAnyOf } from '@reduxjs/toolkit';
import { m } from '@/texts';
import type { Paise } from '@/lib/money';
import { createShopResource } from '../resource';
import { rootReducer } from '../root-reducer';
import { guardStaleRequest } from '../session/stale-request-guard';
import { sessionEnded } from '../session/types';
import type { AppDispatch } from '../state';
import { createAppThunk } from '../thunk';
import { toastRequested } from '../events';
import * as api from './api';
import {
  APPLY_OFFER,
  initialState,
  offerRemoved,
  type AppliedOffer,
  type Offer,
  type OffersState,
} from './types';

const offersResource = createShopResource('offers/fetch', api.fetchOffers, ({ offers }) => offers.offers);
export const fetchOffers = offersResource.fetch;

/** Needs a cart and a real offer (docs/behaviour.md 9.2). */
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
    offersResource.addCases(builder, (state) => state.offers);
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

export interface RankedOffer {
  offer: Offer;
  /** Amount missing to the offer's minimum; 0 when the order reaches it. */
  missing: Paise;
}

/** Sorts offers whose minimum is reached by value, then the others by missing amount. Ties keep the restaurant's order. */
export function rankOffers(offers: readonly Offer[], total: Paise): RankedOffer[] {
  const worth = ({ offer }: RankedOffer) => (offer.isWallet ? offer.walletValue : offer.maxDiscount);
  return offers
    .map((offer) => ({ offer, missing: Math.max(0, offer.minimumOrder - total) }))
    .sort((one, other) => one.missing - other.missing || (one.missing === 0 ? worth(other) - worth(one) : 0));
}
