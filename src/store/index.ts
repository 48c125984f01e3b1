import { configureStore, createListenerMiddleware } from '@reduxjs/toolkit';
import { rootReducer } from '@/domain/root-reducer';
import type { ShopSite } from '@/domain/shop/identify';
import { shopStateFor } from '@/domain/shop/slice';
import { makeListeners, type ShowToast } from './listeners';

function storeFor(site: ShopSite, listeners: ReturnType<typeof makeListeners>) {
  return configureStore({
    reducer: rootReducer,
    preloadedState: { shop: shopStateFor(site) },
    middleware: (getDefaultMiddleware) => getDefaultMiddleware().prepend(listeners),
  });
}

export function makeStore(site: ShopSite, showToast: ShowToast = () => undefined) {
  return storeFor(site, makeListeners(site, showToast));
}

/** Creates a store without listeners, for prerendering. */
export function makeStaticStore(site: ShopSite) {
  return storeFor(site, createListenerMiddleware().middleware);
}

export type AppStore = ReturnType<typeof makeStore>;
