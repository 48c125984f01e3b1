import { createSelector, createSlice, original, type PayloadAction } from '@reduxjs/toolkit';
import { CATALOGUE_MAX_AGE_MS } from '@/config/limits';
import { catalogueCleared, catalogueRestored } from '../catalogue/catalogue';
import { createShopResource } from '../server/resource';
import { restore } from '../server/resource-state';
import { timing } from '../shop/slice';
import * as api from './api';
import { dishesInOrder, filterCategories } from './filter-categories';
import { initialState, type Dish, type FoodFilter, type MenuState, type SizeVariant } from './types';

/** A refresh fetches today's prices and stock; the shown menu stays until they arrive, and when they do not. */
const dishList = createShopResource('menu/fetch', api.fetchMenu, ({ menu }) => menu.menu, {
  canRefresh: ({ status }) => status === 'ready',
  isPartOfShop: true,
  retry: 'timer',
  maxAgeMs: CATALOGUE_MAX_AGE_MS,
});
export const banners = createShopResource('menu/fetchBanners', api.fetchBanners, ({ menu }) => menu.banners, {
  isPartOfShop: true,
  retry: 'events',
  maxAgeMs: CATALOGUE_MAX_AGE_MS,
});
export const categoryTiles = createShopResource(
  'menu/fetchCategoryTiles',
  api.fetchCategoryTiles,
  ({ menu }) => menu.categoryTiles,
  { isPartOfShop: true, retry: 'events', maxAgeMs: CATALOGUE_MAX_AGE_MS },
);
export const { fetch: fetchMenu, refresh: refreshMenu } = dishList;

const menuData = (state: MenuState) => state.menu.data;

/** Cart lines only have the variant's id. */
interface VariantOwner {
  dish: Dish;
  variant: SizeVariant;
}

const variantOwners = createSelector([menuData], (menu) => {
  const owners = new Map<string, VariantOwner>();
  for (const dish of Object.values(menu?.dishes ?? {})) {
    for (const variant of dish.variants) owners.set(variant.id, { dish, variant });
  }
  return owners;
});

const filteredCategories = createSelector(
  [menuData, (state: MenuState) => state.foodFilter],
  filterCategories,
);

const allCategories = createSelector([menuData], (menu) => filterCategories(menu, 'all'));

const popularDishes = createSelector([menuData], (menu) => {
  return menu ? dishesInOrder(menu).filter((dish) => dish.isPopular) : [];
});

const slice = createSlice({
  name: 'menu',
  initialState,
  reducers: {
    foodFilterChosen: (state, action: PayloadAction<FoodFilter>) => {
      state.foodFilter = action.payload;
    },
    categoryToggled: (state, { payload: name }: PayloadAction<string>) => {
      state.collapsedCategories = state.collapsedCategories.includes(name)
        ? state.collapsedCategories.filter((other) => other !== name)
        : [...state.collapsedCategories, name];
    },
    categoryRequested: (state, { payload: name }: PayloadAction<string>) => {
      state.collapsedCategories = state.collapsedCategories.filter((other) => other !== name);
      // Not the draft of the menu: Immer would create one for each dish.
      const filtered = filterCategories(menuData(original<MenuState>(state)), state.foodFilter);
      if (!filtered.some((category) => category.name === name)) state.foodFilter = 'all';
    },
  },
  extraReducers: (builder) => {
    dishList.addCases(builder, (state) => state.menu);
    banners.addCases(builder, (state) => state.banners);
    categoryTiles.addCases(builder, (state) => state.categoryTiles);
    builder
      .addCase(catalogueRestored, (state, { payload: catalogue }) => {
        const { requestedAt } = catalogue;
        restore(state.menu, catalogue.menu, requestedAt);
        restore(state.banners, catalogue.banners, requestedAt);
        restore(state.categoryTiles, catalogue.categoryTiles, requestedAt);
      })
      .addCase(catalogueCleared, (state) => ({
        ...initialState,
        foodFilter: state.foodFilter,
        collapsedCategories: state.collapsedCategories,
      }))
      // A pure-veg restaurant has no filter control.
      .addMatcher(timing.isAnswer, (state, { payload: { isPureVeg } }) => {
        if (isPureVeg) state.foodFilter = 'all';
      });
  },
  selectors: {
    selectMenu: (state) => state.menu,
    selectBanners: (state) => state.banners,
    selectCategoryTiles: (state) => state.categoryTiles,
    /** @param dishId any text from a URL. */
    selectDish: (state, dishId: string): Dish | undefined => {
      const dishes = menuData(state)?.dishes;
      return dishes && Object.hasOwn(dishes, dishId) ? dishes[dishId] : undefined;
    },
    selectVariantOwners: variantOwners,
    selectFilteredCategories: filteredCategories,
    /** Without the food filter, for counts and links into the menu. */
    selectAllCategories: allCategories,
    selectFoodFilter: (state) => state.foodFilter,
    selectIsCollapsed: (state, name: string) => state.collapsedCategories.includes(name),
    /** Recommended dishes of the home page. */
    selectPopularDishes: popularDishes,
  },
});

export const {
  selectMenu,
  selectBanners,
  selectCategoryTiles,
  selectDish,
  selectVariantOwners,
  selectFilteredCategories,
  selectAllCategories,
  selectFoodFilter,
  selectIsCollapsed,
  selectPopularDishes,
} = slice.selectors;
export const { foodFilterChosen, categoryToggled, categoryRequested } = slice.actions;
export const menuReducer = slice.reducer;
