import { afterNextPaint } from '@/platform/scheduling';
import { fetchOnce } from '../fetch-once';
import * as api from './api';
import { partialMenuReceived } from './events';

/** Shows the start of a long menu before the rest is parsed, unless a menu is shown already. */
export const fetchMenu = fetchOnce(
  'menu/fetch',
  (restaurantId, { dispatch, getState }) =>
    api.fetchMenu(restaurantId, async (partialMenu) => {
      if (getState().menu.menu.data !== null) return;
      dispatch(partialMenuReceived(partialMenu));
      await afterNextPaint();
    }),
  (state) => state.menu.menu,
);
export const fetchBanners = fetchOnce('menu/fetchBanners', api.fetchBanners, (state) => state.menu.banners);
export const fetchCategoryTiles = fetchOnce(
  'menu/fetchCategoryTiles',
  api.fetchCategoryTiles,
  (state) => state.menu.categoryTiles,
);
