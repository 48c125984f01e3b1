import { createSelector, createSlice } from '@reduxjs/toolkit';
import { idle, trackLoadable, type Loadable } from '../loadable';
import type { ShopAddress } from './identify';
import { fetchInfo, fetchProfile, fetchTiming, lookUpShop } from './thunks';
import type { RestaurantInfo, RestaurantProfile, Timing } from './types';

interface ShopState {
  address: ShopAddress;
  /** 'unknown': the lookup answered that there is no such restaurant. */
  lookup: 'idle' | 'pending' | 'found' | 'unknown' | 'failed';
  restaurantId: string;
  behaviourToolId: string;
  adPixelId: string;
  info: Loadable<RestaurantInfo | null>;
  profile: Loadable<RestaurantProfile | null>;
  timing: Loadable<Timing | null>;
}

const initialState: ShopState = {
  address: { domain: '', basename: '', sharesOrigin: false },
  lookup: 'idle',
  restaurantId: '',
  behaviourToolId: '',
  adPixelId: '',
  info: idle(null),
  profile: idle(null),
  timing: idle(null),
};

/** The state of a store that is made for one shop's address. */
export function shopStateFor(address: ShopAddress): ShopState {
  return { ...initialState, address, lookup: address.domain ? 'idle' : 'unknown' };
}

/** The restaurant as its name stands over the page: by its info, or by its profile while that is missing. */
const shopFace = createSelector(
  [(state: ShopState) => state.info.data, (state: ShopState) => state.profile.data],
  (info, profile): RestaurantInfo | null =>
    info ??
    (profile?.name ? { name: profile.name, about: '', address: profile.address, imageUrl: null } : null),
);

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
      });
    trackLoadable(builder, fetchInfo, (state) => state.info);
    trackLoadable(builder, fetchProfile, (state) => state.profile);
    trackLoadable(builder, fetchTiming, (state) => state.timing);
  },
  selectors: {
    selectShopAddress: (state) => state.address,
    selectLookup: (state) => state.lookup,
    selectRestaurantId: (state) => state.restaurantId,
    selectInfo: (state) => state.info,
    selectShopFace: shopFace,
    selectProfile: (state) => state.profile,
    selectTiming: (state) => state.timing.data,
    /** A failed timing call counts as open (contract, section 7). */
    selectIsClosed: (state) => state.timing.data?.closed ?? false,
    selectIsPureVeg: (state) => state.timing.data?.pureVeg ?? false,
  },
});

export const {
  selectShopAddress,
  selectLookup,
  selectRestaurantId,
  selectInfo,
  selectShopFace,
  selectProfile,
  selectTiming,
  selectIsClosed,
  selectIsPureVeg,
} = slice.selectors;
export const shopReducer = slice.reducer;
