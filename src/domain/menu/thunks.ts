import { afterNextPaint } from '@/platform/scheduling';
import { catalogueRefreshed } from '../catalogue/events';
import { createFetchOnceThunk } from '../loadable-thunk';
import * as api from './api';
import { partialMenuReceived } from './events';

/** Shows the start of a long menu before the rest is parsed, unless a menu is shown already. */
export const fetchMenu = createFetchOnceThunk(
  'menu/fetch',
  async (restaurantId, { dispatch, getState }) => {
    // The time of the request, because a slow answer is not newer than one that overtook it.
    const requestedAt = Date.now();
    const shownMenu = () => getState().menu.menu.data ?? getState().menu.partialMenu;
    const menu = await api.fetchMenu(restaurantId, {
      showPartialMenu: async (partialMenu) => {
        if (shownMenu()) return;
        dispatch(partialMenuReceived(partialMenu));
        await afterNextPaint();
      },
      dishes: () => shownMenu()?.dishes ?? {},
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
