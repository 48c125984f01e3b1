import { createSelector, createSlice } from '@reduxjs/toolkit';
import { catalogueCleared, catalogueRestored } from '../catalogue/catalogue';
import { createShopResource } from '../resource';
import { restore } from '../resource-state';
import { createAppThunk, toThunkError } from '../thunk';
import * as api from './api';
import type { ShopSite } from './identify';
import {
  initialState,
  type RestaurantContact,
  type RestaurantInfo,
  type ShopState,
  type Timing,
} from './types';

export const lookUpShop = createAppThunk(
  'shop/lookUp',
  async (_: undefined, { dispatch, getState, rejectWithValue }) => {
    try {
      const found = await api.lookUpShop(getState().shop.site.domain);
      const { restaurantId } = getState().shop;
      if (restaurantId && restaurantId !== found?.restaurantId) dispatch(catalogueCleared());
      return found;
    } catch (error) {
      return rejectWithValue(toThunkError(error, 'silent'));
    }
  },
  {
    condition: (_, { getState }) => {
      const { site, lookup } = getState().shop;
      return site.domain !== '' && lookup !== 'pending' && lookup !== 'found';
    },
  },
);

const infoResource = createShopResource('shop/fetchInfo', api.fetchInfo, ({ shop }) => shop.info);
const profileResource = createShopResource('shop/fetchProfile', api.fetchProfile, ({ shop }) => shop.profile);
const timingResource = createShopResource('shop/fetchTiming', api.fetchTiming, ({ shop }) => shop.timing);

export const fetchInfo = infoResource.fetch;
export const fetchProfile = profileResource.fetch;
export const fetchTiming = timingResource.fetch;
export const refreshTiming = timingResource.refresh;

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
      .addCase(catalogueRestored, (state, { payload: catalogue }) => {
        state.restaurantId ||= catalogue.restaurantId;
        restore(state.info, catalogue.info, catalogue.requestedAt);
        restore(state.profile, catalogue.profile, catalogue.requestedAt);
        restore(state.timing, catalogue.timing, catalogue.requestedAt);
      })
      .addCase(catalogueCleared, (state) => {
        const { restaurantId, info, profile, timing } = initialState;
        Object.assign(state, { restaurantId, info, profile, timing });
      });
    infoResource.addCases(builder, (state) => state.info);
    profileResource.addCases(builder, (state) => state.profile);
    timingResource.addCases(builder, (state) => state.timing);
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
    /** A failed timing call counts as open (docs/behaviour.md 14). */
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
