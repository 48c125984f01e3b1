import { configureStore, createListenerMiddleware } from '@reduxjs/toolkit';
import { rootReducer } from '@/domain/root-reducer';
import type { ShopAddress } from '@/domain/shop/identify';
import { shopStateFor } from '@/domain/shop/slice';
import { makeListeners, type ShowToast } from './listeners';

export type RootState = ReturnType<typeof rootReducer>;

function storeFor(address: ShopAddress, listeners: ReturnType<typeof makeListeners>) {
  return configureStore({
    reducer: rootReducer,
    preloadedState: { shop: shopStateFor(address) },
    middleware: (getDefaultMiddleware) => getDefaultMiddleware().prepend(listeners),
  });
}

/**
 * The store of one page, made for the shop that its address names.
 * @param showToast draws what the diner is to be told; nothing is drawn without it.
 */
export function makeStore(address: ShopAddress, showToast: ShowToast = () => undefined) {
  return storeFor(address, makeListeners(address, showToast));
}

/** A store of which nothing follows: for a page that is written ahead, without a diner or a browser. */
export function makeStaticStore(address: ShopAddress) {
  return storeFor(address, createListenerMiddleware().middleware);
}

export type AppStore = ReturnType<typeof makeStore>;
export type AppDispatch = AppStore['dispatch'];
