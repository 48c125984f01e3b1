import { combineReducers, configureStore } from '@reduxjs/toolkit';
import { addressesReducer } from '@/domain/addresses/slice';
import { cartReducer } from '@/domain/cart/slice';
import { checkoutReducer } from '@/domain/checkout/slice';
import { menuReducer } from '@/domain/menu/slice';
import { offersReducer } from '@/domain/offers/slice';
import { ordersReducer } from '@/domain/orders/slice';
import { pricingReducer } from '@/domain/pricing/slice';
import { promptsReducer } from '@/domain/prompts/slice';
import { sessionReducer } from '@/domain/session/slice';
import type { ShopAddress } from '@/domain/shop/identify';
import { shopReducer, shopStateFor } from '@/domain/shop/slice';
import { makeListeners, type ShowToast } from './listeners';

const rootReducer = combineReducers({
  addresses: addressesReducer,
  cart: cartReducer,
  checkout: checkoutReducer,
  menu: menuReducer,
  offers: offersReducer,
  orders: ordersReducer,
  pricing: pricingReducer,
  prompts: promptsReducer,
  session: sessionReducer,
  shop: shopReducer,
});

export type RootState = ReturnType<typeof rootReducer>;

/**
 * The store of one page, made for the shop that its address names.
 * @param showToast draws what the diner is to be told; nothing is drawn without it.
 */
export function makeStore(address: ShopAddress, showToast: ShowToast = () => undefined) {
  const listeners = makeListeners(address, showToast);
  return configureStore({
    reducer: rootReducer,
    preloadedState: { shop: shopStateFor(address) },
    middleware: (defaults) =>
      defaults({ serializableCheck: false, immutableCheck: false }).prepend(listeners),
  });
}

export type AppStore = ReturnType<typeof makeStore>;
export type AppDispatch = AppStore['dispatch'];
