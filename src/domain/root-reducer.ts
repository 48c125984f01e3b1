import { combineSlices, type ThunkDispatch, type UnknownAction } from '@reduxjs/toolkit';
import { initialState as addresses } from './addresses/types';
import { cartReducer } from './cart/slice';
import { checkoutReducer } from './checkout/slice';
import { connectivityReducer } from './connectivity/slice';
import { menuReducer } from './menu/slice';
import { initialState as offers } from './offers/types';
import { initialState as optionGroups } from './option-groups/types';
import { initialState as orders } from './orders/types';
import { initialState as bill } from './bill/types';
import { dialogsReducer } from './dialogs/slice';
import { commandsReducer } from './server/command';
import { wantedReducer } from './server/wanted-resources';
import { sessionReducer } from './session/slice';
import { shopReducer } from './shop/slice';
import type { StoreExtra } from './store-extra';
import { visitReducer } from './visit/slice';

/** Holds the initial state of a lazy slice for its selectors, until a page imports and injects the slice. */
const placeholder =
  <State>(initialState: State) =>
  (state = initialState): State =>
    state;

export const rootReducer = combineSlices({
  addresses: placeholder(addresses),
  cart: cartReducer,
  checkout: checkoutReducer,
  connectivity: connectivityReducer,
  menu: menuReducer,
  offers: placeholder(offers),
  optionGroups: placeholder(optionGroups),
  orders: placeholder(orders),
  bill: placeholder(bill),
  dialogs: dialogsReducer,
  session: sessionReducer,
  shop: shopReducer,
  visit: visitReducer,
  commands: commandsReducer,
  wanted: wantedReducer,
});

export type RootState = ReturnType<typeof rootReducer>;
export type AppDispatch = ThunkDispatch<RootState, StoreExtra, UnknownAction>;

export interface StoreLike {
  dispatch: AppDispatch;
  getState: () => RootState;
}
