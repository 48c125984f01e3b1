import { catalogueCleared } from '../catalogue/events';
import { createFetchOnceThunk } from '../loadable-thunk';
import { createAppThunk, toThunkError } from '../thunk';
import * as api from './api';

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

export const fetchInfo = createFetchOnceThunk('shop/fetchInfo', api.fetchInfo, (state) => state.shop.info);
export const fetchProfile = createFetchOnceThunk(
  'shop/fetchProfile',
  api.fetchProfile,
  (state) => state.shop.profile,
);
export const fetchTiming = createFetchOnceThunk(
  'shop/fetchTiming',
  api.fetchTiming,
  (state) => state.shop.timing,
);

/** Fetches the timing again. The shown timing stays until it arrives, and when it does not. */
export const refreshTiming = createAppThunk(
  'shop/refreshTiming',
  async (_: undefined, { getState, rejectWithValue }) => {
    try {
      return await api.fetchTiming(getState().shop.restaurantId);
    } catch (error) {
      return rejectWithValue(toThunkError(error, 'silent'));
    }
  },
  { condition: (_, { getState }) => getState().shop.restaurantId !== '' },
);
