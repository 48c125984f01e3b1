import {
  applyMiddleware,
  combineReducers,
  createListenerMiddleware,
  legacy_createStore,
  type EnhancedStore,
  type Middleware,
  type ThunkDispatch,
  type UnknownAction,
} from '@reduxjs/toolkit';
import { addressesReducer } from '@/domain/addresses/state';
import { cartReducer } from '@/domain/cart/slice';
import { checkoutReducer } from '@/domain/checkout/slice';
import { connectionReducer } from '@/domain/connection/slice';
import { menuReducer } from '@/domain/menu/slice';
import { optionsReducer } from '@/domain/options/state';
import { offersReducer } from '@/domain/offers/state';
import { ordersReducer } from '@/domain/orders/state';
import { pricingReducer } from '@/domain/pricing/state';
import { promptsReducer } from '@/domain/prompts/slice';
import { sessionReducer } from '@/domain/session/slice';
import type { ShopAddress } from '@/domain/shop/identify';
import { shopReducer, shopStateFor } from '@/domain/shop/slice';
import { makeListeners, type ShowToast } from './listeners';

const rootReducer = combineReducers({
  addresses: addressesReducer,
  cart: cartReducer,
  checkout: checkoutReducer,
  connection: connectionReducer,
  menu: menuReducer,
  offers: offersReducer,
  options: optionsReducer,
  orders: ordersReducer,
  pricing: pricingReducer,
  prompts: promptsReducer,
  session: sessionReducer,
  shop: shopReducer,
});

export type RootState = ReturnType<typeof rootReducer>;

/** Thunks as `configureStore` has them. */
const thunks: Middleware<ThunkDispatch<RootState, undefined, UnknownAction>> =
  ({ dispatch, getState }) =>
  (next) =>
  (action) =>
    typeof action === 'function'
      ? (action as (...api: unknown[]) => unknown)(dispatch, getState)
      : next(action);

function storeFor(address: ShopAddress, listeners: ReturnType<typeof makeListeners>) {
  // `configureStore` would bring its checks and batching into the first load, none of which is used here.
  const enhancer = applyMiddleware(listeners, thunks);
  const store = legacy_createStore(rootReducer, { shop: shopStateFor(address) }, enhancer);
  return store as EnhancedStore<RootState, UnknownAction, [typeof enhancer]>;
}

/**
 * The store of one page, made for the shop that its address names.
 * @param showToast draws what the diner is to be told; nothing is drawn without it.
 */
export function makeStore(address: ShopAddress, showToast: ShowToast = () => undefined) {
  return storeFor(address, makeListeners(address, showToast));
}

/** A store of which nothing follows: for a page that is written ahead, without a diner or a browser. */
export function makeStillStore(address: ShopAddress) {
  return storeFor(address, createListenerMiddleware().middleware);
}

export type AppStore = ReturnType<typeof makeStore>;
export type AppDispatch = AppStore['dispatch'];
