import { afterNextPaint } from '@/platform/scheduling';
import { createFetchOnceThunk } from '../loadable-thunk';
import * as api from './api';
import { partialMenuReceived } from './events';

/** Shows the start of a long menu before the rest is parsed, unless a menu is shown already. */
export const fetchMenu = createFetchOnceThunk(
  'menu/fetch',
  (restaurantId, { dispatch, getState }) =>
    api.fetchMenu(restaurantId, async (partialMenu) => {
      if (getState().menu.menu.data !== null) return;
      dispatch(partialMenuReceived(partialMenu));
      await afterNextPaint();
    }),
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
