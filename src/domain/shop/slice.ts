import { createSelector, createSlice } from '@reduxjs/toolkit';
import { catalogueCleared, catalogueRestored } from '../catalogue/events';
import { addLoadableCases } from '../loadable-thunk';
import { setPersistedData } from '../loadable';
import type { ShopSite } from './identify';
import { initialState, type ShopState } from './state';
import { fetchInfo, fetchProfile, fetchTiming, lookUpShop, refreshTiming } from './thunks';
import type { RestaurantContact, RestaurantInfo, Timing } from './types';

export function shopStateFor(site: ShopSite): ShopState {
  return { ...initialState, site, lookup: site.domain ? 'idle' : 'unknown' };
}

/** The profile fills in a missing name or address. */
const shownInfo = createSelector(
  [(state: ShopState) => state.info.data, (state: ShopState) => state.profile.data],
  (info, profile): RestaurantInfo | null => {
    if (info?.address) return info;
    const name = info?.name || profile?.name;
    return name ? { about: '', imageUrl: null, ...info, name, address: profile?.address ?? '' } : null;
  },
);

const contact = createSelector(
  [(state: ShopState) => state.info.data, (state: ShopState) => state.profile.data],
  (info, profile): RestaurantContact => ({
    name: profile?.name || info?.name || '',
    address: profile?.address || info?.address || '',
    phone: profile?.phone ?? '',
  }),
);

function timingNow({ timing }: ShopState): Timing | null {
  return timing.status === 'ready' ? timing.data : null;
}

const slice = createSlice({
  name: 'shop',
  initialState,
  reducers: {},
  extraReducers: (builder) => {
    builder
      .addCase(lookUpShop.pending, (state) => {
        state.lookup = 'pending';
      })
      .addCase(lookUpShop.fulfilled, (state, action) => {
        state.lookup = action.payload ? 'found' : 'unknown';
        if (action.payload) Object.assign(state, action.payload);
      })
      .addCase(lookUpShop.rejected, (state) => {
        state.lookup = 'failed';
      })
      .addCase(refreshTiming.fulfilled, (state, action) => {
        state.timing = { status: 'ready', data: action.payload };
      })
      .addCase(catalogueRestored, (state, { payload: persisted }) => {
        state.restaurantId ||= persisted.restaurantId;
        setPersistedData(state.info, persisted.info);
        setPersistedData(state.profile, persisted.profile);
        setPersistedData(state.timing, persisted.timing);
      })
      .addCase(catalogueCleared, (state) => {
        const { restaurantId, info, profile, timing } = initialState;
        Object.assign(state, { restaurantId, info, profile, timing });
      });
    addLoadableCases(builder, fetchInfo, (state) => state.info);
    addLoadableCases(builder, fetchProfile, (state) => state.profile);
    addLoadableCases(builder, fetchTiming, (state) => state.timing);
  },
  selectors: {
    selectShopSite: (state) => state.site,
    selectLookup: (state) => state.lookup,
    selectRestaurantId: (state) => state.restaurantId,
    selectInfo: (state) => state.info,
    selectShownInfo: shownInfo,
    selectProfile: (state) => state.profile,
    selectContact: contact,
    /** Of this page load only: persisted timing does not tell whether the shop is open now. */
    selectTiming: timingNow,
    /** A failed timing call counts as open (contract §7). */
    selectIsClosed: (state) => timingNow(state)?.isClosed ?? false,
    selectIsPureVeg: (state) => state.timing.data?.isPureVeg ?? false,
  },
});

export const {
  selectShopSite,
  selectLookup,
  selectRestaurantId,
  selectInfo,
  selectShownInfo,
  selectProfile,
  selectContact,
  selectTiming,
  selectIsClosed,
  selectIsPureVeg,
} = slice.selectors;
export const shopReducer = slice.reducer;
