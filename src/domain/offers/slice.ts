import { createSlice } from '@reduxjs/toolkit';
import { m } from '@/texts';
import type { Paise } from '@/lib/money';
import { toastRequested } from '../events';
import { rootReducer, type AppDispatch, type RootState } from '../root-reducer';
import { createCommand, selectSubject, StoppedCommand } from '../server/command';
import { createShopResource } from '../server/resource';
import * as api from './api';
import { initialState, offerApplied, offerRemoved, type Offer } from './types';

export const offerList = createShopResource('offers/fetch', api.fetchOffers, ({ offers }) => offers.offers);

const LOCK = 'offers/apply';

/** Needs a cart and a real offer (docs/behaviour.md 9.2). */
export const applyOffer = createCommand<Offer>({
  type: 'offers/apply',
  call: 'applyOffer',
  owner: 'cart',
  lock: LOCK,
  subjectOf: ({ id }) => id,
  canStart: ({ cart }, { id }) => cart.cartId !== '' && id !== '' && id !== '0',
  failure: () => ({ display: 'toast', text: { key: 'offers_apply_failed' } }),
  run: async ({ id, code }, { dispatch, getState, throwIfStale }) => {
    const { isApplied, message, cashback } = await api.applyOffer(getState().cart.cartId, id);
    throwIfStale();
    if (!isApplied)
      throw new StoppedCommand('applyOffer', message ? { words: message } : { key: 'offers_apply_failed' });
    dispatch(offerApplied({ id, code, message, cashback }));
  },
  successText: () => m.offers_applied(),
});

export const removeOffer = () => (dispatch: AppDispatch) => {
  dispatch(offerRemoved());
  dispatch(toastRequested({ text: m.offers_removed(), tone: 'success' }));
};

const slice = createSlice({
  name: 'offers',
  initialState,
  reducers: {},
  extraReducers: (builder) => {
    offerList.addCases(builder, (state) => state.offers);
  },
});

export const selectApplyingOfferId = (state: RootState) => selectSubject(state, LOCK);
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
