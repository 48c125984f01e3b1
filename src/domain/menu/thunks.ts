import { fetchOnce } from '../loadable';
import * as api from './api';

export const fetchMenu = fetchOnce('menu/fetch', api.fetchMenu, (state) => state.menu.menu);
export const fetchBanners = fetchOnce('menu/fetchBanners', api.fetchBanners, (state) => state.menu.banners);
export const fetchCategoryTiles = fetchOnce(
  'menu/fetchCategoryTiles',
  api.fetchCategoryTiles,
  (state) => state.menu.categoryTiles,
);

/** Asked for when a dish that has customizations is opened. */
export const fetchCustomizationGroups = fetchOnce(
  'menu/fetchCustomizationGroups',
  api.fetchCustomizationGroups,
  (state) => state.menu.customizationGroups,
);

/** Asked for when a dish that has add-ons is opened. */
export const fetchAddOnGroups = fetchOnce(
  'menu/fetchAddOnGroups',
  api.fetchAddOnGroups,
  (state) => state.menu.addOnGroups,
);
