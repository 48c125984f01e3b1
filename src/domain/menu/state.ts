import { idle, type Loadable } from '../loadable';
import type { FoodFilter } from './shown-categories';
import type { Banner, CategoryTile, Menu } from './types';

export interface MenuState {
  menu: Loadable<Menu | null>;
  partialMenu: Menu | null;
  /** Epoch ms of the request for the shown menu; null without a menu and for a partial one. */
  requestedAt: number | null;
  banners: Loadable<readonly Banner[] | null>;
  categoryTiles: Loadable<readonly CategoryTile[] | null>;
  foodFilter: FoodFilter;
  /** Category names. The store holds this and `foodFilter`, so that they survive navigation. */
  collapsedCategories: readonly string[];
}

export const initialState: MenuState = {
  menu: idle(null),
  partialMenu: null,
  requestedAt: null,
  banners: idle(null),
  categoryTiles: idle(null),
  foodFilter: 'all',
  collapsedCategories: [],
};

/** The menu, or its start while the rest is parsed. */
export const shownMenu = ({ menu, partialMenu }: MenuState): Menu | null => menu.data ?? partialMenu;
