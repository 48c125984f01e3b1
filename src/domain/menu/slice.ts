import { createSelector, createSlice, isAnyOf, original, type PayloadAction } from '@reduxjs/toolkit';
import { withStructuralSharing } from '@/lib/structural-sharing';
import { catalogueCleared, catalogueRefreshed, catalogueRestored } from '../catalogue/events';
import { addLoadableCases } from '../loadable-thunk';
import { setPersistedData } from '../loadable';
import { partialMenuReceived } from './events';
import { dishesInOrder, shownCategories, type FoodFilter } from './shown-categories';
import { initialState, shownMenu, type MenuState } from './state';
import { fetchBanners, fetchCategoryTiles, fetchMenu, refreshMenu } from './thunks';
import type { Dish, SizeVariant } from './types';

/** Cart lines only have the variant's id (contract §4). */
interface VariantOwner {
  dish: Dish;
  variant: SizeVariant;
}

const variantOwners = createSelector([shownMenu], (menu) => {
  const owners = new Map<string, VariantOwner>();
  for (const dish of Object.values(menu?.dishes ?? {})) {
    for (const variant of dish.variants) owners.set(variant.id, { dish, variant });
  }
  return owners;
});

const shownMenuCategories = createSelector(
  [shownMenu, (state: MenuState) => state.foodFilter],
  shownCategories,
);

const allCategories = createSelector([(state: MenuState) => state.menu.data], (menu) =>
  shownCategories(menu, 'all'),
);

const popularDishes = createSelector([(state: MenuState) => state.menu.data], (menu) => {
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
      // Check only with a filter: shownCategories() would create Immer drafts of the whole menu.
      if (
        state.foodFilter !== 'all' &&
        !shownCategories(state.menu.data, state.foodFilter).some((category) => category.name === name)
      ) {
        state.foodFilter = 'all';
      }
    },
  },
  extraReducers: (builder) => {
    builder
      .addCase(catalogueRestored, (state, { payload: persisted }) => {
        if (state.menu.status !== 'ready') state.requestedAt = persisted.requestedAt;
        setPersistedData(state.menu, persisted.menu);
        setPersistedData(state.banners, persisted.banners);
        setPersistedData(state.categoryTiles, persisted.categoryTiles);
      })
      .addCase(catalogueRefreshed, (state, { payload: at }) => {
        state.requestedAt = at;
      })
      .addCase(catalogueCleared, (state) => {
        const { menu, partialMenu, requestedAt, banners, categoryTiles } = initialState;
        Object.assign(state, { menu, partialMenu, requestedAt, banners, categoryTiles });
      })
      .addCase(refreshMenu.fulfilled, (state, { payload }) => {
        const shown = original<MenuState>(state).menu.data;
        Object.assign(state.menu, { data: withStructuralSharing(shown, payload) });
      })
      .addCase(partialMenuReceived, (state, { payload }) => ({ ...state, partialMenu: payload }));
    addLoadableCases(builder, fetchMenu, (state) => state.menu);
    addLoadableCases(builder, fetchBanners, (state) => state.banners);
    addLoadableCases(builder, fetchCategoryTiles, (state) => state.categoryTiles);
    builder.addMatcher(isAnyOf(fetchMenu.fulfilled, fetchMenu.rejected), (state) => {
      state.partialMenu = null;
    });
  },
  selectors: {
    selectMenu: (state) => state.menu,
    selectMenuRequestedAt: (state) => state.requestedAt,
    selectBanners: (state) => state.banners,
    selectCategoryTiles: (state) => state.categoryTiles,
    selectShownMenu: shownMenu,
    /** @param dishId any text from a URL. */
    selectDish: (state, dishId: string): Dish | undefined => {
      const dishes = shownMenu(state)?.dishes;
      return dishes && Object.hasOwn(dishes, dishId) ? dishes[dishId] : undefined;
    },
    selectVariantOwners: variantOwners,
    selectShownCategories: shownMenuCategories,
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
  selectShownMenu,
  selectMenuRequestedAt,
  selectBanners,
  selectCategoryTiles,
  selectDish,
  selectVariantOwners,
  selectShownCategories,
  selectAllCategories,
  selectFoodFilter,
  selectIsCollapsed,
  selectPopularDishes,
} = slice.selectors;
export const { foodFilterChosen, categoryToggled, categoryRequested } = slice.actions;
export const menuReducer = slice.reducer;
