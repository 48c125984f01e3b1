import { afterNextPaint } from '@/platform/scheduling';
import { catalogueRefreshed } from '../catalogue/events';
import { createFetchOnceThunk } from '../loadable-thunk';
import { createAppThunk, toThunkError } from '../thunk';
import * as api from './api';
import { partialMenuReceived } from './events';
import { shownMenu } from './state';

/** Shows the start of a long menu before the rest is parsed, unless a menu is shown already. */
export const fetchMenu = createFetchOnceThunk(
  'menu/fetch',
  async (restaurantId, { dispatch, getState }) => {
    // The time of the request, because a slow answer is not newer than one that overtook it.
    const requestedAt = Date.now();
    const menu = await api.fetchMenu(restaurantId, {
      onPartialMenu: async (partialMenu) => {
        if (shownMenu(getState().menu)) return;
        dispatch(partialMenuReceived(partialMenu));
        await afterNextPaint();
      },
      getShownDishes: () => shownMenu(getState().menu)?.dishes ?? {},
    });
    dispatch(catalogueRefreshed(requestedAt));
    return menu;
  },
  (state) => state.menu.menu,
);
export const fetchBanners = createFetchOnceThunk(
  'menu/fetchBanners',
  api.fetchBanners,
  (state) => state.menu.banners,
);
export const fetchCategoryTiles = createFetchOnceThunk(
  'menu/fetchCategoryTiles',
  api.fetchCategoryTiles,
  (state) => state.menu.categoryTiles,
);

/** Fetches today's prices and stock; the shown menu stays until they arrive, and when they do not. */
export const refreshMenu = createAppThunk(
  'menu/refresh',
  async (_: undefined, { dispatch, getState, rejectWithValue }) => {
    const requestedAt = Date.now();
    try {
      const menu = await api.fetchMenu(getState().shop.restaurantId, {
        getShownDishes: () => shownMenu(getState().menu)?.dishes ?? {},
      });
      dispatch(catalogueRefreshed(requestedAt));
      return menu;
    } catch (error) {
      return rejectWithValue(toThunkError(error, 'silent'));
    }
  },
  { condition: (_, { getState }) => getState().menu.menu.status === 'ready' },
);
