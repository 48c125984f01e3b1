import { createSelector, createSlice, isAnyOf, type PayloadAction } from '@reduxjs/toolkit';
import { catalogueCleared, catalogueRefreshed, catalogueRestored } from '../catalogue/events';
import { idle, showPersisted, trackLoadable, type Loadable } from '../loadable';
import { partialMenuReceived } from './events';
import { dishesInOrder, sectionsOf, type FoodFilter } from './sections';
import { fetchBanners, fetchCategoryTiles, fetchMenu } from './thunks';
import type { Banner, CategoryTile, Dish, Menu, SizeVariant } from './types';

interface MenuState {
  menu: Loadable<Menu | null>;
  /** The beginning of a long menu, until all of it has been read. */
  partialMenu: Menu | null;
  /** When the server was asked for the menu that is shown, in ms since 1970; null while there is none. */
  knownAt: number | null;
  banners: Loadable<readonly Banner[] | null>;
  categoryTiles: Loadable<readonly CategoryTile[] | null>;
  /** How the diner reads the menu; kept here so that coming back finds the same page. */
  foodFilter: FoodFilter;
  collapsedCategories: readonly string[];
}

const initialState: MenuState = {
  menu: idle(null),
  partialMenu: null,
  knownAt: null,
  banners: idle(null),
  categoryTiles: idle(null),
  foodFilter: 'all',
  collapsedCategories: [],
};

/** Where a size variant's dish is found: cart lines name variants only (contract, section 4). */
export interface VariantOwner {
  dish: Dish;
  variant: SizeVariant;
}

/** What there is to be read, be it only the menu's beginning. */
const shownMenu = (state: MenuState) => state.menu.data ?? state.partialMenu;

const variantOwners = createSelector([shownMenu], (menu) => {
  const owners = new Map<string, VariantOwner>();
  for (const dish of Object.values(menu?.dishes ?? {})) {
    for (const variant of dish.variants) owners.set(variant.id, { dish, variant });
  }
  return owners;
});

const menuSections = createSelector([shownMenu, (state: MenuState) => state.foodFilter], sectionsOf);

const wholeMenuSections = createSelector([(state: MenuState) => state.menu.data], (menu) =>
  sectionsOf(menu, 'all'),
);

const popularDishes = createSelector([(state: MenuState) => state.menu.data], (menu) => {
  return menu ? dishesInOrder(menu).filter((dish) => dish.popular) : [];
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
    /** A category that somebody goes to is unfolded, and a filter that hides it is lifted. */
    categorySought: (state, { payload: name }: PayloadAction<string>) => {
      state.collapsedCategories = state.collapsedCategories.filter((other) => other !== name);
      // Without a filter nothing is hidden, and looking for it would make drafts of the whole menu.
      if (
        state.foodFilter !== 'all' &&
        !sectionsOf(state.menu.data, state.foodFilter).some((section) => section.name === name)
      ) {
        state.foodFilter = 'all';
      }
    },
  },
  extraReducers: (builder) => {
    builder
      .addCase(catalogueRestored, (state, { payload: persisted }) => {
        if (state.menu.status !== 'ready') state.knownAt = persisted.knownAt;
        showPersisted(state.menu, persisted.menu);
        showPersisted(state.banners, persisted.banners);
        showPersisted(state.categoryTiles, persisted.categoryTiles);
      })
      .addCase(catalogueRefreshed, (state, { payload: at }) => {
        state.knownAt = at;
      })
      .addCase(catalogueCleared, (state) => {
        const { menu, partialMenu, knownAt, banners, categoryTiles } = initialState;
        Object.assign(state, { menu, partialMenu, knownAt, banners, categoryTiles });
      })
      .addCase(partialMenuReceived, (state, { payload }) => ({ ...state, partialMenu: payload }));
    trackLoadable(builder, fetchMenu, (state) => state.menu);
    trackLoadable(builder, fetchBanners, (state) => state.banners);
    trackLoadable(builder, fetchCategoryTiles, (state) => state.categoryTiles);
    builder.addMatcher(isAnyOf(fetchMenu.fulfilled, fetchMenu.rejected), (state) => {
      state.partialMenu = null;
    });
  },
  selectors: {
    selectMenu: (state) => state.menu,
    selectMenuKnownAt: (state) => state.knownAt,
    selectBanners: (state) => state.banners,
    selectCategoryTiles: (state) => state.categoryTiles,
    selectShownMenu: shownMenu,
    /** @param dishId may be anything that stands in an address. */
    selectDish: (state, dishId: string): Dish | undefined => {
      const dishes = shownMenu(state)?.dishes;
      return dishes && Object.hasOwn(dishes, dishId) ? dishes[dishId] : undefined;
    },
    selectVariantOwners: variantOwners,
    /** What the menu shows under its filter, 'OUT OF STOCK' last. */
    selectMenuSections: menuSections,
    /** The same without the filter: for counts and for ways into the menu. */
    selectWholeMenuSections: wholeMenuSections,
    selectFoodFilter: (state) => state.foodFilter,
    selectIsCollapsed: (state, name: string) => state.collapsedCategories.includes(name),
    /** Dishes that the home page recommends, those that ran out last. */
    selectPopularDishes: popularDishes,
  },
});

export const {
  selectMenu,
  selectShownMenu,
  selectMenuKnownAt,
  selectBanners,
  selectCategoryTiles,
  selectDish,
  selectVariantOwners,
  selectMenuSections,
  selectWholeMenuSections,
  selectFoodFilter,
  selectIsCollapsed,
  selectPopularDishes,
} = slice.selectors;
export const { foodFilterChosen, categoryToggled, categorySought } = slice.actions;
export const menuReducer = slice.reducer;
