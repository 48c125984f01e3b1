import { fetchOnce } from '../loadable';
import * as api from './api';

export const fetchMenu = fetchOnce('menu/fetch', api.fetchMenu, (state) => state.menu.menu);
export const fetchBanners = fetchOnce('menu/fetchBanners', api.fetchBanners, (state) => state.menu.banners);
export const fetchCategoryTiles = fetchOnce(
  'menu/fetchCategoryTiles',
  api.fetchCategoryTiles,
  (state) => state.menu.categoryTiles,
);
