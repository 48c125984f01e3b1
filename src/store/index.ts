import { configureStore, createListenerMiddleware } from '@reduxjs/toolkit';
import { rootReducer } from '@/domain/root-reducer';
import type { ShopSite } from '@/domain/shop/identify';
import { shopStateFor } from '@/domain/shop/slice';
import { makeListeners, type ShowToast } from './listeners';

function storeFor(address: ShopSite, listeners: ReturnType<typeof makeListeners>) {
  return configureStore({
    reducer: rootReducer,
    preloadedState: { shop: shopStateFor(address) },
    middleware: (getDefaultMiddleware) => getDefaultMiddleware().prepend(listeners),
  });
}

/** Creates the store of a page for the shop in its URL. @param showToast shows a toast. */
export function makeStore(address: ShopSite, showToast: ShowToast = () => undefined) {
  return storeFor(address, makeListeners(address, showToast));
}

/** Creates a store without listeners, for prerendering. */
export function makeStaticStore(address: ShopSite) {
  return storeFor(address, createListenerMiddleware().middleware);
}

export type AppStore = ReturnType<typeof makeStore>;
