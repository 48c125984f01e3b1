import { createSelector, createSlice } from '@reduxjs/toolkit';
import { CATALOGUE_MAX_AGE_MS, CLOSED_POLL_DELAYS_MS, TIMING_MAX_AGE_MS } from '@/config/limits';
import { retryDelay } from '@/lib/retry-delay';
import { catalogueCleared, catalogueRestored } from '../catalogue/catalogue';
import { createResource, createShopResource } from '../server/resource';
import { answered, restore } from '../server/resource-state';
import * as api from './api';
import type { ShopSite } from './identify';
import type { ShopLookup } from './parse-lookup';
import {
  initialState,
  isUnknownShop,
  type RestaurantContact,
  type RestaurantInfo,
  type ShopState,
  type Timing,
} from './types';

/** Of the address. null: there is no such restaurant, which may change. */
export const shopLookup = createResource<ShopLookup | null>({
  type: 'shop/lookUp',
  select: ({ shop }) => shop.lookup,
  call: async (_, { dispatch, getState }) => {
    const found = await api.lookUpShop(getState().shop.site.domain);
    const { restaurantId } = getState().shop;
    if (restaurantId && restaurantId !== found?.restaurantId) dispatch(catalogueCleared());
    return found;
  },
  repeat: 'again',
  retry: 'timer',
  canFetch: ({ shop: { site, lookup } }) =>
    site.domain !== '' && (lookup.status !== 'ready' || lookup.data === null),
});

const PART_OF_SHOP = { isPartOfShop: true, retry: 'events', maxAgeMs: CATALOGUE_MAX_AGE_MS } as const;
export const info = createShopResource(
  'shop/fetchInfo',
  api.fetchInfo,
  ({ shop }) => shop.info,
  PART_OF_SHOP,
);
export const profile = createShopResource(
  'shop/fetchProfile',
  api.fetchProfile,
  ({ shop }) => shop.profile,
  PART_OF_SHOP,
);
export const timing = createShopResource('shop/fetchTiming', api.fetchTiming, ({ shop }) => shop.timing, {
  ...PART_OF_SHOP,
  maxAgeMs: TIMING_MAX_AGE_MS,
  pollDelayMs: (polls) => retryDelay(CLOSED_POLL_DELAYS_MS, polls),
  isLive: ({ shop }) => timingNow(shop)?.isClosed ?? false,
});

export function shopStateFor(site: ShopSite): ShopState {
  return { ...initialState, site, ...(site.domain === '' && { lookup: answered(null) }) };
}

/** The profile fills in a missing name or address. */
const completedInfo = createSelector(
  [(state: ShopState) => state.info.data, (state: ShopState) => state.profile.data],
  (known, contact): RestaurantInfo | null => {
    if (known?.address) return known;
    const name = known?.name || contact?.name;
    return name ? { about: '', imageUrl: null, ...known, name, address: contact?.address ?? '' } : null;
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
      .addCase(catalogueRestored, (state, { payload: catalogue }) => {
        state.restaurantId ||= catalogue.restaurantId;
        restore(state.info, catalogue.info, catalogue.requestedAt);
        restore(state.profile, catalogue.profile, catalogue.requestedAt);
        restore(state.timing, catalogue.timing, catalogue.requestedAt);
      })
      .addCase(catalogueCleared, (state) => {
        state.restaurantId = '';
        state.info = initialState.info;
        state.profile = initialState.profile;
        state.timing = initialState.timing;
      });
    shopLookup.addCases(
      builder,
      (state) => state.lookup,
      (state, found) => {
        if (!found) return;
        state.restaurantId = found.restaurantId;
        state.behaviourToolId = found.behaviourToolId;
        state.adPixelId = found.adPixelId;
      },
    );
    info.addCases(builder, (state) => state.info);
    profile.addCases(builder, (state) => state.profile);
    timing.addCases(builder, (state) => state.timing);
  },
  selectors: {
    selectShopSite: (state) => state.site,
    selectLookup: (state) => state.lookup,
    selectIsUnknownShop: isUnknownShop,
    selectInfo: (state) => state.info,
    selectCompletedInfo: completedInfo,
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
  selectIsUnknownShop,
  selectInfo,
  selectCompletedInfo,
  selectProfile,
  selectContact,
  selectTiming,
  selectIsClosed,
  selectIsPureVeg,
} = slice.selectors;
export const shopReducer = slice.reducer;
